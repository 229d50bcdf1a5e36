import { newslettersUrl } from '@masthead/auth';
import type { Brand, DesktopMenuItem } from '@masthead/config';
import type { AlternateAccount, Link, MainMenu, MenuLine } from '@masthead/design-system';

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
  brand.menu.desktopMenu.map(({ title, titleUrl, cols, breakpoint, redUnderline, children }) => ({
    link: { title, url: titleUrl },
    lines: children.map(toLine),
    columns: cols === 2 ? 2 : 1,
    mark: redUnderline ? 'accent' : 'none',
    breakpoint,
  }));

/** The section of the main menu that an address belongs to, to mark it as current. */
export const currentSection = (brand: Brand, path: string): string | undefined =>
  brand.menu.mainItems.find(({ titleUrl }) => path.startsWith(titleUrl))?.titleUrl;

/** Newsletters leads to the e-mail preferences of those signed in, and to the store's newsletters page (SPEC §2.7). */
export const newsletterLinks = ({ menu: { newslettersUrl: urls } }: Brand): { signedIn: Link; signedOut: Link } => ({
  signedIn: { title: urls.text, url: newslettersUrl({ state: 'registrant' }, urls) },
  signedOut: { title: urls.text, url: newslettersUrl({ state: 'unknown' }, urls) },
});

/** A Subscribe link beside Newsletters, where the brand wants one: by SPEC §3, subscribeUrl, it leads who is signed in elsewhere. */
export const subscribeLinks = ({
  header,
  menu: { subscribeUrl },
}: Brand): { signedIn: Link; signedOut: Link } | undefined =>
  header.subscribe === 'shown'
    ? {
        signedIn: { title: subscribeUrl.subscribeBtnText, url: subscribeUrl.loggedInState },
        signedOut: { title: subscribeUrl.subscribeBtnText, url: subscribeUrl.loggedOutState },
      }
    : undefined;

/** A button beside Search, only where the brand has configured an address (SPEC §2.7). */
export const brokerExpo = (brand: Brand): Link | undefined => {
  const { brokerExpoUrl, expoBtnText } = brand.menu.brokerExpo;
  return brokerExpoUrl ? { title: expoBtnText, url: brokerExpoUrl } : undefined;
};

/** Where the alternate header's account links lead; its Subscribe button is one brand's own (SPEC §2.7). */
export const alternateAccount = (brand: Brand): AlternateAccount => {
  const { menu, header } = brand;
  return {
    newsletters: newsletterLinks(brand),
    signedOut: { signIn: menu.signIn, register: menu.register },
    signedIn: { account: menu.account, signOut: menu.signOut },
    ...(header.extraButton && { subscribe: header.extraButton }),
  };
};
