import { newslettersLink } from '@masthead/config';

/** Links to pages that are in several menus, defined once so that a page has the same title everywhere. */
export const pageLinks = {
  deals: { title: 'Deals', url: '/deals/' },
  events: { title: 'Events', url: '/events/' },
  podcasts: { title: 'Podcast Center', url: '/podcastcenter/' },
  webcasts: { title: 'Webcasts', url: '/webcasts/' },
  resources: { title: 'Resource Center', url: '/resources/' },
  careers: { title: 'Career Center', url: 'https://example.com/career-center/', newTab: true },
  thoughtLeaders: { title: 'Thought Leaders', url: '/thought-leaders/' },
  specialReports: { title: 'Special Reports', url: '/special-reports/' },
  insights: { title: 'Instant Insights', url: '/instant-insights/' },
  magazine: { title: 'Real Estate Forum', url: '/real-estate-forum/' },
  calendar: { title: 'Editorial Calendar', url: '/editorial-calendar/' },
  nominations: { title: 'Nominations', url: '/nomination/' },
  about: { title: 'About', url: '/static/about-us/' },
  help: { title: 'Help/FAQ', url: '/static/help/' },
  newsletters: { title: 'Newsletters', url: '/static/newsletters/', signedIn: newslettersLink.signedIn },
  contact: { title: 'Contact', url: '/static/contact-us/' },
  siteMap: { title: 'Site Map', url: '/sitemap/' },
  advertise: { title: 'Advertise', url: '/static/advertise-with-us/' },
  licensing: { title: 'Asset and Logo Licensing', url: '/static/asset-and-logo-licensing/' },
  terms: { title: 'Terms of Service', url: '/static/terms-of-service/' },
  privacy: { title: 'Privacy Policy', url: '/static/privacy-policy/' },
} as const;
