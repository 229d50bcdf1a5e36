import { unescapeHtml } from '@masthead/content-rules/html';
import sanitizeHtml from 'sanitize-html';

/** Removes tags, scripts and styles from HTML and decodes its entities. */
export const stripTags = (html: string): string =>
  unescapeHtml(sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} }));
