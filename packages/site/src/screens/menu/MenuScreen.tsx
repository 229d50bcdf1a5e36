import { DrawerContent, MenuPart, PageFrame, PageHeader, Section, Stack, SubmenuLines } from '@masthead/design-system';
import { PageSlot } from '../../shell/ads/PageSlot';
import { drawerContent } from '../../shell/layout/drawer';
import { mainMenus } from '../../shell/layout/header';
import type { Site } from '../../framework/site';
import { href } from '../../routing/href';
import type { MenuView } from './loadMenu';

/** Every menu of the publication, each in the part that other pages take it from, in the bare layout (SPEC §2.6). */
export const MenuScreen = ({ view, site: { brand } }: { view: MenuView; site: Site }) => (
  <PageFrame>
    <PageHeader title="Menu" trail={[{ title: 'Home', url: href('home', {}) }]} />
    <Section>
      <Stack space={8}>
        <MenuPart name="drawer">
          <DrawerContent
            {...drawerContent(brand, view.stories)}
            ad={<PageSlot brand={brand} path={href('menu', {})} name="nav_vert" />}
          />
        </MenuPart>
        {mainMenus(brand).map((menu) => (
          <MenuPart key={menu.link.url} name={menu.link.url}>
            <SubmenuLines menu={menu} />
          </MenuPart>
        ))}
      </Stack>
    </Section>
  </PageFrame>
);
