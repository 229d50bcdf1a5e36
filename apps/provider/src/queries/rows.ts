import type { StoredImage } from '../db/tables/columns.ts';
import type { Site } from './sites.ts';

/** Headings of search facets, in their order. */
export const facetParents = ['Section', 'Market', 'Sector', 'Topic'] as const;
/** Heading of a search facet. */
export type FacetParent = (typeof facetParents)[number];
/** A category as a facet, with the number of results in it. */
export type CountedFacet = { parent: FacetParent; name: string; count: number; slug: string };

/** What lists read of an article. `site` comes along, because dates and hosts are the site's. */
export type SummaryRow = {
  id: number;
  site: Site;
  naturalId: string;
  title: string;
  summary: string | null;
  kicker: string | null;
  kickerCategoryId: number | null;
  primaryCategoryId: number | null;
  presentedBy: string | null;
  byline: string | null;
  publication: string;
  image: StoredImage | null;
  pubDate: Date;
  modifiedDate: Date | null;
  timeToRead: number | null;
  /** Only in search results: the text that was looked for, for the highlights. */
  searchText?: string;
};

/** The whole article. Slides, video and authors are looked up when they are asked for. */
export type ArticleRow = SummaryRow & {
  type: string;
  postFormat: string | null;
  nofollow: boolean;
  showDisclaimer: boolean;
  isDownload: boolean;
  recombeeId: string | null;
  blocks: string[];
  needToKnow: string[];
  tags: string[];
  canonicalUrl: string | null;
  embed1: string | null;
  embed2: string | null;
};

/** A package and how much of its articles is wanted. */
export type PackageRow = {
  id: number;
  site: Site;
  slug: string;
  title: string;
  type: string;
  packageUrl: string;
  summary: string | null;
  cssFile: string | null;
  imageUrl: string | null;
  mediaUrl: string | null;
  blurb: string | null;
  digitalEditionUrl: string | null;
  pubDate: Date;
  /** How many articles the package holds. */
  estimate: number;
  articles: { limit: number; offset: number };
};

/** One navigation of a package; its articles are the newest of the category that `query` names. */
export type NavigationRow = {
  site: Site;
  name: string;
  description: string | null;
  link: string | null;
  query: string | null;
  pageSize: number;
  showAll: boolean;
};

/** Search results; the facets are counted with the search, when they are asked for. */
export type SearchRow = {
  query: string;
  page: number;
  pageSize: number;
  estimate: number;
  contents: SummaryRow[];
  facets: CountedFacet[];
  onlyCommonWords: boolean;
  ignored: string[];
};
