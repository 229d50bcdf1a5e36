import type { ReactNode } from 'react';
import * as styles from './Grid.css';

export type GridProps = {
  /** `GridItem`s. */
  children: ReactNode;
  /** Space between rows. */
  rows?: keyof typeof styles.rows;
};

/** The twelve-column grid. Columns are ragged: an item is as high as its content. */
export const Grid = ({ children, rows = 'normal' }: GridProps) => (
  <div className={`${styles.grid} ${styles.rows[rows]}`}>{children}</div>
);
