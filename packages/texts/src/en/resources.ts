export const companyTexts = {
  partners: 'Partners',
  partnersLede: 'The companies whose papers, guides and tools are in the Resource Center.',
  unavailable: 'We could not load the partners',
  tryLater: 'Try again later.',
  noneYet: 'There are no partners yet',
  allResources: 'All resources',
  resourcesFrom: (company: string): string => `Resources from ${company}`,
  noResources: 'This partner has no resources yet',
  videosFrom: (company: string): string => `Videos from ${company}`,
  webcastsWith: (company: string): string => `Webcasts with ${company}`,
  videoCenter: 'Video Center',
  papersFrom: (company: string): string => `White papers, guides and tools from ${company}.`,
  description: (name: string): string => `The companies whose resources ${name} shows.`,
  pageTitle: (company: string): string => `${company}: resources`,
  premium: 'Premium partners',
  premiumLabel: 'premium partner',
  partnerLabel: 'partner',
};

export const partnerScreenTexts = {
  unavailable: (items: string): string => `We could not load the ${items}`,
  tryLater: 'Try again later.',
  noneYet: (items: string): string => `There are no ${items} yet`,
  /** What a list has, in the sentences above. */
  items: {
    partners: 'partner pages',
    videos: 'videos',
    series: 'series',
    webcasts: 'webcasts',
    papers: 'white papers',
    positions: 'positions',
  },
  work: 'Work at a partner',
  newestVideos: 'Newest videos',
  videoCenter: 'Video Center',
  newestPapers: 'Newest white papers',
  whitePapers: 'White Papers',
  browse: 'Browse Partner Resources',
  allWebcasts: 'All webcasts',
  sponsoredWebcasts: 'Webcasts with our partners',
  lede: 'Videos, series, webcasts and papers from the companies that work with us.',
  tabs: 'Partner resources',
  contact: 'Contact us about partnering',
  title: 'From Our Partners',
  titleOf: (tab: string): string => `${tab}: From Our Partners`,
  descriptionHome: (name: string): string => `Videos, series, webcasts and papers from the partners of ${name}.`,
  description: (tab: string, name: string): string => `${tab} from the partners of ${name}.`,
};

export const partnerTileTexts = {
  video: 'Video',
  videoText: 'One question, answered on screen.',
  leadership: 'Thought Leadership',
  leadershipText: 'What partners have learned, in their own words.',
  solutions: 'Solutions',
  solutionsText: 'Every company whose resources are here, and what it offers.',
  papers: 'White Papers',
  papersText: 'Long reading, with the figures and where they come from.',
  employers: 'Browse Employers',
  jobs: 'Browse Jobs',
  videoCount: (count: number): string => `${count} ${count === 1 ? 'video' : 'videos'}`,
  seriesCount: (count: number): string => `${count} series`,
  companyCount: (count: number): string => `${count} ${count === 1 ? 'company' : 'companies'}`,
  paperCount: (count: number): string => `${count} ${count === 1 ? 'paper' : 'papers'}`,
};

export const partnerTabTexts = {
  home: 'Home',
  videos: 'Video Center',
  leadership: 'Thought Leadership',
  webcasts: 'Webcast Center',
  papers: 'White Papers',
  careers: 'Career Center',
};

export const resourceVideoTexts = {
  videoCenter: 'Video Center',
  resourcesFrom: (name: string): string => `Resources from ${name}`,
  moreFrom: (name: string): string => `More from ${name}`,
  producedBy: (name: string): string => `Produced by ${name}`,
  more: 'More videos',
};

export const resourceScreenTexts = {
  lede: 'White papers, benchmarks and guides from the companies that serve our readers. Produced by our partners, labeled as such.',
  unavailable: 'We could not load the resources',
  tryLater: 'Try again later.',
  noneYet: 'There are no resources yet',
  noneMatch: 'No resources match',
  fewerWords: 'Use fewer words or another topic.',
  longerPeriod: 'Choose a longer period.',
  showAll: 'Show all resources',
  latest: 'Latest resources',
  resources: (count: number): string => (count === 1 ? 'resource' : 'resources'),
  unknownTopic: (topic: string): string => `There is no topic “${topic}”. All topics are shown.`,
  swapped: 'The end date was before the start date. We swapped them.',
  title: 'Resource Center',
  description: (name: string): string => `White papers, guides and tools from the partners of ${name}, by topic.`,
};

export const resourceSortTexts = {
  since: (day: string): string => `Since ${day}`,
  until: (day: string): string => `Until ${day}`,
  newest: 'Newest',
  oldest: 'Oldest',
  nameUp: 'Resource Name A-Z',
  nameDown: 'Resource Name Z-A',
  allTopics: 'All Topics',
};

export const partnerHeaderTexts = {
  browseMore: 'Browse More Resources',
  allPartners: 'All partners',
  resourceCenter: 'Resource Center',
  partners: 'Partners',
  fromPartners: 'From Our Partners',
};
