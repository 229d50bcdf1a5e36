import type { PageFunding } from '@masthead/ad-slots';
import type { Brand } from '@masthead/config';
import { routes, type RouteName } from '../routing/routes';
import type { ScreenName } from '../routing/screens';
import type { RouteDefinition } from '../routing/types';
import type { Site } from './site';

/** Metadata of pages that no row of the route table names, such as the 404 page. */
export const unlistedRoute = {
  path: '',
  layout: 'default',
  adPageName: 'other',
} as const satisfies PageRoute;

/** A row of the route table, or the metadata of a page without one. */
type PageRoute = Omit<RouteDefinition, 'screen'> & { screen?: ScreenName };

/** A page without its content: the input of its frame, advertising, and tracking. */
export type PageIdentity = {
  readonly brand: Brand;
  /** The page's own (canonical) address; empty for error pages. */
  readonly path: string;
  readonly route: PageRoute;
  /** The row of the route table; undefined for pages that no row names. */
  readonly routeName: RouteName | undefined;
  /** `sponsor`: a partner pays for the content of the page, which has no house ads (§9). The newsroom by default. */
  readonly paidBy?: PageFunding;
};

/** The page of one request: resolved once, passed to the loader, the metadata, the screen, and the shell. */
export type PageContext = PageIdentity & Site;

export const createPageContext = (site: Site, { name, path }: { name: RouteName; path: string }): PageContext => ({
  ...site,
  path,
  route: routes[name],
  routeName: name,
});

/** The page with a sponsor who pays for it, if its content names one. */
export const paidPage = <Page extends PageIdentity>(page: Page, sponsor: unknown): Page =>
  sponsor ? { ...page, paidBy: 'sponsor' } : page;

/** A page without a row in the route table: error pages and developer pages. */
export const unlistedPage = (brand: Brand, path = ''): PageIdentity => ({
  brand,
  path,
  route: unlistedRoute,
  routeName: undefined,
});
