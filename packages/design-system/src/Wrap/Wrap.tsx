import type { ReactNode } from 'react';
import * as styles from './Wrap.css';

export type WrapProps = { children: ReactNode };

/** Limits content to the page width (1280 px) with the page's margins. */
export const Wrap = ({ children }: WrapProps) => <div className={styles.root}>{children}</div>;
