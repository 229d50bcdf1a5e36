import { escapeHtml } from '@masthead/content-rules/html';
import { imageWidths } from '../images/shapes.ts';
import { type MediaImageTexts, toMediaImage } from './mediaImage.ts';
import type { MediaRecord } from './mediaRecord.ts';

/** Width in px of the text column. */
const columnWidth = 680;

/** Pictures higher than wide are limited in height by the class `upright`, small ones have their size. */
const getClass = ({ width, height }: { width: number; height: number }): string | undefined => {
  if (width < columnWidth) return 'small';
  return height > width ? 'upright' : undefined;
};

/**
 * The HTML of a picture of the library in the body of an article, with its size, sources for every width, caption and
 * credit. All texts are plain text.
 * @example toMediaFigure(record, { alt: 'The tower from the river', caption: 'The tower', credit: 'Ann Lee' })
 */
export const toMediaFigure = (record: MediaRecord, texts: MediaImageTexts = {}): string => {
  const { uri, width = columnWidth, height = columnWidth, alt = '', caption, credit } = toMediaImage(record, texts);
  const widths = record.isAnimated ? [] : imageWidths.filter((candidate) => candidate <= width);
  const name = getClass({ width, height });
  const attributes = {
    src:
      widths.length > 0 ? `${uri}/?width=${widths.findLast((candidate) => candidate <= 800) ?? widths[0]}` : `${uri}/`,
    ...(widths.length > 1 && {
      srcset: widths.map((candidate) => `${uri}/?width=${candidate} ${candidate}w`).join(', '),
      sizes: width < columnWidth ? `${width}px` : `(min-width: 720px) ${columnWidth}px, 100vw`,
    }),
    alt,
    width: String(width),
    height: String(height),
    loading: 'lazy',
  };
  const image = Object.entries(attributes).map(([key, value]) => `${key}="${escapeHtml(value)}"`);
  const text = [caption, credit].filter(Boolean).join(' ');
  return `<figure${name ? ` class="${name}"` : ''}><img ${image.join(' ')}>${text ? `<figcaption>${escapeHtml(text)}</figcaption>` : ''}</figure>`;
};
