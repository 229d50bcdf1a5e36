import type { ReactElement } from 'react';
import * as styles from './Icon.css';

export type IconFrameProps = {
  name: string;
  paint: keyof typeof styles.paint;
  size?: keyof typeof styles.size | undefined;
  children: ReactElement | undefined;
};

const turning: ReadonlySet<string> = new Set(['chevron-left', 'chevron-right', 'external']);

/** The `<svg>` of an icon, hidden from screen readers. */
export const IconFrame = ({ name, paint, size = 'normal', children }: IconFrameProps) => (
  <svg
    className={`${styles.root} ${styles.size[size]} ${styles.paint[paint]} ${turning.has(name) ? styles.turning : ''}`}
    viewBox="0 0 20 20"
    width="20"
    height="20"
    aria-hidden="true"
  >
    {children}
  </svg>
);
