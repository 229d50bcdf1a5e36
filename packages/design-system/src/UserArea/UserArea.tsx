import { Anchor } from '../Anchor/Anchor';
import { Badge } from '../Badge/Badge';
import { Disclosure } from '../Disclosure/Disclosure.client';
import { Icon } from '../Icon/Icon';
import { action } from '../SiteHeader/SiteHeader.css';
import type { AccountMenu, HeaderVisitor } from '../types/navigation';
import type { Link } from '../types/story';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { initialsOf } from './initials';
import * as styles from './UserArea.css';

export type UserAreaProps = {
  /** Server HTML is made with `unknown` and is the same for everyone. */
  visitor: HeaderVisitor;
  /** SPEC §2.7: e-mail preferences for those signed in, the store's newsletters page for others. */
  newsletters: { signedIn: Link; signedOut: Link };
  register: Link;
  menu: { signedIn: AccountMenu; signedOut: AccountMenu };
  /** A link beside Newsletters that one brand shows. */
  subscribe?: Link;
};

type SignedIn = Extract<HeaderVisitor, { firstName: string }>;

const isIncomplete = ({ profileCompletion = 100 }: SignedIn) => profileCompletion < 100;
const isSignedIn = (visitor: HeaderVisitor): visitor is SignedIn => visitor.state === 'registrant' || visitor.state === 'subscriber';

const Menu = ({ greeting, badge, links }: { greeting: string; badge?: 'Subscriber' | 'Registrant'; links: readonly Link[] }) => (
  <div className={styles.menu}>
    <div className={styles.head}>
      <p className={styles.greeting}>{greeting}</p>
      {badge && <p className={styles.badge}><Badge tone={badge === 'Subscriber' ? 'subscriber' : 'registrant'}>{badge}</Badge></p>}
    </div>
    <ul>
      {links.map((link, place) => (
        <li key={link.url + link.title} className={styles.item} data-last={badge && place === links.length - 1 ? '' : undefined}>
          <Anchor link={link} className={styles.link}>{link.title}</Anchor>
        </li>
      ))}
    </ul>
  </div>
);

/** The reader's corner of the header: signed out, or greeted by name with a badge (SPEC §2.7, §6). */
export const UserArea = ({ visitor, newsletters, register, menu, subscribe }: UserAreaProps) => {
  const words = `${action} ${styles.desktop} ${styles.roomy}`;
  const known = isSignedIn(visitor);
  return (
    <div className={styles.root}>
      {subscribe && <Anchor link={subscribe} className={words}>{subscribe.title}</Anchor>}
      <Anchor link={known ? newsletters.signedIn : newsletters.signedOut} className={words}>
        {(known ? newsletters.signedIn : newsletters.signedOut).title}
      </Anchor>
      {!known && <Anchor link={register} className={`${words} ${styles.register}`}>{register.title}</Anchor>}
      {isSignedIn(visitor) ? (
        <Disclosure
          group="site-header"
          onLeave="close"
          classes={{ root: styles.account, summary: action, panel: styles.panel }}
          summary={
            <>
              <span className={`${styles.avatar} ${isIncomplete(visitor) ? styles.incomplete : ''}`} aria-hidden="true">
                {initialsOf(visitor.firstName, visitor.lastName) || <Icon name="user" />}
              </span>
              <VisuallyHidden>
                Account menu, {visitor.firstName} {visitor.lastName}{isIncomplete(visitor) && ', profile not complete'}
              </VisuallyHidden>
            </>
          }
        >
          <Menu
            greeting={`${menu.signedIn.greeting}, ${visitor.firstName} ${visitor.lastName}`}
            badge={visitor.state === 'subscriber' ? 'Subscriber' : 'Registrant'}
            links={menu.signedIn.links}
          />
        </Disclosure>
      ) : (
        <Disclosure
          group="site-header"
          onLeave="close"
          classes={{ root: styles.account, summary: action, panel: styles.panel }}
          summary={<><Icon name="user" /><span className={styles.word}>Sign In</span></>}
        >
          <Menu greeting={menu.signedOut.greeting} links={menu.signedOut.links} />
        </Disclosure>
      )}
    </div>
  );
};
