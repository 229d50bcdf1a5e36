import type { ReactNode } from 'react';
import * as styles from './VisuallyHidden.css';

export type VisuallyHiddenProps = {
  children: ReactNode;
  /** Element to render; a heading must not be inside a paragraph. */
  as?: 'span' | 'div' | 'h1' | 'h2';
};

/** Text for screen readers only. */
export const VisuallyHidden = ({ children, as: Element = 'span' }: VisuallyHiddenProps) => (
  <Element className={styles.root}>{children}</Element>
);
