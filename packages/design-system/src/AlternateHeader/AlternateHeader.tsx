import type { ReactNode } from 'react';
import { headerTexts } from '@masthead/texts/navigation';
import { Disclosure } from '../Disclosure/Disclosure.client';
import { Icon } from '../Icon/Icon';
import { MenuButton } from '../SiteHeader/MenuButton';
import { SearchBox } from '../SearchBox/SearchBox';
import { SocialLinks } from '../SocialLinks/SocialLinks';
import type { LogoImage, SocialProfile } from '../types/navigation';
import * as styles from './AlternateHeader.css';

export type AlternateHeaderProps = {
  brand: { name: string; logo: LogoImage; home: string };
  /** The id of the `NavigationDrawer`, and the site map for readers without scripts. */
  menu: { drawer: string; siteMap: string };
  /** URL of the search results. */
  search: string;
  social: readonly SocialProfile[];
  /** `AlternateAccountLinks`, or a client component that updates them. */
  account: ReactNode;
};

/**
 * The header of separate site areas (SPEC §2.7, alternate site header). Narrow screens: menu, logo and search, with the
 * account in the drawer. Wide screens: search, social icons, newsletters and the account.
 */
export const AlternateHeader = ({ brand, menu, search, social, account }: AlternateHeaderProps) => (
  <header className={styles.root}>
    <div className={styles.bar}>
      <div className={styles.menu}>
        <MenuButton drawer={menu.drawer} siteMap={menu.siteMap} />
      </div>
      <a className={styles.home} href={brand.home} aria-label={headerTexts.home(brand.name)}>
        <img
          className={styles.logo}
          src={brand.logo.src}
          width={brand.logo.width}
          height={brand.logo.height}
          alt={brand.name}
        />
      </a>
      <div className={styles.search}>
        <Disclosure
          group="alternate-header"
          classes={{ summary: styles.action, panel: styles.searchRow }}
          summary={
            <>
              <Icon name="search" />
              <span className={styles.word}>{headerTexts.search}</span>
            </>
          }
        >
          <div className={styles.searchInner}>
            <SearchBox action={search} size="large" focus="opening" />
          </div>
        </Disclosure>
      </div>
      <div className={styles.wide}>
        <SocialLinks profiles={social} />
        {account}
      </div>
    </div>
  </header>
);
