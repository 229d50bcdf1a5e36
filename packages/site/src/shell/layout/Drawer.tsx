import type { Brand } from '@masthead/config';
import { limits } from '@masthead/config/limits';
import { DrawerAccount, DrawerStart, MenuPart, NavigationDrawer } from '@masthead/design-system';
import { siteBehavior } from '../behavior';
import { toDrawerStart } from './drawerContent';
import { toDrawerAccount } from './headerLinks';
import { hiddenWhilePending } from '../visitor/visitor.css';

/** Id that the menu button and the drawer share. */
export const drawerId = 'site-menu';

/** The navigation drawer of a brand (§2.7). Its first links are in every page, the rest loads on demand (loadMenus). */
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
        <DrawerStart {...toDrawerStart(brand)} />
      </MenuPart>
    </NavigationDrawer>
  );
};
