import { getNewslettersUrl } from '@masthead/auth';
import { type Brand, type DesktopMenuItem, hasModule } from '@masthead/config';
import type {
  AccountMenu,
  AlternateAccountLinksProps,
  DrawerAccountProps,
  Link,
  MainMenu,
  MenuLine,
  UserAreaProps,
} from '@masthead/design-system';
import { headerLinkTexts } from '@masthead/texts/navigation';
import { href } from '../../routing/href';

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

/** Menus of the main navigation (§2.7, desktop header item menus). */
export const toMainMenus = (brand: Brand): MainMenu[] =>
  brand.menu.desktopMenu.map(({ title, titleUrl, cols, breakpoint, redUnderline, children }) => ({
    link: { title, url: titleUrl },
    lines: children.map(toLine),
    columns: cols,
    mark: redUnderline ? 'accent' : 'none',
    breakpoint,
  }));

const readingListLink: Link = { title: headerLinkTexts.readingList, url: href('saved', {}) };

/** The account menu of signed-in visitors: the reading list, if the brand has it, then the links of the brand. */
export const withReadingList = (brand: Brand): AccountMenu => {
  const { links, ...menu } = brand.menu.userMenu.signedIn;
  return { ...menu, links: [...(hasModule(brand, 'reading-list') ? [readingListLink] : []), ...links] };
};

/** URL of the main-menu section that contains a path, to mark it as current. */
export const getCurrentSection = (brand: Brand, path: string): string | undefined =>
  brand.menu.mainItems.find(({ titleUrl }) => path.startsWith(titleUrl))?.titleUrl;

/** Newsletters links: the email preferences when signed in, the store's newsletters page otherwise (§2.7). */
const getNewsletterLinks = ({ menu: { newslettersUrl: urls } }: Brand): { signedIn: Link; signedOut: Link } => ({
  signedIn: { title: urls.text, url: getNewslettersUrl({ state: 'registrant' }, urls) },
  signedOut: { title: urls.text, url: getNewslettersUrl({ state: 'unknown' }, urls) },
});

/** Subscribe links beside Newsletters; signed-in visitors have their own URL (§3, subscribeUrl). */
const getSubscribeLinks = ({
  header,
  menu: { subscribeUrl },
}: Brand): { signedIn: Link; signedOut: Link } | undefined =>
  header.subscribe === 'visible'
    ? {
        signedIn: { title: subscribeUrl.subscribeBtnText, url: subscribeUrl.loggedInState },
        signedOut: { title: subscribeUrl.subscribeBtnText, url: subscribeUrl.loggedOutState },
      }
    : undefined;

/** One link, with another URL for visitors who may be signed in. */
const forBothAudiences = ({ signedOut, signedIn }: { signedOut: Link; signedIn: Link }): Link => ({
  ...signedOut,
  signedInUrl: signedIn.url,
});

/** Newsletters, registration and account menu of the main header (§2.7). */
export const toUserArea = (brand: Brand): UserAreaProps => {
  const { register, userMenu } = brand.menu;
  const subscribe = getSubscribeLinks(brand);
  return {
    newsletters: forBothAudiences(getNewsletterLinks(brand)),
    register,
    menu: { signedOut: userMenu.signedOut, signedIn: withReadingList(brand) },
    ...(subscribe && { subscribe: forBothAudiences(subscribe) }),
  };
};

/** The button beside Search, where the brand configures its URL (§2.7). */
export const getBrokerExpoLink = ({ menu: { brokerExpo } }: Brand): Link | undefined =>
  brokerExpo && { title: brokerExpo.expoBtnText, url: brokerExpo.brokerExpoUrl };

/** Account links of the alternate header (§2.7). */
export const toAlternateAccount = (brand: Brand): AlternateAccountLinksProps => {
  const { menu, header } = brand;
  return {
    newsletters: getNewsletterLinks(brand),
    signedOut: { signIn: menu.signIn, register: menu.register },
    signedIn: { account: menu.account, signOut: menu.signOut },
    ...(header.extraButton && { subscribe: header.extraButton }),
  };
};

/** Links of the drawer's account area (§2.7, mobile site menu; §6, pro content). */
export const toDrawerAccount = (brand: Brand): DrawerAccountProps => {
  const { signIn, register, account, signOut, proContentBtn } = brand.menu;
  const subscribe = getSubscribeLinks(brand);
  return {
    signedOut: { signIn, register, ...(subscribe && { subscribe: subscribe.signedOut }) },
    signedIn: {
      account,
      signOut,
      ...(hasModule(brand, 'reading-list') && { readingList: readingListLink }),
      ...(subscribe && { subscribe: subscribe.signedIn }),
    },
    ...(proContentBtn && { pro: { title: proContentBtn.proContentText, url: proContentBtn.proContentUrl } }),
  };
};
