import type { ReactNode } from 'react';
import * as styles from './Disclaimer.css';

export type DisclaimerProps = { children: ReactNode };

/** The disclaimer of an article: rights, reuse, opinion (§3, showDisclaimer). */
export const Disclaimer = ({ children }: DisclaimerProps) => <div className={styles.root}>{children}</div>;
