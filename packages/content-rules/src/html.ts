const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML and XML, both as content and in quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

const characters: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(entities).map(([character, entity]) => [entity, character]),
);

/** Replaces the entities that `escapeHtml` writes with their characters. */
export const unescapeHtml = (html: string): string =>
  html.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => characters[entity] ?? entity);

/** Returns the text of sanitized HTML: without tags and entities. */
export const getHtmlText = (html: string): string => unescapeHtml(html.replaceAll(/<[^<>]*>/g, '')).trim();
