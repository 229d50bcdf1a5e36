import type { ReactNode } from 'react';
import { headerTexts } from '@masthead/texts/navigation';
import { ButtonLink } from '../Button/ButtonLink';
import { Disclosure } from '../Disclosure/Disclosure';
import { Icon } from '../Icon/Icon';
import { MenuButton } from './MenuButton';
import { SearchBox, type SearchBoxProps } from '../SearchBox/SearchBox';
import type { LogoImage } from '../types/navigation';
import type { Link } from '../types/story';
import * as styles from './SiteHeader.css';

export type MastheadRowProps = {
  /** The publication's name and wordmark; the logo links to `home`. */
  brand: { name: string; logo: LogoImage; home: string };
  /** The id of the `NavigationDrawer`, and the site map for readers without scripts. */
  menu: { drawer: string; siteMap: string };
  /** URL of the search results. */
  search: string;
  searchBox?: Pick<SearchBoxProps, 'icon' | 'enter'>;
  /** `UserArea`, or a client component that updates it. */
  user: ReactNode;
  /** An optional button next to Search (§2.7: broker expo). */
  extra?: Link;
};

/** The masthead: Menu and Search, logo, user area. */
export const MastheadRow = ({ brand, menu, search, searchBox, user, extra }: MastheadRowProps) => (
  <>
    <div className={styles.area.menu}>
      <MenuButton drawer={menu.drawer} siteMap={menu.siteMap} />
    </div>
    <a className={styles.area.logo} href={brand.home} aria-label={headerTexts.home(brand.name)}>
      <img
        className={styles.logo}
        src={brand.logo.src}
        width={brand.logo.width}
        height={brand.logo.height}
        alt={brand.name}
      />
    </a>
    <div className={styles.area.search}>
      <Disclosure
        group="site-header"
        classes={{ summary: styles.action, panel: styles.searchRow }}
        summary={
          <>
            <Icon name="search" />
            <span className={styles.word}>{headerTexts.search}</span>
          </>
        }
      >
        <div className={styles.searchInner}>
          <SearchBox action={search} size="large" focus="opening" {...searchBox} />
        </div>
      </Disclosure>
      {extra && (
        <span className={styles.extra}>
          <ButtonLink link={extra} look="line" size="small" />
        </span>
      )}
    </div>
    <div className={styles.area.user}>{user}</div>
  </>
);
