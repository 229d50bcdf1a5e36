import type { ReactNode } from 'react';
import * as styles from './ArticleColumn.css';

export type ArticleColumnProps = { children: ReactNode };

/** The column an article is read in, in the middle of the content from 1024 px: need to know, body, end. */
export const ArticleColumn = ({ children }: ArticleColumnProps) => <div className={styles.column}>{children}</div>;

/** What follows an article's text: tags, then parts that each begin with their own rule: authors, disclaimer. */
export const ArticleEnd = ({ children }: ArticleColumnProps) => <footer className={styles.end}>{children}</footer>;
