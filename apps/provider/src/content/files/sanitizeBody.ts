import { removeForbiddenCharacters, toTableLabel } from '@masthead/content-rules/html';
import { articleContent } from '@masthead/content-rules/html-rules';
import { getTexts } from '@masthead/texts/languages';
import sanitizeHtml from 'sanitize-html';

const external = /^https?:/;

/** The alignment of a cell, as other systems write it: for their scripts, as a style or as a class. */
const alignCell = (tagName: string, { align, ...attributes }: sanitizeHtml.Attributes): sanitizeHtml.Tag => {
  const written = `${attributes['style']} ${attributes['class']}`;
  const [, styled] = /\btext-align:\s*(\w+)|\bhas-text-align-(\w+)/.exec(written)?.filter(Boolean) ?? [];
  const value = align ?? attributes['data-align'] ?? styled;
  return { tagName, attribs: { ...attributes, ...(value !== undefined && { align: value }) } };
};

/** Attributes that have a value, if an empty one, as in XML. The types of the library lack the option. */
const wellFormed = { allowedEmptyAttributes: ['alt', 'reversed'] };

const bodyRules: sanitizeHtml.IOptions = {
  ...articleContent,
  ...wellFormed,
  // A span without a language, a direction or an id means nothing: only its content stays.
  exclusiveFilter: ({ tag, attribs: { id, lang, dir } }) =>
    tag === 'span' && (id ?? lang ?? dir) === undefined && 'excludeTag',
  transformTags: {
    td: alignCell,
    th: alignCell,
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
