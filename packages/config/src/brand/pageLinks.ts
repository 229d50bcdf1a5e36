import {
  footerDefaultTexts as texts,
  pageLinkTexts as titles,
  accountLinkTexts as accountTexts,
} from '@masthead/texts/brandDefaults';
import type { z } from 'zod';
import type { LinkInput, menuInput } from './menu.schema.ts';

type MenuFields = z.input<typeof menuInput>;
type Link = MenuFields['register'];
type AccountMenu = Pick<
  MenuFields,
  'subscribe' | 'newsletters' | 'register' | 'signIn' | 'account' | 'signOut' | 'userMenu'
>;

const emailPreferences = { store: 'MyAccount', hash: 'email-preferences' } as const;

/**
 * The link to newsletters (§2.7) for menus and footers: to the email preferences for signed-in visitors. A brand with a
 * newsletter page of its own writes that page's link with this `signedIn`.
 * @example newsletters: { title: 'Newsletters', url: '/static/newsletters/', signedIn: newslettersLink.signedIn }
 */
export const newslettersLink = {
  title: accountTexts.newsletters,
  store: 'Newsletters',
  signedIn: emailPreferences,
} as const;

const signIn: Link = { title: accountTexts.signIn, store: 'Login' };
const signOut: Link = { title: accountTexts.signOut, store: 'Logout' };

/**
 * Returns the account links of the header, drawer and user menu, in the language of the build. A brand replaces one by
 * writing it after them.
 * @example menu = { …, ...getAccountMenu(pageLinks.help), register: { title: 'Join', store: 'default' } }
 */
export const getAccountMenu = (help: Link): AccountMenu => ({
  subscribe: {
    loggedIn: { title: accountTexts.subscribe, store: 'MyAccount' },
    loggedOut: { title: accountTexts.subscribe, store: 'default' },
  },
  newsletters: {
    loggedIn: { title: accountTexts.newsletters, ...emailPreferences },
    loggedOut: { title: accountTexts.newsletters, store: 'Newsletters' },
  },
  register: { title: accountTexts.register, store: 'default' },
  signIn,
  account: { title: accountTexts.account, store: 'MyAccount' },
  signOut,
  userMenu: {
    signedOut: {
      greeting: accountTexts.welcome,
      links: [signIn, { title: accountTexts.registerNow, store: 'default' }],
    },
    signedIn: {
      greeting: accountTexts.hello,
      links: [
        { title: accountTexts.settings, store: 'MyAccount' },
        { title: accountTexts.subscriptions, store: 'Newsletters' },
        { title: accountTexts.marketing, ...emailPreferences },
        help,
        signOut,
      ],
    },
  },
});

/** Links to the pages that every publication has, in the language of the build, for menus and footers. */
export const commonLinks = {
  siteMap: { title: titles.siteMap, url: '/sitemap/' },
  events: { title: titles.events, url: '/events/' },
  podcasts: { title: titles.podcasts, url: '/podcastcenter/' },
  webcasts: { title: titles.webcasts, url: '/webcasts/' },
  resources: { title: titles.resources, url: '/resources/' },
  thoughtLeaders: { title: titles.thoughtLeaders, url: '/thought-leaders/' },
  specialReports: { title: titles.specialReports, url: '/special-reports/' },
  insights: { title: titles.insights, url: '/instant-insights/' },
  about: { title: titles.about, url: '/static/about-us/' },
  help: { title: titles.help, url: '/static/help/' },
  newsletters: { title: titles.newsletters, url: '/static/newsletters/', signedIn: newslettersLink.signedIn },
  contact: { title: titles.contact, url: '/static/contact-us/' },
  advertise: { title: titles.advertise, url: '/static/advertise-with-us/' },
  licensing: { title: titles.licensing, url: '/static/asset-and-logo-licensing/' },
  terms: { title: titles.terms, url: '/static/terms-of-service/' },
  privacy: { title: titles.privacy, url: '/static/privacy-policy/' },
} as const;

const { about, contact, siteMap, advertise, licensing, terms, privacy, help, newsletters } = commonLinks;

/** Links of the footer, unless a brand has its own. */
export const footerLinks: readonly LinkInput[] = [about, contact, siteMap, advertise, licensing];

/** Links beside the copyright, unless a brand has its own. */
export const legalLinks: readonly LinkInput[] = [terms, privacy];

/** Columns of the footer that a brand may put after its own. */
export const footerColumns = {
  support: {
    title: texts.support,
    links: [about, contact, help, newsletters, advertise, siteMap, { title: 'RSS', url: '/rss/' }],
  },
  legal: { title: texts.legal, links: [terms, privacy, licensing, { title: texts.cookies, url: '#cookie-settings' }] },
  account: {
    title: texts.account,
    links: [
      { title: texts.signIn, store: 'Login' },
      { title: texts.createAccount, store: 'default' },
      { title: texts.forgotPassword, store: 'Login', hash: 'forgot-password' },
      { ...newslettersLink, title: texts.newsletters },
    ],
  },
} satisfies Record<string, { title: string; links: LinkInput[] }>;
