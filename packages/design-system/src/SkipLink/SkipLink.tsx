import * as styles from './SkipLink.css';

export type SkipLinkProps = {
  /** The id of `<main>`. */
  target?: string;
};

/** The first stop of the keyboard on every page: past the header to the story. */
export const SkipLink = ({ target = 'main' }: SkipLinkProps) => (
  <a className={styles.root} href={`#${target}`} data-print="hide">
    Skip to main content
  </a>
);
