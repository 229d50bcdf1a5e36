import sanitizeHtml from 'sanitize-html';

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};

/** Removes tags, scripts and styles from HTML and decodes its entities. */
export const stripTags = (html: string): string =>
  sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} }).replace(
    /&(?:lt|gt|quot|#39|amp);/g,
    (entity) => entities[entity] ?? entity,
  );
