import type { ComponentPropsWithRef } from 'react';
import type { ButtonLook } from '../Button/Button';
import { ButtonLink } from '../Button/ButtonLink';
import type { Link } from '../types/story';
import { shownTo } from '../UserArea/showVisitor';
import * as styles from './NavigationDrawer.css';

export type DrawerAccountProps = Omit<ComponentPropsWithRef<'div'>, 'style' | 'children'> & {
  signedOut: { signIn: Link; register: Link; subscribe?: Link };
  signedIn: { account: Link; signOut: Link; readingList?: Link; subscribe?: Link };
  /** §2.7, §6: visible to subscribers only. */
  pro?: Link;
};

/** A button across both columns. */
const WideButton = ({ link, look }: { link: Link | undefined; look: ButtonLook }) =>
  link && (
    <span className={styles.wide}>
      <ButtonLink link={link} look={look} />
    </span>
  );

/**
 * The fixed bottom of the drawer: Sign In and Register, or the account (§2.7, mobile site menu). Server HTML is the same
 * for everyone; `showVisitor` shows a signed-in visitor.
 */
export const DrawerAccount = ({ signedOut, signedIn, pro, ...rest }: DrawerAccountProps) => (
  <div {...rest}>
    <div className={styles.account} {...shownTo('signed-out')}>
      <WideButton link={signedOut.subscribe} look="line" />
      <ButtonLink link={signedOut.signIn} look="line" />
      <ButtonLink link={signedOut.register} />
    </div>
    <div className={styles.account} {...shownTo('signed-in')}>
      {pro && (
        <span className={styles.wide} {...shownTo('subscriber')}>
          <ButtonLink link={pro} look="ink" />
        </span>
      )}
      <WideButton link={signedIn.subscribe} look="line" />
      <WideButton link={signedIn.readingList} look="line" />
      <ButtonLink link={signedIn.account} look="line" />
      <ButtonLink link={signedIn.signOut} look="quiet" />
    </div>
  </div>
);
