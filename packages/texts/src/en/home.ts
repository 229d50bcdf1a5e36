export const homeTexts = {
  featuredEvent: 'Featured event',
  insights: 'Instant Insights',
  allInsights: 'All insights',
  events: 'Events',
  allEvents: 'All events',
  recent: 'Recent stories',
  podcastsAndWebcasts: 'Podcasts and webcasts',
  podcastCenter: 'Podcast Center',
  webcasts: 'Webcasts',
  yourNewsletters: 'Your newsletters',
  chooseNewsletters: 'Choose your newsletters',
  manageNewsletters: 'Manage your subscriptions in your account.',
  newsletters: 'Newsletters',
  popularAuthors: 'Popular authors',
  allOf: (title: string): string => `All ${title.toLowerCase()}`,
  readingList: 'Reading list',
  allMarkets: 'All markets',
  issueGallery: 'Issue gallery',
  trending: 'Trending',
  latest: 'Latest',
  allLatest: 'All latest news',
  fromTheDesk: 'From the desk',
  allNewsletters: 'All newsletters',
};

export const promoTexts = {
  podcast: 'Podcast',
  onNow: 'On now',
  live: (when: string): string => `Live ${when}`,
  onDemand: (day: string): string => `On demand · ${day}`,
  webcast: 'Webcast',
  cover: (title: string): string => `Cover of ${title}`,
  viewIssue: 'View issue',
  viewDigital: 'View digital edition',
};

export const hubTexts = {
  mostRead: 'Most read',
  home: 'Home',
  allOf: (title: string): string => `All ${title.toLowerCase()}`,
  beyondRegions: 'Beyond the regions',
};

export const moreTexts = {
  seeAll: 'See all',
  moreToRead: 'More to read',
};

export const techTexts = {
  home: 'Home',
  kinds: 'Kinds of software',
  partners: 'Partners of the center',
};

export const streamTexts = {
  rss: 'Follow by RSS',
  follow: (title: string): string => `Follow ${title}`,
  nearby: 'Nearby markets',
};
