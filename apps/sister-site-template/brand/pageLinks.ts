import { newslettersLink } from '@masthead/config';

/** Links to pages that are in several menus, defined once so that a page has the same title everywhere. */
export const pageLinks = {
  bestPractices: { title: 'Best Practices', url: '/best-practices/' },
  siteMap: { title: 'Site Map', url: '/sitemap/' },
  events: { title: 'Events', url: '/events/' },
  podcasts: { title: 'Podcast Center', url: '/podcastcenter/' },
  webcasts: { title: 'Webcasts', url: '/webcasts/' },
  resources: { title: 'Resource Center', url: '/resources/' },
  thoughtLeaders: { title: 'Thought Leaders', url: '/thought-leaders/' },
  specialReports: { title: 'Special Reports', url: '/special-reports/' },
  insights: { title: 'Instant Insights', url: '/instant-insights/' },
  magazine: { title: 'Sister Quarterly', url: '/sister-quarterly/' },
  about: { title: 'About', url: '/static/about-us/' },
  help: { title: 'Help/FAQ', url: '/static/help/' },
  newsletters: { title: 'Newsletters', url: '/static/newsletters/', signedIn: newslettersLink.signedIn },
  contact: { title: 'Contact', url: '/static/contact-us/' },
  advertise: { title: 'Advertise', url: '/static/advertise-with-us/' },
  licensing: { title: 'Asset and Logo Licensing', url: '/static/asset-and-logo-licensing/' },
  terms: { title: 'Terms of Service', url: '/static/terms-of-service/' },
  privacy: { title: 'Privacy Policy', url: '/static/privacy-policy/' },
} as const;
