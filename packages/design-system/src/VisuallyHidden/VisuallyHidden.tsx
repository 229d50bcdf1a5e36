import type { ReactNode } from 'react';
import * as styles from './VisuallyHidden.css';

export type VisuallyHiddenProps = {
  children: ReactNode;
  /** A heading is an element of its own, not something inside a line of text. */
  as?: 'span' | 'div' | 'h1' | 'h2';
};

/** Text for those who listen to the page. Those who see it have it from the layout. */
export const VisuallyHidden = ({ children, as: Element = 'span' }: VisuallyHiddenProps) => (
  <Element className={styles.root}>{children}</Element>
);
