import type { ReactNode } from 'react';
import * as styles from './Stack.css';

export type StackProps = {
  children: ReactNode;
  /** A step of the space scale. */
  space?: keyof typeof styles.plain;
  /** `ruled` puts a hairline between items, with the space on both sides of it. */
  divider?: 'none' | 'ruled';
};

/** Items below one another at an even distance. Components have no outer margin: this makes their space. */
export const Stack = ({ children, space = 5, divider = 'none' }: StackProps) => (
  <div className={`${styles.root} ${divider === 'ruled' ? styles.ruled[space] : styles.plain[space]}`}>{children}</div>
);
