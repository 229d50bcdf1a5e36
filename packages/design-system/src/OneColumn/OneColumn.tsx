import type { ReactNode } from 'react';
import * as styles from './OneColumn.css';

export type OneColumnProps = {
  children: ReactNode;
  /** `measure` is the width of running text, `page` that of the grid. */
  width?: keyof typeof styles.width;
};

/** The one-column layout (§2.6). */
export const OneColumn = ({ children, width = 'measure' }: OneColumnProps) => (
  <div className={`${styles.root} ${styles.width[width]}`}>{children}</div>
);
