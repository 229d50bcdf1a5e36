/** Path segment of a screen's parameter that the public address leaves out: no prefix, no choice. */
export const noValue = '-';

/** A screen in the app tree (`app/~/<name>/…`). `npm run codegen` writes its route files from this. */
export type ScreenDefinition = {
  /** Folder under `screens/` with the page module `<name>Page.ts`; without one it has the screen's name. */
  folder?: string;
  /** Names of the folders below the screen's own; `...name` takes all further segments. */
  params: readonly [string, ...string[]];
  /** Values of parameters that no public address contains. */
  defaults?: Readonly<Record<string, string>>;
  /** Seconds that a cached page stays fresh, or `request`: rendered for each request. */
  revalidate: number | 'request';
  /** Query parameters that a request-rendered screen reads. All others are dropped before the request reaches Next. */
  query?: readonly string[];
};

/** Pages with one address need a parameter too: Next would serve `/~/home/` before the rule that closes this folder. */
const onePage = { params: ['edition'], defaults: { edition: 'all' } } as const;

/** Partners' pages exist with and without a path prefix. */
const withoutPrefix = { site: noValue } as const;

/** The screens of SPEC §2. A row of the route table names its screen; everything else about a screen is here. */
export const screens = {
  home: { params: ['edition'], defaults: { edition: 'front' }, revalidate: 60 },
  search: {
    ...onePage,
    revalidate: 'request',
    query: ['q', 'section', 'market', 'sector', 'topic', 'period', 'startDate', 'stopDate', 'sort', 'page'],
  },
  article: { params: ['year', 'month', 'day', 'slug'], revalidate: 300 },
  stream: { params: ['page', '...path'], revalidate: 120 },
  hub: { params: ['hub'], revalidate: 3600 },
  author: { params: ['author', 'page'], revalidate: 300 },
  static: { params: ['slug'], revalidate: 900 },
  media: { params: ['media', 'page'], revalidate: 120 },
  'media-item': { folder: 'media', params: ['...path'], revalidate: 120 },
  calendar: { params: ['calendar'], revalidate: 120 },
  events: {
    folder: 'calendar',
    ...onePage,
    revalidate: 'request',
    query: ['past', 'city', 'topic', 'audience', 'page'],
  },
  event: { folder: 'calendar', params: ['event'], revalidate: 120 },
  'package-list': { folder: 'packages', params: ['list', 'page'], revalidate: 120 },
  package: { folder: 'packages', params: ['list', 'package', 'page'], revalidate: 120 },
  'issue-gallery': { folder: 'issues', params: ['page'], revalidate: 120 },
  issue: { folder: 'issues', params: ['issue'], revalidate: 120 },
  resources: {
    params: ['site'],
    defaults: withoutPrefix,
    revalidate: 'request',
    query: ['topic', 'category', 'keywords', 'startDate', 'endDate', 'sort', 'page'],
  },
  'resource-video': { params: ['site', 'video'], defaults: withoutPrefix, revalidate: 900 },
  'resource-partners': { params: ['site', 'choice'], defaults: withoutPrefix, revalidate: 900 },
  'company-resources': { params: ['site', 'choice'], defaults: withoutPrefix, revalidate: 900 },
  'tech-center': { ...onePage, revalidate: 3600 },
  nominations: { ...onePage, revalidate: 900 },
  recognition: {
    params: ['directory'],
    revalidate: 'request',
    query: ['year', 'segment', 'award', 'standing', 'page'],
  },
  'recognition-profile': { params: ['directory', 'profile'], revalidate: 3600 },
  'site-map': { ...onePage, revalidate: 3600 },
  menu: { ...onePage, revalidate: 3600 },
} as const satisfies Record<string, ScreenDefinition>;

/** Name of a screen, and of its folder in the app tree. */
export type ScreenName = keyof typeof screens;

/** The query parameters that each request-rendered screen reads, by the screen's folder in the app tree (`app/~/search`). */
export const requestParams: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries<ScreenDefinition>(screens).flatMap(([name, { query }]) => (query ? [[name, query]] : [])),
);
