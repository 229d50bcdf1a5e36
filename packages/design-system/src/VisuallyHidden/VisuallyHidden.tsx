import type { ReactNode } from 'react';
import * as styles from './VisuallyHidden.css';

export type VisuallyHiddenProps = { children: ReactNode };

/** Text for those who listen to the page. Those who see it have it from the layout. */
export const VisuallyHidden = ({ children }: VisuallyHiddenProps) => <span className={styles.root}>{children}</span>;
