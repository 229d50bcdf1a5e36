import type { ReactNode } from 'react';
import * as styles from './Badge.css';

export type BadgeProps = {
  children: ReactNode;
  /** What the badge marks: a PRO story, a kind of visitor (SPEC §6), a report, something new. */
  tone: keyof typeof styles.root;
};

/** A square label in uppercase. */
export const Badge = ({ children, tone }: BadgeProps) => <span className={styles.root[tone]}>{children}</span>;
