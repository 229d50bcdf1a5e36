import { parse } from 'csv-parse/sync';
import type { ChartType } from '../../../db/tables/columns.ts';

/** Bounds of a chart, for its readability and its cost. */
export const chartLimits = {
  charts: 8,
  sourceCharacters: 16_000,
  label: 60,
  rows: { bar: 16, dot: 16, line: 120, table: 40 },
  series: { bar: 3, dot: 3, line: 4, table: 7 },
} as const;

/** The rows of a chart, its first line apart. Numbers have digits and a point only; an empty cell has no value. */
type ChartRows = { columns: readonly string[]; rows: readonly (readonly string[])[] };

export type DataIssue = { line?: number; message: string };

const number = /^-?\d{1,12}(?:\.\d{1,6})?$/;

type Line = { record: string[]; index: number };

const readLines = (data: string): { ok: true; lines: readonly Line[] } | { ok: false; issue: DataIssue } => {
  try {
    const records = parse(data, {
      trim: true,
      skip_empty_lines: true,
      relax_column_count: true,
      info: true,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    return { ok: true, lines: records.map(({ record, info }) => ({ record, index: info.lines - 1 })) };
  } catch (error) {
    return { ok: false, issue: { message: `is not CSV: ${error instanceof Error ? error.message : String(error)}` } };
  }
};

const checkLine = (type: ChartType, width: number, { record, index }: Line): readonly DataIssue[] => {
  const [label = '', ...values] = record;
  const issues: string[] = [];
  if (record.length !== width)
    issues.push(
      `has ${record.length} values and the first line ${width}. Write numbers without separators, and quote a text with a comma`,
    );
  if (label === '') issues.push('has no label');
  if (type !== 'table')
    for (const value of values)
      if (value !== '' && !number.test(value))
        issues.push(`"${value.slice(0, 40)}" is not a number. Write digits only; prefix and suffix have the unit`);
  if (record.some((cell) => /[\n\r]/.test(cell))) issues.push('has a text with a line break');
  if (record.some((cell) => cell.length > chartLimits.label))
    issues.push(`has a text of more than ${chartLimits.label} characters`);
  return issues.map((message) => ({ line: index, message }));
};

const checkSize = (type: ChartType, columns: readonly string[], lines: readonly Line[]): readonly DataIssue[] => {
  const issues: DataIssue[] = [];
  const [maxRows, maxSeries] = [chartLimits.rows[type], chartLimits.series[type]];
  const series = columns.length - 1;
  if (series < 1 || series > maxSeries)
    issues.push({
      line: 0,
      message: `has ${Math.max(0, series)} columns of values; a ${type} chart has 1 to ${maxSeries}`,
    });
  if (lines.length < 2 || lines.length > maxRows)
    issues.push({ message: `has ${lines.length} rows; a ${type} chart has 2 to ${maxRows}` });
  if (columns.some((name) => name === '')) issues.push({ line: 0, message: 'has a column without a name' });
  if (new Set(columns).size !== columns.length) issues.push({ line: 0, message: 'names a column twice' });
  const labels = lines.map(({ record: [label] }) => label);
  const repeated = lines.find(({ record: [label] }, index) => labels.indexOf(label) !== index);
  if (repeated) issues.push({ line: repeated.index, message: `"${repeated.record[0]}" occurs more than once` });
  const empty = columns.slice(1).filter((_, index) => lines.every(({ record }) => !record[index + 1]));
  if (empty.length > 0) issues.push({ message: `has no value of "${empty.join('", "')}"` });
  return issues;
};

/** Parses the CSV lines of a chart. Returns all issues. */
export const parseChartData = (
  type: ChartType,
  data: string,
): { ok: true; value: ChartRows } | { ok: false; issues: readonly DataIssue[] } => {
  const read = readLines(data);
  if (!read.ok) return { ok: false, issues: [read.issue] };
  const [head, ...lines] = read.lines;
  if (!head) return { ok: false, issues: [{ message: 'needs a line with the names of the columns, then the rows' }] };
  const columns = head.record;
  const issues = [
    ...checkSize(type, columns, lines),
    ...lines.flatMap((line) => checkLine(type, columns.length, line)),
  ];
  return issues.length > 0
    ? { ok: false, issues }
    : { ok: true, value: { columns, rows: lines.map(({ record }) => record) } };
};
