import { unescapeHtml } from '@masthead/config/html';
import sanitizeHtml from 'sanitize-html';

/** Removes tags, scripts and styles from HTML and decodes its entities. */
export const stripTags = (html: string): string =>
  unescapeHtml(sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} }));
