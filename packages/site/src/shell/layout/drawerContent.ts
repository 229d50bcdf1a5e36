import { formatCopyright, type Brand, type Menu } from '@masthead/config';
import type {
  DrawerContentProps,
  DrawerSection,
  DrawerStartProps,
  Link,
  LinkGroup,
  TeaserStory,
} from '@masthead/design-system';
import { drawerLinkTexts } from '@masthead/texts/navigation';
import { href } from '../../routing/href';
import { getBrokerExpoLink } from './headerLinks';

type MenuSection = Menu['secondaryItems'][number];

/** Children with links become groups; the others share one group without a title. */
const toGroups = (children: MenuSection['children']): LinkGroup[] => {
  const groups = children
    .filter(({ children: links }) => links.length > 0)
    .map(({ title, url, description, children: links }) => ({
      title,
      url,
      links,
      ...(description && { description }),
    }));
  const single = children.filter(({ children: links }) => links.length === 0);
  return single.length > 0 ? [...groups, { links: single }] : groups;
};

const toSection = (
  { title, titleUrl, description, children, HideBrowseAll, topicInFocus, moreToExplore, colors }: MenuSection,
  stories: readonly TeaserStory[],
): DrawerSection => ({
  link: { title, url: titleUrl },
  groups: toGroups(children),
  topicInFocus,
  moreToExplore,
  stories,
  ...(description && { description }),
  ...(colors && { colors }),
  ...(!HideBrowseAll && { browseAll: { title: drawerLinkTexts.browseAll(title), url: titleUrl } }),
});

const toLists = ({ menu }: Brand): DrawerContentProps['lists'] => [
  { title: drawerLinkTexts.topicInFocus, links: menu.topicInFocus },
  { title: drawerLinkTexts.moreToExplore, links: menu.moreToExplore },
  { title: menu.favoriteLinksTitle, links: menu.favoriteLinks },
  {
    title: drawerLinkTexts.moreFrom(menu.mobileMenu.siteName),
    links: menu.mobileMenu.secondaryLinks.filter(({ url }) => !menu.moreToExplore.some((link) => link.url === url)),
  },
];

/** Links that narrow and scrolled headers hide and no list of the drawer has. */
const getHiddenHeaderLinks = (brand: Brand): Link[] => {
  const { topNavs, quickLinks, secondaryItems } = brand.menu;
  const listed = new Set([
    ...[...quickLinks, ...toLists(brand).flatMap(({ links }) => links)].map(({ url }) => url),
    ...secondaryItems.map(({ titleUrl }) => titleUrl),
  ]);
  const expo = getBrokerExpoLink(brand);
  return [...topNavs, ...(expo ? [expo] : [])].filter(({ url }) => !listed.has(url));
};

const toQuickLinks = (brand: Brand): Link[] => [...brand.menu.quickLinks, ...getHiddenHeaderLinks(brand)];

/** The start of a brand's navigation drawer, in the HTML of every page. */
export const toDrawerStart = (brand: Brand): DrawerStartProps => ({
  quickLinks: toQuickLinks(brand),
  sections: brand.menu.secondaryItems.map(({ title, titleUrl }) => ({ title, url: titleUrl })),
  all: { title: drawerLinkTexts.allSections, url: href('siteMap', {}) },
});

/** Content of a brand's navigation drawer (§2.7). `stories` holds the newest stories by the section's URL. */
export const toDrawerContent = (
  brand: Brand,
  stories: Readonly<Record<string, readonly TeaserStory[]>>,
): DrawerContentProps => {
  const { menu, footer, timeZone } = brand;
  return {
    search: href('search', {}),
    quickLinks: toQuickLinks(brand),
    sections: menu.secondaryItems.map((section) => toSection(section, stories[section.titleUrl] ?? [])),
    lists: toLists(brand),
    colophon: {
      line: [menu.mobileMenu.siteName, menu.mobileMenu.networkLine].filter(Boolean).join('. '),
      social: menu.socialNetwork,
      copyright: formatCopyright(footer.copyright, new Date(), timeZone),
    },
  };
};
