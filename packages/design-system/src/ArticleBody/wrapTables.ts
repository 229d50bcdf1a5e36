import { wrapTexts } from '@masthead/texts/article';

/** An empty corner cell is not a header; screen readers would announce it as blank. */
const withoutEmptyHeaders = (table: string) => table.replaceAll(/<th\b[^>]*>\s*<\/th>/gi, '<td></td>');

/**
 * Wraps every table in a scrollable, focusable frame, so that a wide table never widens the page. Expects well-formed
 * tables that are not nested, as sanitized HTML has them.
 */
export const wrapTables = (html: string): string =>
  html.replaceAll(
    /<table\b[^]*?<\/table>/gi,
    (table) =>
      `<div data-table role="group" aria-label="${wrapTexts.table}" tabindex="0">${withoutEmptyHeaders(table)}</div>`,
  );
