import { removeForbiddenCharacters, toTableLabel } from '@masthead/content-rules/html';
import { articleContent } from '@masthead/content-rules/html-rules';
import { getTexts } from '@masthead/texts/languages';
import sanitizeHtml from 'sanitize-html';

const external = /^https?:/;

const bodyRules: sanitizeHtml.IOptions = {
  ...articleContent,
  // A span without a language, a direction or an id means nothing: only its content stays.
  exclusiveFilter: ({ tag, attribs: { id, lang, dir } }) =>
    tag === 'span' && (id ?? lang ?? dir) === undefined && 'excludeTag',
  transformTags: {
    a: (tagName, { name, ...attributes }) => ({
      tagName,
      attribs: {
        ...attributes,
        // Old HTML names the targets of links.
        ...(name !== undefined && attributes['id'] === undefined && { id: name }),
        ...(external.test(attributes['href'] ?? '') && { rel: 'noopener' }),
      },
    }),
  },
};

/** Sanitizes a block of HTML by the rules of article bodies. */
export const sanitizeBody = (html: string): string => removeForbiddenCharacters(sanitizeHtml(html, bodyRules)).trim();

/** A wide table scrolls in a focusable frame, whose label is in the language of the publication (BCP 47). */
export const toTableFrame = (table: string, language: string): string => {
  const label = toTableLabel(table, getTexts(language).article.wrapTexts.table);
  return `<div class="table-scroll" role="region" tabindex="0" aria-label="${label}">${table}</div>`;
};
