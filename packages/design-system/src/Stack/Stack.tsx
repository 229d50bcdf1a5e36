import type { ReactNode } from 'react';
import * as styles from './Stack.css';

export type StackProps = {
  children: ReactNode;
  /** A step of the space scale. */
  space?: keyof typeof styles.plain;
  /** `ruled`: a hairline between items, with the space on both sides. */
  divider?: 'none' | 'ruled';
};

/** Stacks items with even space. Components have no outer margins. */
export const Stack = ({ children, space = 5, divider = 'none' }: StackProps) => (
  <div className={`${styles.root} ${divider === 'ruled' ? styles.ruled[space] : styles.plain[space]}`}>{children}</div>
);
