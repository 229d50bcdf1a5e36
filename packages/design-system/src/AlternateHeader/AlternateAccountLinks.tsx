import { Anchor } from '../Anchor/Anchor';
import { ButtonLink } from '../Button/ButtonLink';
import { Icon } from '../Icon/Icon';
import type { HeaderVisitor } from '../types/navigation';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { type AccountLink, accountLinks, type AlternateAccount } from './accountLinks';
import * as styles from './AlternateHeader.css';

export type AlternateAccountLinksProps = {
  /** Server HTML is made with `unknown` and is the same for everyone. */
  visitor: HeaderVisitor;
  links: AlternateAccount;
};

const Entry = ({ link, mark }: AccountLink) =>
  mark === 'button' ? (
    <ButtonLink link={link} size="small" />
  ) : (
    <Anchor link={link} className={styles.action}>
      {mark === 'incomplete' && <span className={styles.alert}><Icon name="alert" size="small" /></span>}
      {link.title}
      {mark === 'incomplete' && <VisuallyHidden>, profile not complete</VisuallyHidden>}
    </Anchor>
  );

/** The account in the alternate header: Newsletters, Sign In and Register, or My Account and Sign Out (SPEC §2.7). */
export const AlternateAccountLinks = ({ visitor, links }: AlternateAccountLinksProps) => (
  <ul className={styles.links}>
    {accountLinks(visitor, links).map((entry) => <li key={entry.link.title}><Entry {...entry} /></li>)}
  </ul>
);
