import { stringify } from 'csv-stringify/sync';

/**
 * Formats a table as CSV (RFC 4180) with the byte order mark by which spreadsheets recognize UTF-8. Texts are in quotation
 * marks, and none is a formula.
 */
export const toCsv = (
  header: readonly string[],
  rows: readonly (readonly (string | number | null | undefined)[])[],
): string =>
  stringify([[...header], ...rows.map((row) => [...row])], {
    bom: true,
    escape_formulas: true,
    quoted_string: true,
    record_delimiter: 'windows',
  });
