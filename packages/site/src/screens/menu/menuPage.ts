import { menuScreenTexts } from '@masthead/texts/navigation';
import { pageMetadata } from '../../framework/metadata';
import { definePage } from '../../framework/definePage';
import { href } from '../../routing/href';
import { loadMenu, getEmptyMenuView } from './loadMenu';
import { MenuScreen } from './MenuScreen';

/** The menus of the publication (§2.7), which other pages load when a reader opens a menu. */
export const menuPage = definePage({
  load: loadMenu,
  Screen: MenuScreen,
  emptyView: getEmptyMenuView,
  metadata: (_, { brand }) =>
    pageMetadata(brand, {
      title: menuScreenTexts.menu,
      description: menuScreenTexts.description(brand.name),
      path: href('menu', {}),
      robots: 'noindex',
    }),
});
