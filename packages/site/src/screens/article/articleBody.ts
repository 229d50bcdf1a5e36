import { articleContent } from '@masthead/config/content-rules';
import sanitizeHtml from 'sanitize-html';

/** One block of an article's body, safe to stand in the page. Empty when nothing of it is. The content service sanitizes too. */
export const sanitizeBlock = (html: string): string => sanitizeHtml(html, articleContent).trim();

/** `nofollow` articles (SPEC §3) give no weight to the places they link to. */
export const sanitizeNofollowBlock = (html: string): string =>
  sanitizeHtml(html, {
    ...articleContent,
    transformTags: { a: (tagName, attribs) => ({ tagName, attribs: { ...attribs, rel: 'nofollow noopener' } }) },
  }).trim();
