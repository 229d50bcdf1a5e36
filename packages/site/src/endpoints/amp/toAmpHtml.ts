import { articleContent } from '@masthead/config/content-rules';
import sanitizeHtml from 'sanitize-html';
import { sanitizeBlock } from '../../screens/article/articleBody';

/** What is assumed of a picture in the text whose size is not given, in px. */
const usual = { width: '1200', height: '800' };

const isLength = (value: string | undefined): value is string => /^[1-9]\d{0,4}$/.test(value ?? '');

const toAmpImage: sanitizeHtml.Transformer = (_, { src = '', srcset, alt = '', width, height }) => ({
  tagName: 'amp-img',
  attribs: {
    src,
    alt,
    layout: 'responsive',
    ...(isLength(width) && isLength(height) ? { width, height } : usual),
    ...(srcset && { srcset }),
  },
});

/** AMP allows a link a new tab and no named window. */
const toAmpLink: sanitizeHtml.Transformer = (tagName, { target, ...attribs }) => ({
  tagName,
  attribs: { ...attribs, ...(target === '_blank' && { target }) },
});

const { img: _, ...attributes } = articleContent.allowedAttributes;

/** Rewrites sanitized HTML: the elements of an article, with a picture as AMP's own element. */
const ampRules: sanitizeHtml.IOptions = {
  ...articleContent,
  allowedTags: articleContent.allowedTags.map((tag) => (tag === 'img' ? 'amp-img' : tag)),
  allowedAttributes: { ...attributes, 'amp-img': ['src', 'srcset', 'alt', 'layout', 'width', 'height'] },
  allowedSchemesByTag: { ...articleContent.allowedSchemesByTag, 'amp-img': articleContent.allowedSchemesByTag.img },
  transformTags: { img: toAmpImage, a: toAmpLink },
};

const frame = (table: string): string =>
  `<div class="table-scroll" role="region" aria-label="Table" tabindex="0">${table}</div>`;

/**
 * A block of an article's body as AMP takes it: pictures are AMP's own element with a size, and tables stand in a frame
 * that scrolls sideways. The block is sanitized as on the article's page first, so no AMP element of an author passes.
 */
export const toAmpHtml = (block: string): string => {
  const html = sanitizeHtml(sanitizeBlock(block), ampRules);
  return html.includes('class="table-scroll"') ? html : html.replaceAll(/<table\b[^]*?<\/table>/g, frame);
};
