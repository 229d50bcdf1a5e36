import { toTableLabel } from '@masthead/content-rules/html';
import { articleContent } from '@masthead/content-rules/html-rules';
import sanitizeHtml from 'sanitize-html';
import { wrapTexts } from '@masthead/texts/article';
import { sanitizeBlock } from '../../screens/article/articleBody';
import { getLayout } from './AmpCover';

/** Default size of a picture without dimensions, in px. */
const usual = { width: '1200', height: '800' };

const isLength = (value: string | undefined): value is string => /^[1-9]\d{0,4}$/.test(value ?? '');

const toAmpImage: sanitizeHtml.Transformer = (_, { src = '', srcset, alt = '', width, height }) => ({
  tagName: 'amp-img',
  attribs: {
    src,
    alt,
    layout: isLength(width) ? getLayout(Number(width)) : 'responsive',
    ...(isLength(width) && isLength(height) ? { width, height } : usual),
    ...(srcset && { srcset }),
  },
});

/** AMP allows `_blank` and no other target. */
const toAmpLink: sanitizeHtml.Transformer = (tagName, { target, ...attribs }) => ({
  tagName,
  attribs: { ...attribs, ...(target === '_blank' && { target }) },
});

const { img: _, ...attributes } = articleContent.allowedAttributes;

/** Sanitizing rules that convert pictures to `amp-img`. */
const ampRules: sanitizeHtml.IOptions = {
  ...articleContent,
  allowedTags: articleContent.allowedTags.map((tag) => (tag === 'img' ? 'amp-img' : tag)),
  allowedAttributes: { ...attributes, 'amp-img': ['src', 'srcset', 'alt', 'layout', 'width', 'height'] },
  allowedSchemesByTag: { ...articleContent.allowedSchemesByTag, 'amp-img': articleContent.allowedSchemesByTag.img },
  transformTags: { img: toAmpImage, a: toAmpLink },
};

const frame = (table: string): string =>
  `<div class="table-scroll" role="region" aria-label="${toTableLabel(table, wrapTexts.table)}" tabindex="0">${table}</div>`;

/** Converts a block to AMP HTML. It is sanitized first, so no AMP element of an author passes. */
export const toAmpHtml = (block: string): string => {
  const html = sanitizeHtml(sanitizeBlock(block), ampRules);
  return html.includes('class="table-scroll"') ? html : html.replaceAll(/<table\b[^]*?<\/table>/g, frame);
};
