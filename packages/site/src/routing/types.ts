import type { HeaderPage } from '@masthead/content-rules/pictures';
import type { SlotName } from '@masthead/ad-slots';
import type { CacheKeyParam, ScreenName } from './screens.ts';

/** Page layouts of §2.6. */
export type LayoutName = 'default' | 'home' | 'two-column' | 'one-column' | 'article' | 'branded-resource' | 'bare';

/** The header below the site header in the branded resource layout (§2.6: show…Header). */
export type PartnerHeader = 'resource' | 'resource-partner' | 'company' | 'media';

/** A module below the two columns (§2.6); `subscribe` for readers who are not signed in. */
export type BottomModule = 'more-from-publisher' | 'resources' | 'subscribe';

/** The editorial position of a section's stories (§7.1, getPackageByPosition). */
type EditorialPosition = { position: string };

/** One row of the route table: pattern, screen, layout and the route metadata of §2.6. */
export type RouteDefinition = {
  /** Pattern with a leading and trailing slash; `:name` is one segment. */
  path: string;
  /** Regular expressions of parameters, where not any segment is valid. */
  params?: Record<string, string>;
  screen: ScreenName;
  /** Values of the screen's parameters that the address does not name. */
  screenParams?: Readonly<Record<string, string>>;
  layout: LayoutName;
  adPageName: string;
  adContentType?: string;
  /** Slots that the page has in addition to those of its layout, and slots that it hides (§9). */
  adSlots?: readonly SlotName[];
  adSlotsHidden?: readonly SlotName[];
  /** The two-column layout without its side column. Hide the slots of the column too. */
  fullWidth?: true;
  /** Pages that a sponsor pays for, whatever their content is. They have no house ads (§9). */
  paidBy?: 'sponsor';
  /** Hides the slot `horiz3` of the two-column layout. */
  hideHoriz3?: boolean;
  /** `query`: pages after the first have `?page=N`. */
  paged?: 'query';
  /** The query parameter that selects the content; the cached page gets its value as the screen parameter `choice`. */
  cacheKeyParam?: Exclude<CacheKeyParam, 'page'>;
  partnerHeader?: PartnerHeader;
  /** The strip of featured partners (§2.6, showFeaturedPartnerHeader). */
  partnerStrip?: true;
  mediaHeaderTitle?: string;
  /** Style of a package's header: tinted, or dark. Lists do not name the sponsors of packages with a dark header. */
  pkgHeader?: 'tint' | 'inverse';
  /** The content's header picture that the page has (§2.6), for pages whose content has no picture. */
  headerPicture?: HeaderPage;
  /** Editorial sections above the page, in its rail and below it (§2.6). */
  topSection?: EditorialPosition;
  sideSection?: EditorialPosition;
  bottomSection?: EditorialPosition;
  /** Modules below the two columns (§2.6). */
  bottomModules?: readonly BottomModule[];
  /** `always`: signed-in readers see the subscribe card (§2.6, §2.8). */
  subscribeCard?: 'always';
  /** Text of the subscribe card and the call to subscribe; the brand's text without it. */
  subscribeCardSummary?: string;
  /** The row whose page this address shows too: its address is the canonical one. */
  samePageAs?: 'currentIssue' | 'nominations' | 'newsletters';
  /** Slug of the static page that a fixed address shows. */
  staticSlug?: string;
};
