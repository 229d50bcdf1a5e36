import type { SlotName } from '@masthead/ad-slots';
import type { CacheKeyParam } from './cacheKeyParams';
import type { ScreenName } from './screens';

/** Page layouts of SPEC §2.6. */
export type LayoutName = 'default' | 'home' | 'two-column' | 'one-column' | 'article' | 'branded-resource' | 'bare';

/**
 * The one header under the site header of the branded resource layout (SPEC §2.6). The metadata of the specification says
 * it with a flag each: showResourceHeader, showResourcePartnerHeader, showCompanyHeader, showMediaHeader.
 */
export type PartnerHeader = 'resource' | 'resource-partner' | 'company' | 'media';

/**
 * Under the two columns (SPEC §2.6): more of those who paid for the page or else of the publication, the resource carousel
 * with the subscribe card, and the call to subscribe for readers who are not signed in.
 */
export type BottomModule = 'more-from-publisher' | 'resources' | 'subscribe';

/** What the editors chose for a position of the content service (SPEC §7.1, getPackageByPosition). */
export type EditorialPosition = { position: string };

/** One row of the route table: pattern, screen, layout and the route metadata of SPEC §2.6. */
export type RouteDefinition = {
  /** Pattern with a leading and trailing slash; `:name` is one segment. */
  path: string;
  /** Regular expressions for parameters that are not just any segment. */
  params?: Record<string, string>;
  screen: ScreenName;
  /** Values of the screen's parameters that the address does not name. */
  screenParams?: Readonly<Record<string, string>>;
  layout: LayoutName;
  adPageName: string;
  adContentType?: string;
  /** Advertising that the page has besides the set of its layout, or has not (SPEC §9). */
  adSlots?: readonly SlotName[];
  adSlotsHidden?: readonly SlotName[];
  /** The two-column layout without its side column; its advertising is to be hidden with it. */
  fullWidth?: true;
  /** The one slot of the two-column layout that a route can hide. */
  hideHoriz3?: boolean;
  /** `query`: further pages are asked for with `?page=N`. */
  paged?: 'query';
  /** The query parameter that chooses what is shown; a cached page reads it as the path segment `:choice`. */
  cacheKeyParam?: Exclude<CacheKeyParam, 'page'>;
  partnerHeader?: PartnerHeader;
  /** The strip of featured partners (SPEC §2.6, showFeaturedPartnerHeader). */
  partnerStrip?: true;
  mediaHeaderTitle?: string;
  /** How the header of a package stands out: tinted, or dark as a report's, whose sponsors are named on its own page alone. */
  pkgHeader?: 'tint' | 'inverse';
  /** Path of the picture in the page's header, where the content has none of its own. */
  heroImage?: string;
  /** Sections of stories that the editors chose for a position, above the page, in its rail and below it (SPEC §2.6). */
  topSection?: EditorialPosition;
  sideSection?: EditorialPosition;
  bottomSection?: EditorialPosition;
  /** What stands under the two columns (SPEC §2.6). */
  bottomModules?: readonly BottomModule[];
  /** `always`: signed-in readers see the subscribe card (SPEC §2.6, §2.8). */
  subscribeCard?: 'always';
  /** The words of the subscribe card and the call to subscribe, where they are not the brand's own. */
  subscribeCardSummary?: string;
  /** The slug of the static page behind a fixed address. */
  staticSlug?: string;
};
