import { stringify } from 'csv-stringify/sync';
import type { WireChart } from '../../content/story/chart';

/** A negative number is no formula. */
const toValue = (cell: string): string | number => (/^-\d+(?:\.\d+)?$/.test(cell) ? Number(cell) : cell);

/**
 * Formats the data of a chart as CSV (RFC 4180). A text that begins like a formula gets an apostrophe, so that no
 * spreadsheet runs it (OWASP, CSV injection).
 */
export const toCsv = ({ columns, rows }: Pick<WireChart, 'columns' | 'rows'>): string =>
  stringify([[...columns], ...rows.map((row) => row.map(toValue))], {
    escape_formulas: true,
    quoted_match: /[\r\n]/,
    record_delimiter: 'windows',
  });
