/** Spreadsheets run a cell as a formula that begins with one of these characters, also after quotation marks. */
const formulaStart = /^[=+\-@\t\r]/;

/** A value of a cell: a number as it is, a text in quotation marks, never as a formula. */
const toCell = (value: string | number | null | undefined): string => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const text = formulaStart.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
};

/** A table as CSV (RFC 4180), with the byte order mark by which spreadsheets recognize UTF-8. */
export const toCsv = (
  header: readonly string[],
  rows: readonly (readonly (string | number | null | undefined)[])[],
): string => `\uFEFF${[header, ...rows].map((cells) => `${cells.map(toCell).join(',')}\r\n`).join('')}`;
