import { commonLinks } from '@masthead/config';

/** Links to pages that are in several menus, defined once so that a page has the same title everywhere. */
export const pageLinks = {
  ...commonLinks,
  bestPractices: { title: 'Best Practices', url: '/best-practices/' },
  magazine: { title: 'Sister Quarterly', url: '/sister-quarterly/' },
} as const;
