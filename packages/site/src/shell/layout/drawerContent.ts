import { formatCopyright, type Brand, type Menu } from '@masthead/config';
import type { DrawerContentProps, DrawerSection, LinkGroup, TeaserStory } from '@masthead/design-system';
import { drawerLinkTexts } from '@masthead/texts/navigation';
import { href } from '../../routing/href';

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
  {
    title,
    titleUrl,
    description,
    children,
    HideBrowseAll,
    topicInFocus,
    moreToExplore,
    textColor,
    backgroundColor,
  }: MenuSection,
  stories: readonly TeaserStory[],
): DrawerSection => ({
  link: { title, url: titleUrl },
  groups: toGroups(children),
  colors: { text: textColor, background: backgroundColor },
  topicInFocus,
  moreToExplore,
  stories,
  ...(description && { description }),
  ...(!HideBrowseAll && { browseAll: { title: drawerLinkTexts.browseAll(title), url: titleUrl } }),
});

/** Content of a brand's navigation drawer (SPEC §2.7). `stories` holds the newest stories by the section's URL. */
export const toDrawerContent = (
  { menu, footer, timeZone }: Brand,
  stories: Readonly<Record<string, readonly TeaserStory[]>>,
): DrawerContentProps => ({
  search: href('search', {}),
  quickLinks: menu.quickLinks,
  sections: menu.secondaryItems.map((section) => toSection(section, stories[section.titleUrl] ?? [])),
  lists: [
    { title: drawerLinkTexts.topicInFocus, links: menu.topicInFocus },
    { title: drawerLinkTexts.moreToExplore, links: menu.moreToExplore },
    { title: menu.favoriteLinksTitle, links: menu.favoriteLinks },
    {
      title: drawerLinkTexts.moreFrom(menu.mobileMenu.siteName),
      links: menu.mobileMenu.secondaryLinks.filter(({ url }) => !menu.moreToExplore.some((link) => link.url === url)),
    },
  ],
  colophon: {
    line: `${menu.mobileMenu.siteName}. ${menu.mobileMenu.networkLine}`,
    social: menu.socialNetwork,
    copyright: formatCopyright(footer.copyright, new Date(), timeZone),
  },
});
