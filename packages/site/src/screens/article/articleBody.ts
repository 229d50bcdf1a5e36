import sanitizeHtml from 'sanitize-html';
import { articleContent } from '@masthead/content-rules/html-rules';

/** One sanitized block of an article's body; empty if nothing of it is allowed. The content service sanitizes too. */
export const sanitizeBlock = (html: string): string => sanitizeHtml(html, articleContent).trim();

/** Sanitizes a block of a `nofollow` article (§3): its links have `rel="nofollow"`. */
export const sanitizeNofollowBlock = (html: string): string =>
  sanitizeHtml(html, {
    ...articleContent,
    transformTags: { a: (tagName, attribs) => ({ tagName, attribs: { ...attribs, rel: 'nofollow noopener' } }) },
  }).trim();

type Text = { blocks: readonly { html: string }[]; deal?: object };

/** Characters of markup with which an article is as tall as the rail with the related stories. */
const minCharactersBeside = 2_000;
/** Characters of a text that is as tall as the deal box. */
const dealBoxCharacters = 900;

/** Characters of markup with which a text without a picture ends on the second screen of a phone. */
const maxCharactersInReach = 1_630;

const countCharacters = ({ blocks, deal }: Text): number =>
  blocks.reduce((sum, { html }) => sum + html.length, deal ? dealBoxCharacters : 0);

/** The position of the related stories: in the rail, or below a text that is shorter than the rail. */
export const getDigDeeperPosition = (text: Text): 'beside' | 'below' =>
  countCharacters(text) < minCharactersBeside ? 'below' : 'beside';

/** Whether a phone shows the end of the text after two screens. */
export const endsOutOfReach = (text: Text & { hero?: object }): boolean =>
  text.hero !== undefined || countCharacters(text) > maxCharactersInReach;
