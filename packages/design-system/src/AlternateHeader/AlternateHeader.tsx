import { Anchor } from '../Anchor/Anchor';
import { ButtonLink } from '../Button/ButtonLink';
import { Disclosure } from '../Disclosure/Disclosure.client';
import { Icon } from '../Icon/Icon';
import { MenuButton } from '../NavigationDrawer/MenuButton';
import { SearchBox } from '../SearchBox/SearchBox';
import { SocialLinks } from '../SocialLinks/SocialLinks';
import type { HeaderVisitor, LogoImage, SocialProfile } from '../types/navigation';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { type AccountLink, accountLinks, type AlternateAccount } from './accountLinks';
import * as styles from './AlternateHeader.css';

export type AlternateHeaderProps = {
  brand: { name: string; logo: LogoImage; home: string };
  /** The id of the `NavigationDrawer`, and the page that lists every section for readers without scripts. */
  menu: { drawer: string; siteMap: string };
  /** The address of the search results. */
  search: string;
  social: readonly SocialProfile[];
  /** Server HTML is made with `unknown` and is the same for everyone. */
  visitor: HeaderVisitor;
  account: AlternateAccount;
};

const Account = ({ link, mark }: AccountLink) =>
  mark === 'button' ? (
    <ButtonLink link={link} size="small" />
  ) : (
    <Anchor link={link} className={styles.action}>
      {mark === 'incomplete' && <span className={styles.alert}><Icon name="alert" size="small" /></span>}
      {link.title}
      {mark === 'incomplete' && <VisuallyHidden>, profile not complete</VisuallyHidden>}
    </Anchor>
  );

/**
 * The header of pages that stand apart from the main one (SPEC §2.7, alternate site header). On narrow screens: menu,
 * logo and search; the account is then in the drawer. On wide ones: Search, social icons, Newsletters and the account.
 */
export const AlternateHeader = ({ brand, menu, search, social, visitor, account }: AlternateHeaderProps) => (
  <header className={styles.root}>
    <div className={styles.bar}>
      <div className={styles.menu}><MenuButton drawer={menu.drawer} siteMap={menu.siteMap} /></div>
      <a className={styles.home} href={brand.home} aria-label={`${brand.name} home`}>
        <img className={styles.logo} src={brand.logo.src} width={brand.logo.width} height={brand.logo.height} alt={brand.name} />
      </a>
      <div className={styles.search}>
        <Disclosure
          group="alternate-header"
          classes={{ summary: styles.action, panel: styles.searchRow }}
          summary={<><Icon name="search" /><span className={styles.word}>Search</span></>}
        >
          <div className={styles.searchInner}><SearchBox action={search} size="large" focus="opening" /></div>
        </Disclosure>
      </div>
      <div className={styles.wide}>
        {social.length > 0 && <SocialLinks profiles={social} />}
        <ul className={styles.links}>
          {accountLinks(visitor, account).map((entry) => <li key={entry.link.title}><Account {...entry} /></li>)}
        </ul>
      </div>
    </div>
  </header>
);
