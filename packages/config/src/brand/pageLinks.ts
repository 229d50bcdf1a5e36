import { footerDefaultTexts as texts, pageLinkTexts as titles } from '@masthead/texts/brandDefaults';
import { newslettersLink } from './accountMenu.ts';
import type { LinkInput } from './links.ts';

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
