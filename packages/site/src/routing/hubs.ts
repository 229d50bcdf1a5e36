import type { Link } from '@masthead/design-system';
import { href } from './href';

/** The hub pages of category streams (SPEC §2.1) by their routes, with what each is called. */
export const hubTitles = { markets: 'Markets', sectors: 'Sectors', bestPractices: 'Best Practices' } as const;
export type HubRoute = keyof typeof hubTitles;

/** The hubs as links, in their order. */
export const hubLinks: readonly Link[] = (Object.keys(hubTitles) as HubRoute[]).map((route) => ({
  title: hubTitles[route],
  url: href(route, {}),
}));

/** The hub that lists the stream at a path; a tag or a topic has none. */
export const findHub = (path: string): Link | undefined => hubLinks.find(({ url }) => path.startsWith(url));
