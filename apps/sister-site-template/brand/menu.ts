import { getAccountMenu, type BrandInput } from '@masthead/config';
import { pageLinks } from './pageLinks.ts';

/** Header, drawer and menus (§2.5, §2.7): what the publication writes about, and the pages every publication has. */
export const menu: BrandInput['menu'] = {
  topNavs: [
    pageLinks.events,
    { ...pageLinks.podcasts, title: 'Podcasts' },
    pageLinks.webcasts,
    pageLinks.resources,
    pageLinks.thoughtLeaders,
  ],
  quickLinks: [pageLinks.newsletters, pageLinks.events, pageLinks.thoughtLeaders],
  sections: [
    {
      ...pageLinks.bestPractices,
      description: 'What a publication decides on its first day, and what it does every day after.',
      groups: [
        {
          links: [
            { title: 'Brand and Theme', url: '/best-practices/brand-and-theme/' },
            { title: 'Writing', url: '/best-practices/writing/' },
            { title: 'Pictures', url: '/best-practices/pictures/' },
            { title: 'Operations', url: '/best-practices/operations/' },
          ],
        },
      ],
      topicInFocus: [
        {
          title: 'Operations',
          url: '/best-practices/operations/',
          description: 'Running the site after it has opened.',
        },
      ],
      moreToExplore: [{ ...pageLinks.specialReports, description: 'Stories in several parts.' }],
    },
    {
      title: 'Topics',
      url: pageLinks.siteMap.url,
      description: 'How the parts of a site work: menus, streams, advertisements and subscriptions.',
      groups: [
        {
          links: [
            { title: 'Navigation', url: '/sister-site-topics/navigation/' },
            { title: 'Streams', url: '/sister-site-topics/streams/' },
            { title: 'Advertising', url: '/sister-site-topics/advertising/' },
            { title: 'Subscriptions', url: '/sister-site-topics/subscriptions/' },
          ],
        },
      ],
      topicInFocus: [
        {
          title: 'Streams',
          url: '/sister-site-topics/streams/',
          description: 'How stories gather on a page, and in which order.',
        },
      ],
      moreToExplore: [{ ...pageLinks.insights, description: 'One finding, two minutes.' }],
    },
  ],
  moreToExplore: [{ ...pageLinks.specialReports, description: 'Stories in several parts.' }],
  favoriteLinks: [
    { ...pageLinks.podcasts, icon: 'podcast' },
    { ...pageLinks.webcasts, icon: 'webcast' },
    { ...pageLinks.resources, icon: 'resource' },
  ],
  secondaryLinks: [
    pageLinks.specialReports,
    pageLinks.insights,
    pageLinks.magazine,
    pageLinks.about,
    pageLinks.contact,
  ],
  ...getAccountMenu(pageLinks.help),
  // Its own page of newsletters instead of the store's.
  newsletters: {
    loggedIn: { ...pageLinks.newsletters.signedIn, title: pageLinks.newsletters.title },
    loggedOut: pageLinks.newsletters,
  },
  socialNetwork: [
    { name: 'Twitter', url: 'https://example.com/social/twitter/sister-site' },
    { name: 'LinkedIn', url: 'https://example.com/social/linkedin/sister-site' },
  ],
};
