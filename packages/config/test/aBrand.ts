import type { BrandInput } from '../src/index.ts';

const logo = { src: '/brand/example.svg', width: 100, height: 50, alt: 'Example' };

/** Builds a minimal valid brand. Each call returns a new object, which a test may change. */
export const aBrand = (): BrandInput => ({
  key: 'example',
  name: 'Example',
  site: 'example',
  product: 'example',
  pathPrefix: 'example',
  publicationSlug: 'exa:example',
  promoCode: 'EXA',
  source: 'example',
  networkLine: 'An example of a brand',
  tagline: 'All that is needed',
  description: 'A brand for tests.',
  magazine: { name: 'Example Monthly', slug: 'example-monthly', description: 'A magazine for tests.' },
  language: 'en-US',
  timeZone: 'America/New_York',
  domain: 'example.com',
  origin: 'http://localhost:3000',
  previewOrigins: [],
  logos: {
    masthead: logo,
    inverse: logo,
    mark: logo,
    compact: logo,
    print: logo,
    amp: { ...logo, width: 461, height: 50 },
    share: { src: '/brand/example.png', width: 1200, height: 630, alt: 'Example' },
    touch: { src: '/brand/example.png', width: 180, height: 180, alt: '' },
  },
  header: { variant: 'main' },
  menu: {
    topNavs: [],
    sections: [
      {
        title: 'Markets',
        url: '/markets/',
        description: 'Places.',
        colors: { textColor: '#000000', backgroundColor: '#ffffff' },
        desktop: { redUnderline: true },
        groups: [
          {
            title: 'North',
            url: '/markets/north/',
            description: 'Cold.',
            links: [{ title: 'Bergen', url: '/markets/bergen/' }],
          },
          { title: 'South', url: '/markets/south/', links: [] },
        ],
      },
      {
        title: 'Tools',
        url: '/tools/',
        description: 'Things.',
        groups: [
          { title: 'Directory', links: [{ title: 'Maps', url: '/tools/#maps' }] },
          { title: 'Reporting', links: [{ title: 'News', url: '/tools/news/' }] },
        ],
      },
    ],
    favoriteLinks: [],
    secondaryLinks: [],
    subscribe: {
      loggedIn: { title: 'Subscribe', store: 'MyAccount' },
      loggedOut: { title: 'Subscribe', store: 'default' },
    },
    newsletters: {
      loggedIn: { title: 'Newsletters', store: 'MyAccount', hash: 'email-preferences' },
      loggedOut: { title: 'Newsletters', store: 'Newsletters' },
    },
    register: { title: 'Register', store: 'default' },
    signIn: { title: 'Sign In', store: 'Login' },
    account: { title: 'My Account', store: 'MyAccount' },
    signOut: { title: 'Sign Out', store: 'Logout' },
    userMenu: {
      signedOut: { greeting: 'Welcome', links: [{ title: 'Sign In', store: 'Login' }] },
      signedIn: { greeting: 'Hello', links: [{ title: 'Sign Out', store: 'Logout' }] },
    },
    socialNetwork: [{ name: 'LinkedIn', url: 'https://example.com/linkedin' }],
  },
  footer: {
    support: {
      title: 'Help',
      blurb: 'Write.',
      phone: { number: '1', url: 'tel:+1', hours: 'Always' },
      email: 'help@example.com',
    },
    links: [],
    columns: [
      { title: 'Your Account', links: [{ title: 'Forgot Password', store: 'Login', hash: 'forgot-password' }] },
    ],
    copyright: '© {year} Example',
    legalLinks: [{ title: 'Terms', url: '/static/terms/' }],
  },
  networkSites: [{ name: 'Docket', url: 'https://example.com/docket/' }],
  subscribeCard: {
    tag: 'Example',
    title: 'Subscribe',
    summary: 'Do.',
    subscribe: { title: 'Join', store: 'Newsletters' },
    privacy: { title: 'Privacy', url: '/static/privacy/' },
  },
  store: {
    plans: [
      {
        key: 'monthly',
        name: 'Monthly',
        price: 19,
        currency: 'USD',
        period: 'month',
        summary: 'To try it.',
        has: ['In print'],
      },
      {
        key: 'annual',
        name: 'Annual',
        price: 190,
        currency: 'USD',
        period: 'year',
        summary: 'For a year.',
        has: ['In print', 'Back issues'],
        highlighted: true,
      },
    ],
  },
  tracking: { site: 'example', siteGroup: 'examples' },
});
