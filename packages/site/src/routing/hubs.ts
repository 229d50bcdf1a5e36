import type { Link } from '@masthead/design-system';
import { href } from './href';

/** Titles of the hub pages of category streams (SPEC §2.1), by route. */
export const hubTitles = { markets: 'Markets', sectors: 'Sectors', bestPractices: 'Best Practices' } as const;
/** A route of a hub page. */
export type HubRoute = keyof typeof hubTitles;

/** Links to the hubs, in the order of `hubTitles`. */
export const hubLinks: readonly Link[] = (Object.keys(hubTitles) as HubRoute[]).map((route) => ({
  title: hubTitles[route],
  url: href(route, {}),
}));

/** The hub that lists the stream at a path. Tags and topics have none. */
export const findHub = (path: string): Link | undefined => hubLinks.find(({ url }) => path.startsWith(url));
