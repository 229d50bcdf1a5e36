import type { ReactNode } from 'react';
import * as styles from './ArticleColumn.css';

export type ArticleColumnProps = { children: ReactNode };

/**
 * The text column of an article, centered from 1024 px: a `NeedToKnow` box, the `ArticleBody` and the `ArticleFooter`.
 */
export const ArticleColumn = ({ children }: ArticleColumnProps) => <div className={styles.column}>{children}</div>;

/** The footer of an article: tags, authors, disclaimer. */
export const ArticleFooter = ({ children }: ArticleColumnProps) => (
  <footer className={styles.footer}>{children}</footer>
);
