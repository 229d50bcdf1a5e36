import type { ReactNode } from 'react';
import * as styles from './Badge.css';

export type BadgeProps = {
  children: ReactNode;
  /** What it marks: a PRO piece, a kind of reader (SPEC §6), a report, something new. */
  tone: keyof typeof styles.root;
};

/** A square label in capitals. */
export const Badge = ({ children, tone }: BadgeProps) => <span className={styles.root[tone]}>{children}</span>;
