import type { MenuInput, SectionInput, LinkInput, StorePageInput } from './menu.schema.ts';
import { getStoreUrl, type StoreBrand } from '../links.ts';

/** A link of menus and lists: a path or an absolute address; `signedInUrl` is for signed-in visitors. */
export type MenuLink = { title: string; url: string; newTab?: boolean; signedInUrl?: string };

/** §3, menu item. The kinds differ in what they may hold, so they are a union. */
export type DesktopMenuItem =
  | { type: 'link'; title: string; url: string; newTab: boolean }
  | { type: 'header' | 'small'; title: string; url?: string }
  | { type: 'divider' | 'separator' };

const resolveStorePage = (brand: StoreBrand, { store, hash }: StorePageInput): string =>
  getStoreUrl(brand, store, hash ? { hash } : {});

/** Writes the brand's promo code into store links and leaves the others as they are. */
export const resolveLink = (brand: StoreBrand, { signedIn, ...link }: LinkInput): MenuLink => ({
  ...('store' in link ? { title: link.title, url: resolveStorePage(brand, link) } : link),
  ...(signedIn && { signedInUrl: resolveStorePage(brand, signedIn) }),
});

/** §3, navigation entry: a region with its cities, or one link. */
type MenuEntry = MenuLink & { description?: string; children: MenuLink[] };

/** A group with an address is an entry itself, with its links below; the links of the others are entries themselves. */
const entries = ({ groups }: SectionInput): MenuEntry[] =>
  groups.flatMap(({ title, url, description, links }) =>
    title !== undefined && url !== undefined
      ? [{ title, url, ...(description !== undefined && { description }), children: links }]
      : links.map((link) => ({ ...link, children: [] })),
  );

const desktopLink = ({ title, url, newTab = false }: MenuLink): DesktopMenuItem => ({
  type: 'link',
  title,
  url,
  newTab,
});

/** Regions are parted by dividers and headed by their own link; plain groups by a separator and a small label. */
export const desktopItems = ({ groups }: Pick<SectionInput, 'groups'>): DesktopMenuItem[] =>
  groups.flatMap(({ title, url, links }, index) => {
    const label: DesktopMenuItem[] =
      title === undefined
        ? []
        : [url === undefined ? { type: index === 0 ? 'header' : 'small', title } : { type: 'header', title, url }];
    const rule: DesktopMenuItem[] = index === 0 ? [] : [{ type: url === undefined ? 'separator' : 'divider' }];
    return [...rule, ...label, ...links.map(desktopLink)];
  });

/** §3, brandLogo: the picture at the head of the page, in its own size. */
type MenuLogo = { src: string; width: number; height: number; alt: string };

/** Every menu of §2.7 from one list of sections, so that no market is named twice. */
export const deriveMenu = (
  brand: StoreBrand & { name: string; networkLine?: string | undefined },
  { sections, ...menu }: MenuInput,
  logo: MenuLogo,
) => {
  const resolve = (link: LinkInput): MenuLink => resolveLink(brand, link);
  const {
    subscribe,
    newsletters,
    register,
    signIn,
    account,
    signOut,
    userMenu,
    secondaryLinks,
    quickLinks,
    ...asWritten
  } = menu;
  return {
    ...asWritten,
    brandLogo: { logo },
    subscribeUrl: {
      loggedInState: resolve(subscribe.loggedIn).url,
      loggedOutState: resolve(subscribe.loggedOut).url,
      subscribeBtnText: subscribe.loggedOut.title,
    },
    newslettersUrl: {
      loggedInState: resolve(newsletters.loggedIn).url,
      loggedOutState: resolve(newsletters.loggedOut).url,
      text: newsletters.loggedOut.title,
    },
    quickLinks: quickLinks.map(resolve),
    register: resolve(register),
    signIn: resolve(signIn),
    account: resolve(account),
    signOut: resolve(signOut),
    mainItems: sections.map(({ title, url }) => ({ title, titleUrl: url })),
    secondaryItems: sections.map((section) => ({
      title: section.title,
      titleUrl: section.url,
      description: section.description,
      children: entries(section),
      colors: section.colors,
      HideBrowseAll: section.hideBrowseAll,
      postsFrom: section.postsFrom ?? section.url,
      topicInFocus: section.topicInFocus,
      moreToExplore: section.moreToExplore,
    })),
    userMenu: {
      signedOut: { greeting: userMenu.signedOut.greeting, links: userMenu.signedOut.links.map(resolve) },
      signedIn: { greeting: userMenu.signedIn.greeting, links: userMenu.signedIn.links.map(resolve) },
    },
    desktopMenu: sections.map((section) => ({
      title: section.title,
      titleUrl: section.url,
      ...section.desktop,
      children: desktopItems(section),
    })),
    mobileMenu: {
      siteName: brand.name,
      networkLine: brand.networkLine,
      secondaryLinks: secondaryLinks.map(resolve),
    },
  };
};
/** The derived menus of a brand. */
export type Menu = ReturnType<typeof deriveMenu>;
