import type { ReactNode } from 'react';
import * as styles from './FromTablet.css';

export type FromTabletProps = { children: ReactNode };

/**
 * Content that phones leave out, because a page of many sections would be too long for them. A link of the section
 * leads to it, or it is on the page of the section.
 */
export const FromTablet = ({ children }: FromTabletProps) => <div className={styles.root}>{children}</div>;
