import { escapeHtml } from '@masthead/content-rules/html';

/** HTML of a plain text: a paragraph for each part between empty lines. */
export const toParagraphs = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => `<p>${escapeHtml(part).replaceAll('\n', '<br>')}</p>`)
    .join('\n');
