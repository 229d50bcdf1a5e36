import type { ReactNode } from 'react';
import * as styles from './Badge.css';

export type BadgeProps = {
  children: ReactNode;
  /** What the badge marks: a PRO story, a kind of visitor (§6), a report, something new. */
  tone: keyof typeof styles.root;
  /** Explanation for the pointer. */
  title?: string;
};

/** A square label in uppercase. */
export const Badge = ({ children, tone, title }: BadgeProps) => (
  <span className={styles.root[tone]} title={title}>
    {children}
  </span>
);
