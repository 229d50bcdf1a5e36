import type { ReactNode } from 'react';
import * as styles from './ButtonRow.css';

export type ButtonRowProps = { /** `Button`s and `ButtonLink`s, the most important first. */ children: ReactNode };

/** Buttons in a row that wraps on narrow screens. */
export const ButtonRow = ({ children }: ButtonRowProps) => <div className={styles.root}>{children}</div>;
