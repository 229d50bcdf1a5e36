export const eventTexts = {
  featured: 'Featured event',
  publication: 'Publication',
  contact: 'Contact:',
};

export const issueTexts = {
  view: 'View issue',
};

export const marketTexts = {
  data: 'Market data',
  asOf: 'As of',
  source: (name: string): string => `Source: ${name}`,
};

export const myMarketsTexts = {
  title: 'My markets',
  none: 'You follow no markets now.',
  unavailable: 'Your markets cannot be loaded just now.',
  /** Figures of a market: stories of seven days, deals of 90. */
  figures: (stories: number, deals: number): string =>
    [
      stories === 0 ? 'No new stories' : `${stories} new ${stories === 1 ? 'story' : 'stories'}`,
      deals > 0 && `${deals} ${deals === 1 ? 'deal' : 'deals'} in 90 days`,
    ]
      .filter(Boolean)
      .join(' · '),
};

export const partnerTexts = {
  fromPartners: 'From Our Partners',
  sponsoredBy: 'Sponsored by',
};

export const resourceTexts = {
  noun: 'resource',
  browseMore: 'Browse More Resources',
  resources: 'Resources',
  download: 'Download Resource',
  filterCount: (applied: number): string => `Filter (${applied})`,
  filter: 'Filter',
  filterLabel: 'Filter resources',
  topic: 'Topic',
  keywords: 'Keywords',
  enterKeywords: 'Enter search keywords',
  published: 'Published',
  apply: 'Apply',
  downloadShort: 'Download',
};

export const mediaTexts = {
  follow: (name: string): string => `Follow ${name}`,
  listenOn: 'Listen on',
  hostedBy: 'With',
};

export const reportTexts = {
  specialReport: 'Special Report',
  read: 'Read the report',
};

export const statusTexts = {
  upcoming: 'Upcoming',
  live: 'Live now',
  ondemand: 'On demand',
  past: 'Past',
};

export const listTexts = {
  trending: 'Trending Stories',
};

export const countTexts = {
  stories: (count: number): string => (count === 1 ? 'story' : 'stories'),
};

export const mapTexts = {
  onMap: 'On the map',
  locator: (place: string): string => `Map that shows where ${place} is.`,
  /** "Atlanta: 7 deals". */
  place: (name: string, count: string): string => `${name}: ${count}`,
  symbols: (title: string, places: readonly string[]): string => `${title}. ${places.join('; ')}.`,
};
