/** A corner without words is no header, and is read out as nothing. */
const withoutEmptyHeaders = (table: string) => table.replaceAll(/<th\b[^>]*>\s*<\/th>/gi, '<td></td>');

/**
 * Puts every table of an article's or an edited page's HTML into a frame that scrolls sideways and that the keyboard can reach, so that a
 * wide table never widens the page. It relies on the tables being well formed, as sanitised HTML is, and not nested.
 */
export const tidyTables = (html: string): string =>
  html.replaceAll(
    /<table\b[^]*?<\/table>/gi,
    (table) => `<div data-table role="group" aria-label="Table" tabindex="0">${withoutEmptyHeaders(table)}</div>`,
  );
