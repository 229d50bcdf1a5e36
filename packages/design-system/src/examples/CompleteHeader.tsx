import type { ReactNode } from 'react';
import type { StoryBrand } from './storyBrand';
import { AlternateAccountLinks } from '../AlternateHeader/AlternateAccountLinks';
import { AlternateHeader } from '../AlternateHeader/AlternateHeader';
import { NavigationBar } from '../NavigationBar/NavigationBar';
import { SubmenuLines } from '../NavigationBar/SubmenuLines';
import { MastheadRow } from '../SiteHeader/MastheadRow';
import { SiteHeader } from '../SiteHeader/SiteHeader';
import { TopRow } from '../SiteHeader/TopRow';
import type { HeaderVisitor, MainMenu, SocialProfile } from '../types/navigation';
import type { Link } from '../types/story';
import { UserArea } from '../UserArea/UserArea';
import { withVisitor } from './withVisitor';

/** §9, nav hover edges. */
export const hoverEdges = { top: 5, left: 10, right: 10 };

type CompleteHeaderProps = {
  brand: StoryBrand;
  visitor?: HeaderVisitor;
  current?: string | undefined;
  extra?: Link | undefined;
  navigation?: ReactNode;
  reading?: ReactNode;
};

const toSubmenu = (menu: MainMenu) => <SubmenuLines menu={menu} />;

/** The complete header, for stories. */
export const CompleteHeader = ({
  brand,
  visitor = { state: 'unknown' },
  current,
  extra = brand.shell.extra,
  navigation,
  reading,
}: CompleteHeaderProps) => (
  <SiteHeader
    stickyAfter={50}
    topRow={
      <TopRow links={brand.shell.topLinks} date={<time dateTime="2026-11-21">Saturday, November 21, 2026</time>} />
    }
    masthead={
      <MastheadRow
        brand={{ name: brand.name, logo: brand.masthead, home: '/' }}
        menu={{ drawer: 'menu', siteMap: '/sitemap/' }}
        search="/search/"
        searchBox={brand.shell.searchBox}
        user={<UserArea ref={withVisitor(visitor)} {...brand.shell.user} />}
        extra={extra}
      />
    }
    reading={reading}
    navigation={
      navigation ?? (
        <NavigationBar
          menus={brand.shell.menus}
          secondary={brand.shell.secondary}
          current={current}
          edges={hoverEdges}
          panel={toSubmenu}
        />
      )
    }
  />
);

/** The alternate header of a brand, for stories. */
export const CompleteAlternateHeader = ({
  brand,
  visitor = { state: 'unknown' },
  social = brand.shell.drawer.colophon?.social ?? [],
  subscribe = brand.shell.alternateAccount.subscribe,
}: Pick<CompleteHeaderProps, 'brand' | 'visitor'> & {
  social?: readonly SocialProfile[] | undefined;
  subscribe?: Link | undefined;
}) => (
  <AlternateHeader
    brand={{ name: brand.name, logo: brand.masthead, home: '/' }}
    menu={{ drawer: 'menu', siteMap: '/sitemap/' }}
    search="/search/"
    searchBox={brand.shell.searchBox}
    social={social}
    account={
      <AlternateAccountLinks
        ref={withVisitor(visitor)}
        {...brand.shell.alternateAccount}
        {...(subscribe && { subscribe })}
      />
    }
  />
);
