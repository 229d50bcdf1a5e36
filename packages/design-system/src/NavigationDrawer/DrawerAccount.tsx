import { ButtonLink } from '../Button/ButtonLink';
import type { HeaderVisitor } from '../types/navigation';
import type { Link } from '../types/story';
import * as styles from './NavigationDrawer.css';

export type DrawerAccountProps = {
  visitor: HeaderVisitor;
  signedOut: { signIn: Link; register: Link };
  signedIn: { account: Link; signOut: Link; readingList?: Link };
  /** SPEC §2.7, §6: visible to subscribers only. */
  pro?: Link;
};

/** The fixed bottom of the drawer: Sign In and Register, or the account (SPEC §2.7, mobile site menu). */
export const DrawerAccount = ({ visitor, signedOut, signedIn, pro }: DrawerAccountProps) =>
  visitor.state === 'registrant' || visitor.state === 'subscriber' ? (
    <div className={styles.account}>
      {pro && visitor.state === 'subscriber' && (
        <span className={styles.wide}>
          <ButtonLink link={pro} look="ink" />
        </span>
      )}
      {signedIn.readingList && (
        <span className={styles.wide}>
          <ButtonLink link={signedIn.readingList} look="line" />
        </span>
      )}
      <ButtonLink link={signedIn.account} look="line" />
      <ButtonLink link={signedIn.signOut} look="quiet" />
    </div>
  ) : (
    <div className={styles.account}>
      <ButtonLink link={signedOut.signIn} look="line" />
      <ButtonLink link={signedOut.register} />
    </div>
  );
