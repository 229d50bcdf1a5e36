import type { ComponentPropsWithRef } from 'react';
import { signInTexts } from '@masthead/texts/account';
import { Anchor } from '../Anchor/Anchor';
import { Disclosure } from '../Disclosure/Disclosure';
import { Icon } from '../Icon/Icon';
import { action } from '../SiteHeader/SiteHeader.css';
import type { AccountMenu } from '../types/navigation';
import type { Link } from '../types/story';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { shownTo } from './showVisitor';
import * as styles from './UserArea.css';
import { UserMenu } from './UserMenu';

export type UserAreaProps = Omit<ComponentPropsWithRef<'div'>, 'className' | 'style' | 'children'> & {
  /** §2.7: the store's newsletters page; the email preferences for signed-in visitors. */
  newsletters: Link;
  register: Link;
  menu: { signedIn: AccountMenu; signedOut: AccountMenu };
  /** An extra link next to Newsletters that only some brands have. */
  subscribe?: Link;
};

/**
 * The user area of the header (§2.7, §6): signed-out links, or an avatar with greeting and badge. Server HTML is the same
 * for everyone; `showVisitor` shows a signed-in visitor.
 */
export const UserArea = ({ newsletters, register, menu, subscribe, ...rest }: UserAreaProps) => {
  const textLink = `${action} ${styles.desktop} ${styles.roomy}`;
  return (
    <div className={styles.root} {...rest}>
      {subscribe && (
        <Anchor link={subscribe} className={textLink}>
          {subscribe.title}
        </Anchor>
      )}
      <Anchor link={newsletters} className={textLink}>
        {newsletters.title}
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
            <span className={styles.state} {...shownTo('signed-out')}>
              <Icon name="user" />
              <span className={styles.word}>{signInTexts.signIn}</span>
            </span>
            <span className={styles.state} {...shownTo('signed-in')}>
              <span className={styles.avatar} aria-hidden="true">
                <span data-initials="" {...shownTo('named')} />
                <span {...shownTo('nameless')}>
                  <Icon name="user" />
                </span>
                <span className={styles.incomplete} {...shownTo('incomplete')} />
              </span>
              <VisuallyHidden>
                <span data-account-name="" />
              </VisuallyHidden>
            </span>
          </>
        }
      >
        <UserMenu audience="signed-out" menu={menu.signedOut} />
        <UserMenu audience="signed-in" menu={menu.signedIn} />
      </Disclosure>
    </div>
  );
};
