import { signInTexts } from '@masthead/texts/account';
import { Anchor } from '../Anchor/Anchor';
import { Disclosure } from '../Disclosure/Disclosure';
import { Icon } from '../Icon/Icon';
import { action } from '../SiteHeader/SiteHeader.css';
import type { AccountMenu, HeaderVisitor } from '../types/navigation';
import type { Link } from '../types/story';
import { SignedInUser, type SignedInVisitor } from './SignedInUser';
import * as styles from './UserArea.css';
import { UserMenu } from './UserMenu';

export type UserAreaProps = {
  /** Server HTML is rendered with `unknown` and is the same for everyone. */
  visitor: HeaderVisitor;
  /** §2.7: email preferences for signed-in visitors, the store's newsletters page for others. */
  newsletters: { signedIn: Link; signedOut: Link };
  register: Link;
  menu: { signedIn: AccountMenu; signedOut: AccountMenu };
  /** An extra link next to Newsletters that only some brands have. */
  subscribe?: Link;
};

const isSignedIn = (visitor: HeaderVisitor): visitor is SignedInVisitor =>
  visitor.state === 'registrant' || visitor.state === 'subscriber';

/** The user area of the header: signed-out links, or greeting and badge (§2.7, §6). */
export const UserArea = ({ visitor, newsletters, register, menu, subscribe }: UserAreaProps) => {
  if (isSignedIn(visitor))
    return (
      <SignedInUser
        visitor={visitor}
        newsletters={newsletters.signedIn}
        menu={menu.signedIn}
        {...(subscribe && { subscribe })}
      />
    );
  const textLink = `${action} ${styles.desktop} ${styles.roomy}`;
  return (
    <div className={styles.root}>
      {subscribe && (
        <Anchor link={subscribe} className={textLink}>
          {subscribe.title}
        </Anchor>
      )}
      <Anchor link={newsletters.signedOut} className={textLink}>
        {newsletters.signedOut.title}
      </Anchor>
      <Anchor link={register} className={`${textLink} ${styles.register}`}>
        {register.title}
      </Anchor>
      <Disclosure
        group="site-header"
        onLeave="close"
        classes={{ root: styles.account, summary: action, panel: styles.panel }}
        summary={
          <>
            <Icon name="user" />
            <span className={styles.word}>{signInTexts.signIn}</span>
          </>
        }
      >
        <UserMenu greeting={menu.signedOut.greeting} links={menu.signedOut.links} />
      </Disclosure>
    </div>
  );
};
