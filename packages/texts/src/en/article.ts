export const authorTexts = {
  moreFrom: (name: string): string => `More from ${name}`,
  about: 'About the author',
  aboutSeveral: 'About the authors',
  author: 'Author',
  elsewhere: (name: string): string => `${name} elsewhere`,
  onNetwork: (name: string, network: string): string => `${name} on ${network}`,
};

export const bookTexts = {
  label: (title: string): string => `Book: ${title}`,
  book: 'The book',
};

export const bylineTexts = {
  by: 'By',
  and: ' and ',
  updated: 'Updated',
};

export const articleTexts = {
  needToKnow: 'Need to know',
  tags: 'Tags',
  transcript: 'Transcript',
};

export const kickerTexts = {
  proTitle: 'Analysis and exclusives, open to every reader',
  pro: 'Pro',
  download: 'Download',
  sponsoredBy: (sponsor: string): string => `Sponsored by ${sponsor}`,
};

export const chartTexts = {
  source: (name: string): string => `Source: ${name}`,
  download: 'Download the data (CSV)',
  show: 'Show the data',
};

export const embedTexts = {
  player: (provider: string): string => `${provider} player`,
  play: 'Play',
  show: 'Show',
  note: (host: string): string => `This comes from ${host}, which may set cookies of its own.`,
  openAt: (host: string): string => `Open it at ${host}`,
};

export const printTexts = {
  notice: 'NOT FOR REPRINT',
  printedFrom: (path: string): string => `Page Printed from ${path}`,
};

export const slideshowTexts = {
  carousel: 'carousel',
  of: (index: number, total: number): string => `${index} of ${total}`,
  pictures: (count: number): string => `${count} pictures, scroll sideways`,
  noun: 'picture',
};

export const wrapTexts = {
  table: 'Table',
};

export const videoTexts = {
  before: 'Video,',
  video: 'Video',
  watchAt: (title: string, address: string): string => `Video: ${title}. Watch it at ${address}`,
  shows: 'What the video shows',
};

export const readTimeTexts = {
  minutes: (minutes: number): string => `${minutes} min read`,
};

export const durationTexts = {
  minutes: (minutes: number): string => `${minutes}\u00a0min`,
  seconds: (seconds: number): string => `${seconds}\u00a0${seconds === 1 ? 'second' : 'seconds'}`,
  minutesAndSeconds: (minutes: number, seconds: number): string => `${minutes}\u00a0min ${seconds}\u00a0sec`,
};

export const playerTexts = {
  video: 'Video',
};

export const paidTexts = {
  paidForBy: 'Paid for by',
  note: (name: string, brand: string): string =>
    `${name} paid for this article, and its people wrote it. The newsroom of ${brand} had no part in it.`,
};

export const packageTexts = {
  insights: 'Instant Insights',
  insight: 'Instant Insight',
  insightsLede: 'Short readings of filings, figures and notices, each with what to look for.',
  reports: 'Special Reports',
  report: 'Special Report',
  reportsLede: 'Long investigations in several parts, with the documents behind them.',
  leaders: 'Thought Leaders',
  leader: 'Thought Leadership',
  leadersLede: 'What firms in the business have to say, in their own words. Each series is paid for by its sponsor.',
  sponsored: 'Sponsored content',
  sponsoredLede: 'Paid for by its sponsors.',
};

export const storyTexts = {
  readMore: 'Read more',
};

export const articleScreenTexts = {
  moreOnTopic: 'More on this topic',
  views: (name: string): string => `The views in this article are those of its author and not of ${name}.`,
  rights: 'All rights reserved.',
  reuse: 'Request reuse through',
  licensing: 'Asset and Logo Licensing',
  digDeeper: 'Dig deeper',
  share: 'Share',
  saveStory: 'Save this story',
  savedStory: 'Saved to your reading list',
  moreToRead: 'More to read',
  aboutBook: 'About the book',
  mightLike: 'You might like',
  cover: (title: string): string => `Cover of ${title}`,
  allNewsletters: 'All newsletters',
};

export const authorScreenTexts = {
  follow: (name: string): string => `Follow ${name}`,
  following: (name: string): string => `Following ${name}`,
  stories: (author: string, name: string): string => `Stories by ${author} in ${name}.`,
};

export const ampTexts = {
  readOn: (name: string): string => `Read this story on ${name}`,
};
