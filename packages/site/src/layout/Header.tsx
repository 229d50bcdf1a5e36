import type { Brand } from '@masthead/config';
import { limits } from '@masthead/config/limits';
import { MastheadRow, NavigationBar, SiteHeader, TopRow, UserArea } from '@masthead/design-system';
import { href } from '../routes/href';
import { drawerId } from './drawerId';
import { brokerExpo, currentSection, mainMenus } from './header';
import { Today } from './Today.client';

/** The brand's header (SPEC §2.7); the same for every visitor. */
export const Header = ({ brand, path }: { brand: Brand; path: string }) => {
  const { menu, logos } = brand;
  const extra = brokerExpo(brand);
  const current = currentSection(brand, path);
  return (
    <SiteHeader
      stickyAfter={limits.stickyHeaderPx}
      topRow={<TopRow links={menu.topNavs} date={<Today timeZone={brand.timeZone} language={brand.language} />} />}
      masthead={
        <MastheadRow
          brand={{ name: brand.name, logo: logos.masthead, home: '/' }}
          menu={{ drawer: drawerId, siteMap: href('siteMap', {}) }}
          search={href('search', {})}
          user={
            <UserArea
              visitor={{ state: 'unknown' }}
              newsletters={{ signedIn: { title: menu.newslettersUrl.text, url: menu.newslettersUrl.loggedInState }, signedOut: { title: menu.newslettersUrl.text, url: menu.newslettersUrl.loggedOutState } }}
              register={menu.register}
              menu={menu.userMenu}
            />
          }
          {...(extra && { extra })}
        />
      }
      navigation={<NavigationBar menus={mainMenus(brand)} secondary={menu.moreToExplore} edges={limits.navHoverEdgePx} {...(current && { current })} />}
    />
  );
};
