import sanitizeHtml from 'sanitize-html';

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};

/** The text without its tags, and without what stands in scripts and styles. */
export const stripTags = (html: string): string =>
  sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} }).replace(
    /&(?:lt|gt|quot|#39|amp);/g,
    (entity) => entities[entity] ?? entity,
  );
