import type { PictureAspect } from '../Picture/Picture';
import * as styles from './Skeleton.css';

export type SkeletonProps = {
  /** `picture` is as high as a `Picture`, `teaser` as a picture with text, `lines` as lines of a type role. */
  shape: 'lines' | 'picture' | 'teaser';
  aspect?: Exclude<PictureAspect, 'natural'>;
  text?: keyof typeof styles.line;
  lines?: number;
};

const Lines = ({ text, lines }: { text: keyof typeof styles.line; lines: number }) => (
  <span className={styles.stack}>
    {Array.from({ length: lines }, (_, index) => (
      <span key={index} className={styles.line[text]} />
    ))}
  </span>
);

/**
 * Reserves the space of loading content, so that nothing moves. Hidden from screen readers: the loading container has
 * `aria-busy`.
 */
export const Skeleton = ({
  shape,
  aspect = '16:9',
  text = shape === 'teaser' ? 'h4' : 'ui',
  lines = shape === 'teaser' ? 2 : 3,
}: SkeletonProps) => (
  <span className={styles.root} aria-hidden="true">
    {shape !== 'lines' && <span className={styles.picture} style={{ aspectRatio: aspect.replace(':', ' / ') }} />}
    {shape === 'teaser' && <Lines text="kicker" lines={1} />}
    {shape !== 'picture' && <Lines text={text} lines={lines} />}
  </span>
);
