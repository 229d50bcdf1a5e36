export const searchBoxTexts = {
  placeholder: 'Enter search keywords',
  search: 'Search',
};

export const filterTexts = {
  from: 'From',
  to: 'To',
  applyDates: 'Apply dates',
  withCount: (label: string, count: string): string => `${label} (${count})`,
  showMore: (count: number): string => `Show ${count} more`,
  refine: 'Refine',
  clearAll: 'Clear all',
  showResults: 'Show results',
  inForce: 'Filters in force',
  remove: (label: string): string => `Remove filter ${label}`,
  sortBy: 'Sort by',
  sort: 'Sort',
  apply: 'Apply',
};

export const emptyTexts = {
  spelling: 'Check the spelling, especially of names.',
  fewerWords: 'Use fewer words. Two find more than a sentence.',
  fewerFilters: 'Remove a filter, or search a longer period.',
};

export const searchTexts = {
  from: 'From',
  until: 'Until',
  between: 'Between',
  searchFor: (words: string): string => `Search for ${words}`,
  didYouMean: (words: string): string => `Did you mean ${words}?`,
  clearFilters: 'Clear the filters',
  topicsAndMarkets: 'Topics and markets',
  noWords: (words: string): string => `${words} contains no words`,
  searchAdvice: 'Search for a name, a place or a subject.',
  noResultsFor: (words: string): string => `No results for ${words}`,
  noResults: 'No results match these filters',
  newest: 'Newest stories',
  skipToResults: 'Skip to results',
  resultsFor: (words: string): string => `Search results for ${words}`,
  search: 'Search',
  moreToRead: 'More to read',
  quote: (words: string): string => `“${words}”`,
  moreSpecific: 'Add a more specific word, such as a name or a place.',
  results: (count: number): string => (count === 1 ? 'result' : 'results'),
  forWords: (words: string): string => ` for ${words}`,
  all: 'All',
  date: 'Date',
  relevance: 'Most relevant',
  newestFirst: 'Newest',
  oldestFirst: 'Oldest',
  anyTime: 'Any time',
  past30Days: 'Past 30 days',
  pastYear: 'Past year',
  pageTitle: (words: string): string => `Search: ${words}`,
  description: (name: string): string => `Search ${name}: stories, analysis and research.`,
};

export const facetTexts = {
  section: 'Section',
  region: 'Region',
  market: 'Market',
  sector: 'Sector',
  topic: 'Topic',
};
