import { defineBrand, getLogos } from '@masthead/config';
import { footer } from './brand/footer.ts';
import { menu } from './brand/menu.ts';
import { pageLinks } from './brand/pageLinks.ts';
import { places } from './brand/places.ts';
import { podcastShows } from './brand/podcastShows.ts';
import { recognition } from './brand/recognition.ts';
import { store } from './brand/store.ts';

/** Plotline: commercial real estate news, with the magazine Real Estate Forum. */
export const brand = defineBrand({
  key: 'realestate',
  name: 'Plotline',
  site: 'plotline',
  product: 'plotline',
  pathPrefix: 'plotline',
  resourcePrefixes: [{ pathPrefix: 'sister-site', site: 'sister-site' }],
  recognition,
  publicationSlug: 'plt:plotline',
  promoCode: 'REM',
  source: 'plotline',
  networkLine: 'An ALM exclusive brand',
  tagline: 'Commercial real estate news and intelligence',
  description:
    'News and analysis for the people who broker, finance, build and own commercial property: deals, loans, leases and the figures behind them.',
  magazine: {
    name: 'Real Estate Forum',
    slug: 'real-estate-forum',
    description:
      "The monthly magazine of commercial real estate: long reporting, portraits and the year's recognitions.",
  },
  language: 'en-US',
  timeZone: 'America/New_York',
  domain: 'plotline.example.com',
  origin: 'http://localhost:3000',
  previewOrigins: ['https://preview.plotline.example.com'],
  logos: {
    ...getLogos('plotline', 'Plotline', 186),
    notFound: {
      src: '/brand/plotline-not-found.webp',
      width: 1000,
      height: 800,
      alt: 'A parcel map with one empty lot marked in red.',
    },
  },
  header: { variant: 'main' },
  homeAlert: {
    text: 'Interests in funds that sponsors disclose here are offered by prospectus only.',
    link: { title: 'Read the disclosures', url: '/regulated-media/sponsor-disclosures/' },
  },
  menu,
  footer,
  networkSites: [
    { name: 'Docket', url: 'https://example.com/network/docket/' },
    { name: 'Underwriter’s Desk', url: 'https://example.com/network/underwriters-desk/' },
    { name: 'Benefit Ledger', url: 'https://example.com/network/benefit-ledger/' },
    { name: 'Risk & Reserve', url: 'https://example.com/network/risk-and-reserve/' },
    { name: 'General Counsel Monthly', url: 'https://example.com/network/general-counsel-monthly/' },
    { name: 'Closing Entry', url: 'https://example.com/network/closing-entry/' },
  ],
  places,
  podcastShows,
  modules: { framed: { title: 'What is it worth?', src: '/brand/what-is-it-worth.html', height: 250 } },
  subscribeCard: {
    tag: 'Real Estate Forum',
    title: 'Read what the deal was really worth',
    summary: 'Prices, terms and the people behind them, in print and online every month. Cancel whenever you like.',
    subscribe: { title: 'Subscribe Now', url: '/subscribe/' },
    privacy: pageLinks.privacy,
  },
  store,
  tracking: { site: 'plotline', siteGroup: 'real-estate', analyticsLayer: 'olytics' },
});
