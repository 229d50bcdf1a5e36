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
} from '@masthead/design-system';
import { href } from '../../routing/href';
import { VisitorArea } from '../visitor/VisitorArea.client';
import { calendarDays } from './calendarDays';
import { AlternateSiteHeader } from './AlternateSiteHeader';
import { drawerId } from './drawerId';
import { brokerExpo, currentSection, mainMenus, newsletterLinks, subscribeLinks } from './header';
import { Today } from './Today.client';

/** Filled when the menu is wanted. */
const menuPlace = ({ link }: MainMenu) => <MenuPart name={link.url} />;

const MainHeader = ({ brand, path }: { brand: Brand; path: string }) => {
  const { menu } = brand;
  const extra = brokerExpo(brand);
  const current = currentSection(brand, path);
  const newsletters = newsletterLinks(brand);
  const subscribe = subscribeLinks(brand);
  return (
    <SiteHeader
      stickyAfter={limits.stickyHeaderPx}
      topRow={<TopRow links={menu.topNavs} date={<Today days={calendarDays(new Date(), brand)} />} />}
      masthead={
        <MastheadRow
          brand={{ name: brand.name, logo: menu.brandLogo.logo, home: '/' }}
          menu={{ drawer: drawerId, siteMap: href('siteMap', {}) }}
          search={href('search', {})}
          user={
            <VisitorArea
              signedIn={{
                newsletters: newsletters.signedIn,
                menu: menu.userMenu.signedIn,
                ...(subscribe && { subscribe: subscribe.signedIn }),
              }}
            >
              <UserArea
                visitor={{ state: 'unknown' }}
                newsletters={newsletters}
                register={menu.register}
                menu={menu.userMenu}
                {...(subscribe && { subscribe: subscribe.signedOut })}
              />
            </VisitorArea>
          }
          {...(extra && { extra })}
        />
      }
      navigation={
        <NavigationBar
          menus={mainMenus(brand)}
          secondary={menu.moreToExplore}
          edges={limits.navHoverEdgePx}
          panel={menuPlace}
          {...(current && { current })}
        />
      }
    />
  );
};

/** The brand's header (SPEC §2.7); the same for every visitor. */
export const Header = ({ brand, path }: { brand: Brand; path: string }) =>
  brand.header.variant === 'alternate' ? (
    <AlternateSiteHeader brand={brand} />
  ) : (
    <MainHeader brand={brand} path={path} />
  );
