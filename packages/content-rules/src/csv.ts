import { stringify } from 'csv-stringify/sync';

/** A cell: a number as it is, a text, or nothing. */
type CsvCell = string | number | null | undefined;

/**
 * `plain`: quotation marks where a text needs them. `spreadsheet`: around every text, after a byte order mark by which
 * spreadsheets recognize UTF-8.
 */
const styles = {
  plain: { quoted_match: /[\r\n]/ },
  spreadsheet: { bom: true, quoted_string: true },
} as const;

/** The first characters of a formula, also as full-width forms. */
const formula = /^[=+\-@\t\r\n\uFF0B\uFF0D\uFF1D\uFF20]/;
const negativeNumber = /^-\d+(?:,\d{3})*(?:\.\d+)?%?$/;

const toCell = (cell: CsvCell): CsvCell =>
  typeof cell === 'string' && formula.test(cell) && !negativeNumber.test(cell) ? `'${cell}` : cell;

/**
 * Formats a table as CSV (RFC 4180). A text that begins like a formula gets an apostrophe, so that no spreadsheet runs
 * it (OWASP, CSV injection). Negative numbers are no formulas.
 */
export const formatCsv = (rows: readonly (readonly CsvCell[])[], style: keyof typeof styles): string =>
  stringify(
    rows.map((row) => row.map(toCell)),
    { record_delimiter: 'windows', ...styles[style] },
  );
