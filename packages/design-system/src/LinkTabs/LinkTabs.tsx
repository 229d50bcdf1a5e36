import type { Link } from '../types/story';
import * as styles from './LinkTabs.css';

export type LinkTabsProps = {
  links: readonly Link[];
  /** The address of the view that is shown. */
  current: string;
  /** Names it among the landmarks. */
  label: string;
};

/** Views of one page, each with an address of its own. Panels that change without an address are tabs instead. */
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
