import { userTexts } from '@masthead/texts/accountMenu';
import { Anchor } from '../Anchor/Anchor';
import { Badge } from '../Badge/Badge';
import type { Link } from '../types/story';
import * as styles from './UserArea.css';

type UserMenuProps = { greeting: string; badge?: 'subscriber' | 'registrant'; links: readonly Link[] };

/** The menu of the avatar: greeting, name and account links (§2.7). */
export const UserMenu = ({ greeting, badge, links }: UserMenuProps) => (
  <div className={styles.menu}>
    <div className={styles.head}>
      <p className={styles.greeting}>{greeting}</p>
      {badge && (
        <p className={styles.badge}>
          <Badge tone={badge}>{userTexts[badge]}</Badge>
        </p>
      )}
    </div>
    <ul>
      {links.map((link, index) => (
        <li key={link.title} className={styles.item} data-last={badge && index === links.length - 1 ? '' : undefined}>
          <Anchor link={link} className={styles.link}>
            {link.title}
          </Anchor>
        </li>
      ))}
    </ul>
  </div>
);
