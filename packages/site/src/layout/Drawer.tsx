import { copyrightLine, type Brand, type Menu } from '@masthead/config';
import { limits } from '@masthead/config/limits';
import { DrawerAccount, NavigationDrawer, type DrawerSection, type LinkGroup } from '@masthead/design-system';
import { drawerId } from './drawerId';

type MenuSection = Menu['secondaryItems'][number];

/** Children with links of their own are groups; the others stand together in one without a title. */
const groupsOf = (children: MenuSection['children']): LinkGroup[] => {
  const groups = children.filter(({ children: links }) => links.length > 0).map(({ title, url, children: links }) => ({ title, url, links }));
  const single = children.filter(({ children: links }) => links.length === 0);
  return single.length > 0 ? [...groups, { links: single }] : groups;
};

const toSection = ({ title, titleUrl, description, children, HideBrowseAll, topicInFocus, moreToExplore }: MenuSection): DrawerSection => ({
  link: { title, url: titleUrl },
  groups: groupsOf(children),
  topicInFocus,
  moreToExplore,
  ...(description && { description }),
  ...(!HideBrowseAll && { browseAll: { title: `Browse all ${title}`, url: titleUrl } }),
});

/** The navigation drawer of a brand (SPEC §2.7). */
export const Drawer = ({ brand }: { brand: Brand }) => {
  const { menu, logos } = brand;
  return (
    <NavigationDrawer
      id={drawerId}
      brand={{ name: brand.name, logo: logos.compact }}
      sections={menu.secondaryItems.map(toSection)}
      lists={[
        { title: 'More to explore', links: menu.moreToExplore },
        { title: menu.favoriteLinksTitle, links: menu.favoriteLinks },
      ]}
      account={
        <DrawerAccount
          visitor={{ state: 'unknown' }}
          signedOut={{ signIn: menu.signIn, register: menu.register }}
          signedIn={{ account: menu.account, signOut: menu.signOut }}
        />
      }
      colophon={{ line: brand.networkLine, social: menu.socialNetwork, copyright: copyrightLine(brand.footer.copyright, new Date(), brand.timeZone) }}
      wideAbove={limits.wideViewportPx}
    />
  );
};
