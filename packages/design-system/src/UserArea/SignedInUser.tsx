import { userTexts } from '@masthead/texts/accountMenu';
import { Anchor } from '../Anchor/Anchor';
import { Disclosure } from '../Disclosure/Disclosure';
import { Icon } from '../Icon/Icon';
import { action } from '../SiteHeader/SiteHeader.css';
import type { AccountMenu, HeaderVisitor } from '../types/navigation';
import type { Link } from '../types/story';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { getInitials } from './initials';
import * as styles from './UserArea.css';
import { UserMenu } from './UserMenu';

/** A signed-in visitor with a name. */
export type SignedInVisitor = Extract<HeaderVisitor, { firstName: string }>;

export type SignedInUserProps = {
  visitor: SignedInVisitor;
  /** §2.7: the email preferences. */
  newsletters: Link;
  menu: AccountMenu;
  /** An extra link next to Newsletters that only some brands have. */
  subscribe?: Link;
};

const isIncomplete = ({ profileCompletion = 100 }: SignedInVisitor) => profileCompletion < 100;

/** The user area of a signed-in visitor: an avatar with greeting and badge (§2.7, §6). */
export const SignedInUser = ({ visitor, newsletters, menu, subscribe }: SignedInUserProps) => {
  const textLink = `${action} ${styles.desktop} ${styles.roomy}`;
  const name = [visitor.firstName, visitor.lastName].filter(Boolean).join(' ');
  return (
    <div className={styles.root}>
      {subscribe && (
        <Anchor link={subscribe} className={textLink}>
          {subscribe.title}
        </Anchor>
      )}
      <Anchor link={newsletters} className={textLink}>
        {newsletters.title}
      </Anchor>
      <Disclosure
        group="site-header"
        onLeave="close"
        classes={{ root: styles.account, summary: action, panel: styles.panel }}
        summary={
          <>
            <span className={`${styles.avatar} ${isIncomplete(visitor) ? styles.incomplete : ''}`} aria-hidden="true">
              {getInitials(visitor.firstName, visitor.lastName) || <Icon name="user" />}
            </span>
            <VisuallyHidden>
              {[userTexts.accountMenu, name, isIncomplete(visitor) && userTexts.incomplete].filter(Boolean).join(', ')}
            </VisuallyHidden>
          </>
        }
      >
        <UserMenu
          greeting={[menu.greeting, name].filter(Boolean).join(', ')}
          badge={visitor.state}
          links={menu.links}
        />
      </Disclosure>
    </div>
  );
};
