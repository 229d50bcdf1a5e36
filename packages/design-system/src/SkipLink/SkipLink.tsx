import { headerTexts } from '@masthead/texts/navigation';
import * as styles from './SkipLink.css';

export type SkipLinkProps = {
  /** The id of `<main>`. */
  target?: string;
};

/** The first tab stop of every page: skips the header. */
export const SkipLink = ({ target = 'main' }: SkipLinkProps) => (
  <a className={styles.root} href={`#${target}`} data-print="hide">
    {headerTexts.skip}
  </a>
);
