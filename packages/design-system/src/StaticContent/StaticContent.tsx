import { wrapTables } from '../ArticleBody/wrapTables';
import * as styles from './StaticContent.css';

export type StaticContentProps = {
  /** SANITIZED HTML of an edited page. The component renders it unchecked. */
  html: string;
  /** `beside` and `railed` are `measure` for text without headings of the second level. */
  width?: keyof typeof styles.root;
};

/** Text, forms and tables of an edited page (§2.3). The HTML must be sanitized before. */
export const StaticContent = ({ html, width = 'measure' }: StaticContentProps) => {
  const usedWidth = (width === 'beside' || width === 'railed') && !/<h2[\s>]/.test(html) ? 'measure' : width;
  return <div className={styles.root[usedWidth]} dangerouslySetInnerHTML={{ __html: wrapTables(html) }} />;
};
