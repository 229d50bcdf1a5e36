import type { ReactNode } from 'react';
import type { StoryBrand } from './storyBrand';
import { mainMenus, moreLinks, newsletters, register, topLinks, userMenu } from '../../test/fixtures/navigation';
import { NavigationBar } from '../NavigationBar/NavigationBar';
import { SubmenuLines } from '../NavigationBar/SubmenuLines';
import { MastheadRow } from '../SiteHeader/MastheadRow';
import { SiteHeader } from '../SiteHeader/SiteHeader';
import { TopRow } from '../SiteHeader/TopRow';
import type { HeaderVisitor, MainMenu } from '../types/navigation';
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
  extra,
  navigation,
  reading,
}: CompleteHeaderProps) => (
  <SiteHeader
    stickyAfter={50}
    topRow={<TopRow links={topLinks} date={<time dateTime="2026-11-21">Saturday, November 21, 2026</time>} />}
    masthead={
      <MastheadRow
        brand={{ name: brand.name, logo: brand.masthead, home: '/' }}
        menu={{ drawer: 'menu', siteMap: '/sitemap/' }}
        search="/search/"
        user={
          <UserArea
            ref={withVisitor(visitor)}
            newsletters={{ ...newsletters.signedOut, signedInUrl: newsletters.signedIn.url }}
            register={register}
            menu={userMenu}
          />
        }
        extra={extra}
      />
    }
    reading={reading}
    navigation={
      navigation ?? (
        <NavigationBar menus={mainMenus} secondary={moreLinks} current={current} edges={hoverEdges} panel={toSubmenu} />
      )
    }
  />
);
