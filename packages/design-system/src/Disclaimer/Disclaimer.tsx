import type { ReactNode } from 'react';
import * as styles from './Disclaimer.css';

export type DisclaimerProps = { children: ReactNode };

/** Small print under an article: rights, reuse, whose opinion it is (SPEC §3, showDisclaimer). */
export const Disclaimer = ({ children }: DisclaimerProps) => <div className={styles.root}>{children}</div>;
