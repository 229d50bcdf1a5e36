const entities: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  }),
);

/** Escapes text for HTML and XML, both as content and in quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities.get(character) ?? character);

const characters: ReadonlyMap<string, string> = new Map(
  [...entities].map(([character, entity]) => [entity, character]),
);

/** Replaces the entities that `escapeHtml` writes with their characters. */
export const unescapeHtml = (html: string): string =>
  html.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => characters.get(entity) ?? entity);

/**
 * Removes the marks of CDATA sections, such as feeds have around HTML. In HTML they are comments, whose text would be
 * lost.
 */
export const unwrapCdata = (html: string): string =>
  html.includes('<![CDATA[') ? html.replaceAll(/<!\[CDATA\[|\]\]>/g, '') : html;

/** Returns the text of sanitized HTML: without tags and entities. */
export const getHtmlText = (html: string): string => unescapeHtml(html.replaceAll(/<[^<>]*>/g, '')).trim();

/**
 * Removes the characters that XML 1.0 forbids (production `Char`), such as control characters and lone surrogates. The
 * two that separate words, a vertical tab and a form feed, become spaces.
 */
export const removeForbiddenCharacters = (text: string): string =>
  text.replaceAll(/[\v\f]/g, ' ').replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');

/** Returns the escaped name of a table for `aria-label`: the text of its caption, else `fallback`. */
export const toTableLabel = (table: string, fallback: string): string => {
  const [, caption = ''] = /<caption\b[^>]*>([^]*?)<\/caption>/i.exec(table) ?? [];
  return escapeHtml(getHtmlText(caption.replaceAll(/<br\b[^>]*>/gi, ' ')).replaceAll(/\s+/g, ' ') || fallback);
};
