import sanitizeHtml from 'sanitize-html';
import { articleContent } from '@masthead/config/content-rules';

/** One block of an article's body, safe to stand in the page. Empty when nothing of it is. The content service sanitizes too. */
export const sanitizeBlock = (html: string): string => sanitizeHtml(html, articleContent).trim();

/** `nofollow` articles (SPEC §3) give no weight to the places they link to. */
export const sanitizeNofollowBlock = (html: string): string =>
  sanitizeHtml(html, {
    ...articleContent,
    transformTags: { a: (tagName, attribs) => ({ tagName, attribs: { ...attribs, rel: 'nofollow noopener' } }) },
  }).trim();

/** In characters of markup: as much text as, with its picture, is as tall as the side column with these links in it. */
const minCharactersBeside = 2_000;

/** Where an article leads on to related ones: in the side column, or under a text so short that the column would be taller. */
export const getDigDeeperPosition = (blocks: readonly { html: string }[]): 'beside' | 'below' =>
  blocks.reduce((sum, { html }) => sum + html.length, 0) < minCharactersBeside ? 'below' : 'beside';
