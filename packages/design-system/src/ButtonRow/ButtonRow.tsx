import type { ReactNode } from 'react';
import * as styles from './ButtonRow.css';

export type ButtonRowProps = { /** `Button`s and `ButtonLink`s, the weightiest first. */ children: ReactNode };

/** Things to do side by side; on narrow screens they wrap. */
export const ButtonRow = ({ children }: ButtonRowProps) => <div className={styles.root}>{children}</div>;
