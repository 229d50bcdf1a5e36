import type { CSSProperties } from 'react';
import type { Picture as PictureData } from '../types/story';
import * as styles from './Picture.css';

/** A picture. */
export type Picture = PictureData;

/** Aspect ratio of the crop. */
export type PictureAspect = keyof typeof styles.picture;

export type PictureProps = {
  image: PictureData;
  /**
   * Aspect ratio of the crop. `natural` fills the width in the original ratio, `fill` its parent. `whole` is also no
   * larger than the picture and the window, `framed` shows all of it in a frame of 3:2.
   */
  aspect?: PictureAspect;
  /** Rendered width for the `sizes` attribute. */
  sizes?: string;
  /** `eager` is visible without scrolling; `first` is the LCP picture and has priority. */
  loading?: 'lazy' | 'eager' | 'first';
};

/** Removes the alternative text of a picture next to a headline that says the same, so that screen readers skip it. */
export const toDecorative = (image: PictureData): PictureData => ({ ...image, alt: '' });

/**
 * Narrower pictures, in px, are not enlarged to fill a crop. Portraits of people are, because they are small anyway.
 */
const minCroppedWidth = 240;
const enlarged: ReadonlySet<PictureAspect> = new Set(['4:5', '1:1', 'natural', 'whole', 'fill']);

/** The share of the window's height that a whole picture takes at most, in percent. */
const maxWholeHeight = 80;

const getStyle = (
  { width, height, color, position }: PictureData,
  aspect: PictureAspect,
): CSSProperties | undefined => {
  const style: CSSProperties = {
    ...(color && { backgroundColor: color }),
    ...(position && { objectPosition: position }),
    ...(width < minCroppedWidth && !enlarged.has(aspect) && { objectFit: 'scale-down' }),
    // A definite width reserves the height before the picture has loaded.
    ...(aspect === 'whole' && {
      width: `min(100%, ${width}px, ${((maxWholeHeight * width) / height).toFixed(1)}svh)`,
    }),
  };
  return Object.keys(style).length > 0 ? style : undefined;
};

/** Device pixels per px, at most, for which a picture has a source: nobody sees those of more. */
const maxDensity = 2;

/** The last part of `(min-width: 768px) 168px` or `/tower.webp 400w` as a number. */
const getWidth = (part: string): number => Number.parseInt(part.split(' ').at(-1) ?? '', 10);

/** The sources that a picture of a width in px may need. Where the window decides the width, these are all. */
const toNeededSources = (srcSet: string, sizes: string): string => {
  if (sizes.includes('vw')) return srcSet;
  const widest = Math.max(...sizes.split(', ').map(getWidth));
  const sources = srcSet.split(', ');
  const last = sources.findIndex((source) => getWidth(source) >= widest * maxDensity);
  return last === -1 ? srcSet : sources.slice(0, last + 1).join(', ');
};

/** A picture with reserved space, so that loading it moves nothing. */
export const Picture = ({ image, aspect = '16:9', sizes = '100vw', loading = 'lazy' }: PictureProps) => (
  <img
    className={styles.picture[aspect]}
    style={getStyle(image, aspect)}
    // The order matters: an image with `src` before `sizes` or `loading` may be fetched twice by older WebKit.
    loading={loading === 'lazy' ? 'lazy' : 'eager'}
    fetchPriority={loading === 'first' ? 'high' : undefined}
    decoding={loading === 'lazy' ? 'async' : undefined}
    sizes={image.srcSet ? sizes : undefined}
    srcSet={toNeededSources(image.srcSet, sizes) || undefined}
    src={image.src}
    width={image.width}
    height={image.height}
    alt={image.alt}
  />
);
