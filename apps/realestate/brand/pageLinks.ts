import { commonLinks } from '@masthead/config';

/** Links to pages that are in several menus, defined once so that a page has the same title everywhere. */
export const pageLinks = {
  ...commonLinks,
  deals: { title: 'Deals', url: '/deals/' },
  careers: { title: 'Career Center', url: 'https://example.com/career-center/', newTab: true },
  magazine: { title: 'Real Estate Forum', url: '/real-estate-forum/' },
  calendar: { title: 'Editorial Calendar', url: '/editorial-calendar/' },
  subscribe: { title: 'Subscribe', url: '/subscribe/' },
  nominations: { title: 'Nominations', url: '/nomination/' },
} as const;
