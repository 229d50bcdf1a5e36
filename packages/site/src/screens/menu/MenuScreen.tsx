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
import type { MenuView } from './loadMenu';

/** All menus of the publication in the bare layout (§2.6). Other pages load each menu from its `MenuPart`. */
export const MenuScreen = ({ view, page }: { view: MenuView; page: PageContext }) => (
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
