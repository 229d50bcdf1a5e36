import { stringify } from 'csv-stringify/sync';
import type { WireChart } from '../../content/story/chart';

/** A cell that is a number stays one in a spreadsheet, also a negative one. */
const toValue = (cell: string): string | number => (/^-?\d+(?:\.\d+)?$/.test(cell) ? Number(cell) : cell);

/**
 * Formats the data of a chart as CSV (RFC 4180). A text that begins like a formula gets an apostrophe, so that no
 * spreadsheet runs it (OWASP, CSV injection).
 */
export const toCsv = ({ columns, rows }: Pick<WireChart, 'columns' | 'rows'>): string =>
  stringify([[...columns], ...rows.map((row) => row.map(toValue))], { escape_formulas: true, record_delimiter: 'windows' });
