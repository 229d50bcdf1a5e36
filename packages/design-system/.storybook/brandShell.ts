import { drawerLinkTexts } from '@masthead/texts/navigation';
import type { BrandShell } from '../src/examples/storyBrand';
import type {
  AccountMenu,
  DescribedLink,
  LinkGroup,
  LogoImage,
  MenuLine,
  SocialProfile,
} from '../src/types/navigation';
import type { Link } from '../src/types/story';

type MenuItem = { type: MenuLine['kind']; title?: string; url?: string; newTab?: boolean };

/** The parts of `apps/<brand>/brand.ts` that stories use. Its schema is in a package that components do not import. */
export type BrandData = {
  name: string;
  language: string;
  logos: Readonly<Record<'masthead' | 'print', LogoImage>>;
  header: { variant: BrandShell['header']; searchBox: BrandShell['searchBox']; extraButton?: Link };
  menu: {
    topNavs: readonly Link[];
    desktopMenu: readonly {
      title: string;
      titleUrl: string;
      cols: 1 | 2 | 3 | 4 | 5;
      redUnderline: boolean;
      children: readonly MenuItem[];
    }[];
    secondaryItems: readonly {
      title: string;
      titleUrl: string;
      description?: string;
      children: readonly (DescribedLink & { children: readonly Link[] })[];
      topicInFocus: readonly DescribedLink[];
      moreToExplore: readonly DescribedLink[];
    }[];
    quickLinks: readonly Link[];
    topicInFocus: readonly DescribedLink[];
    moreToExplore: readonly DescribedLink[];
    favoriteLinksTitle: string;
    favoriteLinks: readonly (Link & { icon?: string })[];
    mobileMenu: { siteName: string; networkLine?: string; secondaryLinks: readonly Link[] };
    newslettersUrl: { text: string; loggedInState: string; loggedOutState: string };
    brokerExpo?: { brokerExpoUrl: string; expoBtnText: string };
    proContentBtn?: { proContentUrl: string; proContentText: string };
    userMenu: { signedIn: AccountMenu; signedOut: AccountMenu };
    register: Link;
    signIn: Link;
    account: Link;
    signOut: Link;
    socialNetwork: readonly SocialProfile[];
  };
  footer: {
    logos: readonly (Omit<LogoImage, 'src'> & { name: string; url: string; image: string })[];
    support: Readonly<Record<'title' | 'blurb' | 'email', string>> & {
      phone?: Readonly<Record<'number' | 'url' | 'hours', string>>;
    };
    social: readonly SocialProfile[];
    columns: readonly LinkGroup[];
    links: readonly Link[];
    networkTitle: string;
    networkSites: readonly Link[];
    copyright: string;
    legalLinks: readonly Link[];
  };
};

const toLine = ({ type, title = '', url = '', newTab = false }: MenuItem): MenuLine =>
  type === 'link' ? { kind: type, link: { title, url, newTab } } : { kind: type, title, ...(url && { url }) };

const toGroups = (children: BrandData['menu']['secondaryItems'][number]['children']): LinkGroup[] => {
  const single = children.filter(({ children: links }) => links.length === 0);
  const groups = children.filter(({ children: links }) => links.length > 0);
  return [
    ...groups.map(({ children: links, ...group }) => ({ ...group, links })),
    ...(single.length > 0 ? [{ links: single }] : []),
  ];
};

/** The shell that the pages of a brand have. `toUrl` returns the URL of a file in the public folder of its app. */
export const toShell = ({ header, menu, footer }: BrandData, toUrl: (file: string) => string): BrandShell => {
  const { register, signIn, account, signOut, newslettersUrl, brokerExpo, proContentBtn, mobileMenu } = menu;
  const { support } = footer;
  const copyright = footer.copyright.replace('{year}', '2026');
  const newsletters = { title: newslettersUrl.text, url: newslettersUrl.loggedOutState };
  const signedInNewsletters = { title: newslettersUrl.text, url: newslettersUrl.loggedInState };
  return {
    header: header.variant,
    searchBox: header.searchBox,
    ...(brokerExpo && { extra: { title: brokerExpo.expoBtnText, url: brokerExpo.brokerExpoUrl } }),
    topLinks: menu.topNavs,
    menus: menu.desktopMenu.map(({ title, titleUrl, cols, redUnderline, children }) => ({
      link: { title, url: titleUrl },
      lines: children.map(toLine),
      columns: cols,
      mark: redUnderline ? 'accent' : 'none',
    })),
    secondary: menu.moreToExplore,
    user: { newsletters: { ...newsletters, signedInUrl: signedInNewsletters.url }, register, menu: menu.userMenu },
    alternateAccount: {
      newsletters: { signedOut: newsletters, signedIn: signedInNewsletters },
      signedOut: { signIn, register },
      signedIn: { account, signOut },
      ...(header.extraButton && { subscribe: header.extraButton }),
    },
    drawerAccount: {
      signedOut: { signIn, register },
      signedIn: { account, signOut },
      ...(proContentBtn && { pro: { title: proContentBtn.proContentText, url: proContentBtn.proContentUrl } }),
    },
    drawer: {
      search: '/search/',
      quickLinks: menu.quickLinks,
      sections: menu.secondaryItems.map(({ title, titleUrl, children, ...section }) => ({
        ...section,
        link: { title, url: titleUrl },
        browseAll: { title: drawerLinkTexts.browseAll(title), url: titleUrl },
        groups: toGroups(children),
      })),
      lists: [
        { title: drawerLinkTexts.topicInFocus, links: menu.topicInFocus },
        { title: drawerLinkTexts.moreToExplore, links: menu.moreToExplore },
        { title: menu.favoriteLinksTitle, links: menu.favoriteLinks },
        { title: drawerLinkTexts.moreFrom(mobileMenu.siteName), links: mobileMenu.secondaryLinks },
      ],
      colophon: {
        line: [mobileMenu.siteName, mobileMenu.networkLine].filter(Boolean).join('. '),
        social: menu.socialNetwork,
        copyright,
      },
    },
    footer: {
      logos: footer.logos.map(({ name, url, image, ...size }) => ({
        name,
        url,
        image: { src: toUrl(image), ...size },
      })),
      support: {
        blurb: `${support.title} ${support.blurb}`,
        email: { title: support.email, url: `mailto:${support.email}` },
        ...(support.phone && {
          phone: { title: support.phone.number, url: support.phone.url },
          hours: support.phone.hours,
        }),
      },
      social: footer.social,
      columns: footer.columns,
      links: footer.links,
      network: { title: footer.networkTitle, sites: footer.networkSites },
      legal: { copyright, links: footer.legalLinks },
    },
  };
};
