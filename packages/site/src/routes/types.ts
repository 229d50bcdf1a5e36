/** Screens of SPEC §2; each has one folder under `screens/`. */
export type ScreenName = 'home' | 'search' | 'article' | 'stream' | 'hub' | 'author' | 'static' | 'media' | 'media-item' | 'calendar' | 'event' | 'package-list' | 'package' | 'issue-gallery' | 'issue';

/** Page layouts of SPEC §2.6. */
export type LayoutName = 'default' | 'home' | 'two-column' | 'one-column' | 'article' | 'bare';

/** One row of the route table: pattern, screen, layout and the route metadata of SPEC §2.6. */
export type RouteDefinition = {
  /** Pattern with a leading and trailing slash; `:name` is one segment. */
  path: string;
  /** Regular expressions for parameters that are not just any segment. */
  params?: Record<string, string>;
  screen: ScreenName;
  layout: LayoutName;
  adPageName: string;
  adContentType?: string;
  /** `query`: further pages are asked for with `?page=N`. */
  paged?: 'query';
  /** `cache` (the default) renders once for everyone; `request` renders each time. */
  rendering?: 'cache' | 'request';
  /** The slug of the static page behind a fixed address. */
  staticSlug?: string;
};
