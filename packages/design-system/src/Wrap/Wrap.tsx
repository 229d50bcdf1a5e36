import type { ReactNode } from 'react';
import * as styles from './Wrap.css';

export type WrapProps = { children: ReactNode };

/** Holds content to the width of the page (1280 px) and gives it the page's margins. */
export const Wrap = ({ children }: WrapProps) => <div className={styles.root}>{children}</div>;
