import type { Brand, DesktopMenuItem } from '@masthead/config';
import type { Link, MainMenu, MenuLine } from '@masthead/design-system';

const toLine = (item: DesktopMenuItem): MenuLine => {
  switch (item.type) {
    case 'link':
      return { kind: 'link', link: { title: item.title, url: item.url, newTab: item.newTab } };
    case 'header':
    case 'small':
      return { kind: item.type, title: item.title, ...(item.url && { url: item.url }) };
    case 'divider':
    case 'separator':
      return { kind: item.type };
    default:
      return item satisfies never;
  }
};

/** The main navigation as the header shows it (SPEC §2.7, desktop header item menus). */
export const mainMenus = (brand: Brand): MainMenu[] =>
  brand.menu.desktopMenu.map(({ title, titleUrl, cols, children }) => ({
    link: { title, url: titleUrl },
    lines: children.map(toLine),
    columns: cols === 2 ? 2 : 1,
  }));

/** The section of the main menu that an address belongs to, to mark it as current. */
export const currentSection = (brand: Brand, path: string): string | undefined => brand.menu.mainItems.find(({ titleUrl }) => path.startsWith(titleUrl))?.titleUrl;

/** A button beside Search, only where the brand has configured an address (SPEC §2.7). */
export const brokerExpo = (brand: Brand): Link | undefined => {
  const { brokerExpoUrl, expoBtnText } = brand.menu.brokerExpo;
  return brokerExpoUrl ? { title: expoBtnText, url: brokerExpoUrl } : undefined;
};
