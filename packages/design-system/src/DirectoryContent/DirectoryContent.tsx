import * as styles from './DirectoryContent.css';

export type DirectoryContentProps = {
  /** SANITIZED HTML: a note as a block quote and a list of entries. The component renders it unchecked. */
  html: string;
};

/** An editor's note and a list of firms in up to three columns, from an edited page (§2.1, tech hub). */
export const DirectoryContent = ({ html }: DirectoryContentProps) => (
  <div className={styles.root} dangerouslySetInnerHTML={{ __html: html }} />
);
