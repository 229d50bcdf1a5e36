/** Path segment for a parameter of a screen that the public URL does not contain, such as an absent site prefix. */
export const noValue = '-';

/** A screen in the app tree (`app/~/<name>/…`). `npm run codegen` writes the route files of the apps from it. */
export type ScreenDefinition = {
  /** Folder under `screens/` with the page module `<name>Page.ts`. Default: the name of the screen. */
  folder?: string;
  /** Parameters of the screen: the dynamic folders below its own. `...name` is Next's catch-all folder. */
  params: readonly [string, ...string[]];
  /** Values of parameters that the public URL does not contain. */
  defaults?: Readonly<Record<string, string>>;
  /** Seconds that a cached page stays fresh, or `request`: rendered for each request. */
  revalidate: number | 'request';
  /** Query parameters that a request-rendered screen reads. All others are dropped before the request reaches Next. */
  query?: readonly string[];
};

/**
 * Screens with one address get a parameter without a meaning. Next serves a page without parameters at its own path
 * before it applies the rewrite that closes the folder, so `/~/menu/` would be public.
 */
const onePage = { params: ['placeholder'], defaults: { placeholder: 'page' } } as const;

/** Partners' pages exist with and without a site prefix: `/{site}/resources/` and `/resources/`. */
const withoutPrefix = { site: noValue } as const;

/** The screens of §2. A row of the route table names its screen; everything else about a screen is here. */
export const screens = {
  home: { ...onePage, revalidate: 60 },
  search: {
    ...onePage,
    revalidate: 'request',
    query: ['q', 'section', 'region', 'market', 'sector', 'topic', 'period', 'startDate', 'stopDate', 'sort', 'page'],
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
  deals: {
    ...onePage,
    revalidate: 'request',
    query: ['market', 'sector', 'kind', 'size', 'period', 'sort', 'page'],
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
  newsletters: { ...onePage, revalidate: 900 },
  'recognition-profile': { params: ['directory', 'profile'], revalidate: 3600 },
  'site-map': { ...onePage, revalidate: 3600 },
  saved: { ...onePage, revalidate: 3600 },
  menu: { ...onePage, revalidate: 3600 },
} as const satisfies Record<string, ScreenDefinition>;

/** Name of a screen, and of its folder in the app tree. */
export type ScreenName = keyof typeof screens;

/**
 * The query parameters that each request-rendered screen reads, by the screen's folder in the app tree
 * (`app/~/search`).
 */
export const requestParams: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries<ScreenDefinition>(screens).flatMap(([name, { query }]) => (query ? [[name, query]] : [])),
);
