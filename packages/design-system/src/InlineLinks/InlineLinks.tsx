import { Anchor } from '../Anchor/Anchor';
import type { Link } from '../types/story';
import * as styles from './InlineLinks.css';

export type InlineLinksProps = {
  links: readonly Link[];
  /** Accessible name of the navigation landmark. */
  label: string;
};

/** A row of equal links. */
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
