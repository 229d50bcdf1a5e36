import { headerTexts } from '@masthead/texts/navigation';
import * as styles from './SkipLink.css';

export type SkipLinkProps = {
  /** The id of `<main>`, or of the part that follows many controls. */
  target?: string;
  text?: string;
};

/** The first tab stop of every page: skips the header. Another one may skip the filters of a list. */
export const SkipLink = ({ target = 'main', text = headerTexts.skip }: SkipLinkProps) => (
  <a className={styles.root} href={`#${target}`} data-print="hide">
    {text}
  </a>
);
