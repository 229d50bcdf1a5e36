import { Anchor } from '../Anchor/Anchor';
import type { Link } from '../types/story';
import * as styles from './InlineLinks.css';

export type InlineLinksProps = {
  links: readonly Link[];
  /** Names the list of links among the page's landmarks. */
  label: string;
};

/** Links in a row, of equal weight. */
export const InlineLinks = ({ links, label }: InlineLinksProps) => {
  if (links.length === 0) return null;
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {links.map((link) => (
          <li key={link.url + link.title}>
            <Anchor link={link} className={styles.link}>
              {link.title}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
};
