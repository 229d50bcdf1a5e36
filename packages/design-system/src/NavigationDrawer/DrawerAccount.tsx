import type { ButtonLook } from '../Button/Button';
import { ButtonLink } from '../Button/ButtonLink';
import type { HeaderVisitor } from '../types/navigation';
import type { Link } from '../types/story';
import * as styles from './NavigationDrawer.css';

export type DrawerAccountProps = {
  visitor: HeaderVisitor;
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

/** The fixed bottom of the drawer: Sign In and Register, or the account (§2.7, mobile site menu). */
export const DrawerAccount = ({ visitor, signedOut, signedIn, pro }: DrawerAccountProps) =>
  visitor.state === 'registrant' || visitor.state === 'subscriber' ? (
    <div className={styles.account}>
      <WideButton link={visitor.state === 'subscriber' ? pro : undefined} look="ink" />
      <WideButton link={signedIn.subscribe} look="line" />
      <WideButton link={signedIn.readingList} look="line" />
      <ButtonLink link={signedIn.account} look="line" />
      <ButtonLink link={signedIn.signOut} look="quiet" />
    </div>
  ) : (
    <div className={styles.account}>
      <WideButton link={signedOut.subscribe} look="line" />
      <ButtonLink link={signedOut.signIn} look="line" />
      <ButtonLink link={signedOut.register} />
    </div>
  );
