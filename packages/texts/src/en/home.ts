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
  byRegion: 'News by region',
  byTask: 'Guides by task',
  onMap: 'Stories by market',
  selectCircle: 'Select a circle for the stories of a market.',
};

/** Names and introductions of the pages that list the streams below an address: `/tag/`, `/region/`. */
export const streamHubTexts = {
  topics: { title: 'Topics', description: 'What we follow across markets and sectors, topic by topic.' },
  sections: { title: 'Sections', description: 'News, analysis, features and every other kind of story.' },
  tags: { title: 'Tags', description: 'Stories that share a subject.' },
  regions: { title: 'Regions', description: 'All news of a region on one page.' },
  onDemand: { title: 'Webcasts on Demand', description: 'Recorded webcasts by subject.' },
  regulatedMedia: { title: 'Regulated Media', description: 'Notices and disclosures about regulated products.' },
  sponsorChannels: {
    title: 'Thought Leader Channels',
    description: 'What our partners publish here, partner by partner.',
  },
};

export const moreTexts = {
  seeAll: 'See all',
  moreToRead: 'More to read',
  newsOf: (region: string): string => `${region} news`,
};

export const techTexts = {
  home: 'Home',
  kinds: 'Kinds of software',
  partners: 'Partners of the center',
  stories: 'Latest in technology',
};

export const streamTexts = {
  rss: 'Follow by RSS',
  follow: (title: string): string => `Follow ${title}`,
  following: (title: string): string => `Following ${title}`,
  nearby: 'Nearby markets',
  earlier: (place: string): string => `Earlier stories in ${place}`,
};
