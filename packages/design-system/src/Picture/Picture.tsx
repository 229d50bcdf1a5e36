import type { Picture as PictureData } from '../types/story';
import * as styles from './Picture.css';

/** A picture that is ready to print. */
export type Picture = PictureData;

/** Aspect ratio that a picture is cropped to. */
export type PictureAspect = keyof typeof styles.picture;

export type PictureProps = {
  image: PictureData;
  /** The shape it is cropped to; `natural` keeps its own. */
  aspect?: PictureAspect;
  /** How wide it will stand, as the `sizes` attribute says it. */
  sizes?: string;
  /** `eager` is seen without scrolling; `first` is the one picture a page is waited for: loaded before others. */
  loading?: 'lazy' | 'eager' | 'first';
};

/** The same picture beside a headline that already says what it shows: hidden from screen readers. */
export const decorative = (image: PictureData): PictureData => ({ ...image, alt: '' });

/** A picture with its room reserved, so that nothing moves when it arrives. */
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
