import { wrapTexts } from '@masthead/texts/article';

/** An empty corner cell is not a header; screen readers would announce it as blank. */
const withoutEmptyHeaders = (table: string) => table.replaceAll(/<th\b[^>]*>\s*<\/th>/gi, '<td></td>');

/** "$54.1 million": a number and the only word after it in a cell stay in one line. */
const withWholeFigures = (table: string) => table.replaceAll(/(\d) (\p{L}+<\/td>)/gu, '$1\u00A0$2');

/** The text of a caption for an attribute. Its entities stay as they are. */
const getCaption = (table: string): string =>
  (/<caption\b[^>]*>([^]*?)<\/caption>/i.exec(table)?.[1] ?? '')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('"', '&quot;')
    .trim();

/** A table with the frame that the content service may have added. */
const framedTable =
  /<div class="table-scroll"(?:[^>]*? aria-label="([^"]*)")?[^>]*>\s*(<table\b[^]*?<\/table>)\s*<\/div>|<table\b[^]*?<\/table>/gi;

/**
 * Wraps every table in one scrollable, focusable frame, so that a wide table never widens the page. The caption names
 * it. Expects well-formed tables that are not nested, as sanitized HTML has them.
 */
export const wrapTables = (html: string): string =>
  html.replaceAll(framedTable, (match: string, label: string | undefined, framed: string | undefined) => {
    const table = framed ?? match;
    const name = getCaption(table) || (label ?? wrapTexts.table);
    return `<div data-table role="group" aria-label="${name}" tabindex="0">${withWholeFigures(withoutEmptyHeaders(table))}</div>`;
  });
