import type { Brand } from '@masthead/config';
import { limits } from '@masthead/config/limits';
import { DrawerAccount, MenuPart, NavigationDrawer, Skeleton } from '@masthead/design-system';
import { drawerLinkTexts } from '@masthead/texts/navigation';
import { href } from '../../routing/href';
import { siteBehavior } from '../behavior';
import { toDrawerAccount } from './headerLinks';
import { hiddenWhilePending } from '../visitor/visitor.css';

/** Id that the menu button and the drawer share. */
export const drawerId = 'site-menu';

/** The navigation drawer of a brand (§2.7). Its content loads on demand (loadMenus). */
export const Drawer = ({ brand }: { brand: Brand }) => {
  const { menu, logos } = brand;
  return (
    <NavigationDrawer
      id={drawerId}
      brand={{ name: menu.mobileMenu.siteName, logo: logos.compact }}
      account={
        <DrawerAccount className={hiddenWhilePending} {...toDrawerAccount(brand)} {...siteBehavior('account-area')} />
      }
      wideAbove={limits.wideViewportPx}
      {...(menu.navigationDrawerBG.backgroundImage && { background: menu.navigationDrawerBG.backgroundImage })}
    >
      <MenuPart name="drawer">
        <Skeleton text="h4" lines={6} />
        <p>
          <a href={href('siteMap', {})}>{drawerLinkTexts.allSections}</a>
        </p>
      </MenuPart>
    </NavigationDrawer>
  );
};
