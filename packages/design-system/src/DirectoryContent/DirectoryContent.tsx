import * as styles from './DirectoryContent.css';

export type DirectoryContentProps = {
  /** SANITISED HTML: a note as a block quote and a list of entries. This component prints it as it is and checks nothing. */
  html: string;
};

/** An editor's note and a list of firms in up to three columns, as an edited page holds them (SPEC §2.1, tech hub). */
export const DirectoryContent = ({ html }: DirectoryContentProps) => (
  <div className={styles.root} dangerouslySetInnerHTML={{ __html: html }} />
);
