import * as styles from './Skeleton.css';

export type SkeletonProps = {
  /** The type role of the lines. */
  text?: keyof typeof styles.line;
  lines?: number;
};

/**
 * Reserves the space of lines that load, so that nothing moves. Hidden from screen readers: the loading container has
 * `aria-busy`.
 */
export const Skeleton = ({ text = 'ui', lines = 3 }: SkeletonProps) => (
  <span className={styles.root} aria-hidden="true">
    {Array.from({ length: lines }, (_, index) => (
      <span key={index} className={styles.line[text]} />
    ))}
  </span>
);
