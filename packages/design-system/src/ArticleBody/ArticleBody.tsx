import { Fragment } from 'react';
import type { Insert } from '../types/content';
import { type ArticleBlock, bodyParts } from './bodyParts';
import { wrapTables } from './wrapTables';
import * as styles from './ArticleBody.css';

export type ArticleBodyProps = {
  /** SANITIZED HTML, one paragraph or figure each. The component renders it unchecked. */
  blocks: readonly ArticleBlock[];
  /** Inserts between blocks; hidden in print. */
  inserts?: readonly Insert[];
};

/** The text of an article. The HTML must be sanitized before, where the wire type is mapped to view data. */
export const ArticleBody = ({ blocks, inserts = [] }: ArticleBodyProps) => (
  <div className={styles.root}>
    {bodyParts(blocks, inserts).map((part, index) =>
      'block' in part ? (
        <Fragment key={index}>{part.block}</Fragment>
      ) : 'html' in part ? (
        <div key={index} className={styles.prose} dangerouslySetInnerHTML={{ __html: wrapTables(part.html) }} />
      ) : (
        <div key={index} className={styles.insert} data-print="hide" {...part.around}>
          {part.node}
        </div>
      ),
    )}
  </div>
);
