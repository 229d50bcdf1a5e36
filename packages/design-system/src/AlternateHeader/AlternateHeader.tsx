import type { ReactNode } from 'react';
import { headerTexts } from '@masthead/texts/navigation';
import { Disclosure } from '../Disclosure/Disclosure';
import { Icon } from '../Icon/Icon';
import { MenuButton } from '../SiteHeader/MenuButton';
import { SearchBox, type SearchBoxProps } from '../SearchBox/SearchBox';
import { SocialLinks } from '../SocialLinks/SocialLinks';
import type { LogoImage, SocialProfile } from '../types/navigation';
import { SharedStyle } from '../styles/SharedStyle';
import { alternateHeaderStyles } from './alternateHeaderStyles';

export type AlternateHeaderProps = {
  brand: { name: string; logo: LogoImage; home: string };
  /** The id of the `NavigationDrawer`, and the site map for readers without scripts. */
  menu: { drawer: string; siteMap: string };
  /** URL of the search results. */
  search: string;
  searchBox?: Pick<SearchBoxProps, 'icon' | 'enter'>;
  social: readonly SocialProfile[];
  /** `AlternateAccountLinks`, or a client component that updates them. */
  account: ReactNode;
};

/**
 * The header of separate site areas (§2.7, alternate site header). Narrow screens: menu, logo and search, with the
 * account in the drawer. Wide screens: search, social icons, newsletters and the account.
 */
export const AlternateHeader = ({ brand, menu, search, searchBox, social, account }: AlternateHeaderProps) => (
  <header className="alternate">
    <SharedStyle name="alternate-header" css={alternateHeaderStyles} />
    <div className="alternate-bar">
      <div className="alternate-menu">
        <MenuButton drawer={menu.drawer} siteMap={menu.siteMap} />
      </div>
      <a className="alternate-home" href={brand.home} aria-label={headerTexts.home(brand.name)}>
        <img
          className="alternate-logo"
          src={brand.logo.src}
          width={brand.logo.width}
          height={brand.logo.height}
          alt={brand.name}
        />
      </a>
      <div className="alternate-search">
        <Disclosure
          group="alternate-header"
          classes={{ summary: 'alternate-action', panel: 'alternate-row' }}
          summary={
            <>
              <Icon name="search" />
              <span className="alternate-word">{headerTexts.search}</span>
            </>
          }
        >
          <div>
            <SearchBox action={search} size="large" focus="opening" {...searchBox} />
          </div>
        </Disclosure>
      </div>
      <div className="alternate-wide">
        <SocialLinks profiles={social} />
        {account}
      </div>
    </div>
  </header>
);
