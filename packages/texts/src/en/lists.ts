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
  from: 'From',
  to: 'To',
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
