import type { ReactNode } from 'react';
import * as styles from './visitorOnly.css';

/** What is for readers who may be signed in, or for all others. The HTML is the same for everyone (DECISIONS, Visitors). */
export const VisitorOnly = ({ who, children }: { who: keyof typeof styles; children: ReactNode }) => (
  <div className={styles[who]}>{children}</div>
);
