/** The unit of a chart's values: text before and after a number, and its digits after the point. */
type ChartUnit = { prefix: string; suffix: string; decimals: number };

/** Formats a number of a chart with its unit: −$1,234.50. No value is an empty text. */
export const formatChartValue = (cell: string, { prefix, suffix, decimals }: ChartUnit, language = 'en-US'): string => {
  if (cell === '') return '';
  const digits = new Intl.NumberFormat(language, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  return `${Number(cell) < 0 ? '−' : ''}${prefix}${digits.format(Math.abs(Number(cell)))}${suffix}`;
};

/** Whether a text of a table is a number with its unit: $1.3 million, 9.4%, −18. */
const isNumeric = (text: string): boolean => /^[-−]?[$€£]?\d[\d,.]*(?: ?[%¢]| [A-Za-z]{1,12})?$/.test(text);

/** The alignment of a column: numbers end below each other, texts begin below each other. */
export const getChartAlign = (
  { type, rows }: { type: string; rows: readonly (readonly string[])[] },
  column: number,
): 'start' | 'end' => {
  if (column === 0) return 'start';
  const texts = rows.map((row) => row[column] ?? '').filter((text) => text !== '');
  return type !== 'table' || texts.every(isNumeric) ? 'end' : 'start';
};
