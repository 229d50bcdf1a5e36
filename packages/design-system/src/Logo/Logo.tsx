import type { LogoImage } from '../types/navigation';
import * as styles from './Logo.css';

export type LogoProps = {
  image: LogoImage;
  /** The publication's name. */
  name: string;
  height?: keyof typeof styles.height;
};

/** A wordmark, never respaced or recolored. */
export const Logo = ({ image, name, height = 'small' }: LogoProps) => (
  <img
    className={`${styles.root} ${styles.height[height]}`}
    src={image.src}
    width={image.width}
    height={image.height}
    alt={name}
    // In the footer or the closed drawer, where it must not delay the largest picture.
    loading="lazy"
    decoding="async"
  />
);
