import {
  DrawerContent,
  MenuPart,
  PageFrame,
  PageHeader,
  ReadingSettings,
  Section,
  Stack,
  SubmenuLines,
} from '@masthead/design-system';
import { menuScreenTexts } from '@masthead/texts/navigation';
import { PageSlot } from '../../shell/ads/PageSlot';
import { toDrawerContent } from '../../shell/layout/drawerContent';
import { toMainMenus } from '../../shell/layout/headerLinks';
import type { PageContext } from '../../framework/pageContext';
import { href } from '../../routing/href';
import { type MenuView, loadMenu, getEmptyMenuView } from './loadMenu';
import { pageMetadata } from '../../framework/metadata';
import { definePage } from '../../framework/definePage';

/** All menus of the publication in the bare layout (§2.6). Other pages load each menu from its `MenuPart`. */
const MenuScreen = ({ view, page }: { view: MenuView; page: PageContext }) => (
  <PageFrame>
    <PageHeader title={menuScreenTexts.menu} trail={[{ title: menuScreenTexts.home, url: href('home', {}) }]} />
    <Section>
      <Stack space={8}>
        <MenuPart name="drawer">
          <DrawerContent {...toDrawerContent(page.brand, view.stories)} ad={<PageSlot page={page} name="nav_vert" />} />
        </MenuPart>
        <MenuPart name="reading">
          <ReadingSettings />
        </MenuPart>
        {toMainMenus(page.brand).map((menu) => (
          <MenuPart key={menu.link.url} name={menu.link.url}>
            <SubmenuLines menu={menu} />
          </MenuPart>
        ))}
      </Stack>
    </Section>
  </PageFrame>
);

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
