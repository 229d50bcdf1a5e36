import { tidyTables } from '../ArticleBody/tidyTables';
import * as styles from './StaticContent.css';

export type StaticContentProps = {
  /** SANITISED HTML of an edited page. This component prints it as it is and checks nothing. */
  html: string;
  width?: keyof typeof styles.root;
};

/** An edited page's text, forms and tables (SPEC §2.3). The HTML must have been sanitised before it gets here. */
export const StaticContent = ({ html, width = 'measure' }: StaticContentProps) => (
  <div className={styles.root[width]} dangerouslySetInnerHTML={{ __html: tidyTables(html) }} />
);
