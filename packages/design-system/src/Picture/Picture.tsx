import type { Picture as PictureData } from '../types/story';
import * as styles from './Picture.css';

/** A picture. */
export type Picture = PictureData;

/** Aspect ratio of the crop. */
export type PictureAspect = keyof typeof styles.picture;

export type PictureProps = {
  image: PictureData;
  /** Aspect ratio of the crop; `natural` keeps the original. */
  aspect?: PictureAspect;
  /** Rendered width for the `sizes` attribute. */
  sizes?: string;
  /** `eager` is visible without scrolling; `first` is the LCP picture and has priority. */
  loading?: 'lazy' | 'eager' | 'first';
};

/** Removes the alternative text of a picture next to a headline that says the same, so that screen readers skip it. */
export const toDecorative = (image: PictureData): PictureData => ({ ...image, alt: '' });

/** A picture with reserved space, so that loading it moves nothing. */
export const Picture = ({ image, aspect = '16:9', sizes = '100vw', loading = 'lazy' }: PictureProps) => (
  <img
    className={styles.picture[aspect]}
    // The order matters: an image with `src` before `sizes` or `loading` may be fetched twice by older WebKit.
    loading={loading === 'lazy' ? 'lazy' : 'eager'}
    fetchPriority={loading === 'first' ? 'high' : undefined}
    decoding={loading === 'lazy' ? 'async' : undefined}
    sizes={image.srcSet ? sizes : undefined}
    srcSet={image.srcSet || undefined}
    src={image.src}
    width={image.width}
    height={image.height}
    alt={image.alt}
  />
);
