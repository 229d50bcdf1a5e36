import type { Link } from '../types/story';
import * as styles from './LinkTabs.css';

export type LinkTabsProps = {
  links: readonly Link[];
  /** URL of the current view. */
  current: string;
  /** Accessible name of the navigation landmark. */
  label: string;
};

/** Views of a page with a URL each. For parts of one page use `SectionTabs`. */
export const LinkTabs = ({ links, current, label }: LinkTabsProps) => {
  if (links.length === 0) return null;
  return (
    <nav className={styles.root} aria-label={label}>
      <ul className={styles.list}>
        {links.map(({ title, url }) => (
          <li key={url}>
            <a className={styles.link} href={url} aria-current={url === current ? 'page' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};
