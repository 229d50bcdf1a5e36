import type { ReactNode } from 'react';
import * as styles from './ArticleColumn.css';

export type ArticleColumnProps = { children: ReactNode };

/** The reading column of an article, centered in the content from 1024 px: need to know, body, end. */
export const ArticleColumn = ({ children }: ArticleColumnProps) => <div className={styles.column}>{children}</div>;

/** The end of an article: tags, then parts with a rule above each: authors, disclaimer. */
export const ArticleEnd = ({ children }: ArticleColumnProps) => <footer className={styles.end}>{children}</footer>;
