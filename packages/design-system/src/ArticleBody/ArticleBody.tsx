import type { Insert } from '../types/content';
import { type ArticleBlock, bodyParts } from './bodyParts';
import { tidyTables } from './tidyTables';
import * as styles from './ArticleBody.css';

export type ArticleBodyProps = {
  /** SANITISED HTML, one paragraph or figure each. This component prints it as it is and checks nothing. */
  blocks: readonly ArticleBlock[];
  /** Stands between blocks; hidden on paper. */
  inserts?: readonly Insert[];
};

/**
 * An article's text. The HTML must have been sanitised before it gets here: whoever maps the wire type to view data
 * answers for that.
 */
export const ArticleBody = ({ blocks, inserts = [] }: ArticleBodyProps) => (
  <div className={styles.root}>
    {bodyParts(blocks, inserts).map((part, index) =>
      'html' in part ? (
        <div key={index} className={styles.prose} dangerouslySetInnerHTML={{ __html: tidyTables(part.html) }} />
      ) : (
        <div key={index} className={styles.insert} data-print="hide">
          {part.node}
        </div>
      ),
    )}
  </div>
);
