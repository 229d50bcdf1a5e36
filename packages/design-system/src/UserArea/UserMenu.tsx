import { userTexts } from '@masthead/texts/accountMenu';
import { Anchor } from '../Anchor/Anchor';
import { Badge } from '../Badge/Badge';
import type { AccountMenu } from '../types/navigation';
import { shownTo } from './showVisitor';
import * as styles from './UserArea.css';

type UserMenuProps = { audience: 'signed-out' | 'signed-in'; menu: AccountMenu };

/** The menu of the user area: greeting, badge and account links (§2.7). */
export const UserMenu = ({ audience, menu: { greeting, links } }: UserMenuProps) => {
  const isSignedIn = audience === 'signed-in';
  return (
    <div className={styles.menu} {...shownTo(audience)}>
      <div className={styles.head}>
        <p className={styles.greeting} data-greeting={isSignedIn ? greeting : undefined}>
          {greeting}
        </p>
        {!isSignedIn && <p>{userTexts.reasons}</p>}
        {isSignedIn &&
          (['subscriber', 'registrant'] as const).map((tone) => (
            <p key={tone} className={styles.badge} {...shownTo(tone)}>
              <Badge tone={tone}>{userTexts[tone]}</Badge>
            </p>
          ))}
      </div>
      <ul>
        {links.map((link, index) => (
          <li
            key={link.title}
            className={styles.item}
            data-last={isSignedIn && index === links.length - 1 ? '' : undefined}
          >
            <Anchor link={link} className={styles.link}>
              {link.title}
            </Anchor>
          </li>
        ))}
      </ul>
    </div>
  );
};
