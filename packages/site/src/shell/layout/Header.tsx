import type { Brand } from '@masthead/config';
import { limits } from '@masthead/config/limits';
import {
  type MainMenu,
  MastheadRow,
  MenuPart,
  NavigationBar,
  SiteHeader,
  TopRow,
  UserArea,
  AlternateAccountLinks,
  AlternateHeader,
} from '@masthead/design-system';
import { href } from '../../routing/href';
import { siteBehavior } from '../behavior';
import type { ReactNode } from 'react';
import { headerPartTexts } from '@masthead/texts/navigation';
import { calendarDays, type CalendarDay } from './calendarDays';
import { drawerId } from './Drawer';
import { getBrokerExpoLink, getCurrentSection, toMainMenus, toUserArea, toAlternateAccount } from './headerLinks';

/** Today's date. The browser replaces it on a page that is cached since an earlier day. */
const TodayDate = ({ days }: { days: readonly CalendarDay[] }) =>
  days[0] && (
    <time dateTime={days[0].iso} {...siteBehavior('today-date', { days })}>
      {days[0].text}
    </time>
  );

/** The header of a brand whose `header.variant` is `alternate` (§2.7, alternate site header). */
const AlternateSiteHeader = ({ brand }: { brand: Brand }) => (
  <AlternateHeader
    brand={{ name: brand.name, logo: brand.menu.brandLogo.logo, home: '/' }}
    menu={{ drawer: drawerId, siteMap: href('siteMap', {}) }}
    search={href('search', {})}
    searchBox={brand.header.searchBox}
    social={brand.menu.socialNetwork}
    account={<AlternateAccountLinks {...toAlternateAccount(brand)} {...siteBehavior('account-area')} />}
  />
);

export type HeaderProps = {
  brand: Brand;
  path: string;
  /** `ReadingBar` of an article. */
  reading?: ReactNode;
};

/** Empty until the reader opens a menu (loadMenus). */
const menuContainer = ({ link }: MainMenu) => <MenuPart name={link.url} />;

const MainHeader = ({ brand, path, reading }: HeaderProps) => {
  const { menu } = brand;
  const extra = getBrokerExpoLink(brand);
  const current = getCurrentSection(brand, path);
  return (
    <SiteHeader
      stickyAfter={limits.stickyHeaderPx}
      topRow={
        <TopRow
          links={menu.topNavs}
          date={<TodayDate days={calendarDays(new Date(), brand)} />}
          reading={<MenuPart name="reading">{headerPartTexts.loading}</MenuPart>}
        />
      }
      masthead={
        <MastheadRow
          brand={{ name: brand.name, logo: menu.brandLogo.logo, home: '/' }}
          menu={{ drawer: drawerId, siteMap: href('siteMap', {}) }}
          search={href('search', {})}
          searchBox={brand.header.searchBox}
          user={<UserArea {...toUserArea(brand)} {...siteBehavior('account-area')} />}
          {...(extra && { extra })}
        />
      }
      reading={reading}
      navigation={
        <NavigationBar
          menus={toMainMenus(brand)}
          secondary={menu.moreToExplore}
          edges={limits.navHoverEdgePx}
          panel={menuContainer}
          {...(current && { current })}
        />
      }
    />
  );
};

/** The brand's header (§2.7). The alternate one does not follow the page: it has no reading bar. */
export const Header = (props: HeaderProps) =>
  props.brand.header.variant === 'alternate' ? <AlternateSiteHeader brand={props.brand} /> : <MainHeader {...props} />;
