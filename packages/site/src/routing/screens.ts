/** Value of a screen's parameter that the address does not have, such as an absent site prefix. */
export const noValue = '-';

export type ScreenDefinition = {
  /** Seconds that a cached page stays fresh, or `request`: rendered for each request. */
  lifetime: number | 'request';
  /** Values of parameters that the address does not have. */
  defaults?: Readonly<Record<string, string>>;
  /** Query parameters that a request-rendered screen reads. All others are dropped before the page is rendered. */
  query?: readonly string[];
};

/** Partners' pages exist with and without a site prefix: `/{site}/resources/` and `/resources/`. */
const withoutPrefix = { site: noValue } as const;

/** The screens of §2. A row of the route table names its screen; everything else about a screen is here. */
export const screens = {
  home: { lifetime: 60 },
  search: {
    lifetime: 'request',
    query: ['q', 'section', 'region', 'market', 'sector', 'topic', 'period', 'startDate', 'stopDate', 'sort', 'page'],
  },
  article: { lifetime: 300 },
  stream: { lifetime: 120 },
  hub: { lifetime: 3600 },
  author: { lifetime: 300 },
  static: { lifetime: 900 },
  media: { lifetime: 120 },
  'media-item': { lifetime: 120 },
  calendar: { lifetime: 120 },
  events: { lifetime: 'request', query: ['past', 'city', 'topic', 'audience', 'page'] },
  deals: { lifetime: 'request', query: ['market', 'sector', 'kind', 'size', 'period', 'sort', 'page'] },
  event: { lifetime: 120 },
  'package-list': { lifetime: 120 },
  package: { lifetime: 120 },
  'issue-gallery': { lifetime: 120 },
  issue: { lifetime: 120 },
  resources: {
    defaults: withoutPrefix,
    lifetime: 'request',
    query: ['topic', 'category', 'keywords', 'startDate', 'endDate', 'sort', 'page'],
  },
  'resource-video': { defaults: withoutPrefix, lifetime: 900 },
  'resource-partners': { defaults: withoutPrefix, lifetime: 900 },
  'company-resources': { defaults: withoutPrefix, lifetime: 900 },
  'tech-center': { lifetime: 3600 },
  nominations: { lifetime: 900 },
  recognition: { lifetime: 'request', query: ['year', 'segment', 'award', 'standing', 'page'] },
  newsletters: { lifetime: 900 },
  'recognition-profile': { lifetime: 3600 },
  'site-map': { lifetime: 3600 },
  subscribe: { lifetime: 3600 },
  saved: { lifetime: 3600 },
  menu: { lifetime: 3600 },
} as const satisfies Record<string, ScreenDefinition>;

export type ScreenName = keyof typeof screens;

/** A query parameter of the page cache's key. All others do not change a cached page. */
export type CacheKeyParam = 'page' | 'tab' | 'realmID' | 'event';

/** Whether a value selects the same page as an absent parameter: page 1, or `noValue`. */
export const isDefaultValue = (name: string, value: string): boolean =>
  value === '' || value === noValue || (name === 'page' && value === '1');
