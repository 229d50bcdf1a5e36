import type { Selectable } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { PlacedChart } from '../../db/tables/columns.ts';
import type { ShownFields } from '../files/schema/articles.ts';
import type { DealFilter, DealQuery, DealRow } from './deals.ts';
import type { Site } from './sites.ts';

/** Headings of search facets, in display order. */
export const facetParents = ['Section', 'Region', 'Market', 'Sector', 'Topic'] as const;
export type FacetParent = (typeof facetParents)[number];
export type CountedFacet = { parent: FacetParent; name: string; count: number; slug: string };

export type ArticleStream = readonly [categoryId: number, role: Database['articleCategories']['role']];

/** An article in lists of related articles. `site` is needed to format dates and URLs. */
export type RelatedRow = Omit<
  Selectable<Database['articles']>,
  'siteId' | 'type' | 'postFormat' | 'nofollow' | 'showDisclaimer'
> & { site: Site };

export type SummaryRow = RelatedRow & {
  isPremium: boolean;
  /** Its video. */
  clip: Pick<Selectable<Database['videos']>, 'uri' | 'duration'> | null;
  /** The first chart of an article without a picture, unless it is a table. */
  leadChart: PlacedChart | null;
  /** Only in search results: the searched words as a tsquery, for highlights. */
  searchWords?: string;
};

export type ArticleRow = SummaryRow &
  Omit<Selectable<Database['articles']>, 'siteId'> &
  Omit<Selectable<Database['articleBodies']>, 'articleId' | 'shown'> &
  ShownFields & {
    /** Its categories, in editorial order. */
    streams: readonly ArticleStream[];
    /** In the order of the byline. */
    authors: Pick<Selectable<Database['authors']>, 'name' | 'slug' | 'description' | 'imageLarge'>[];
    slides: Omit<Selectable<Database['slides']>, 'articleId' | 'position'>[];
    video: Omit<Selectable<Database['videos']>, 'articleId'> | null;
    book: Omit<Selectable<Database['books']>, 'articleId'> | null;
    deal: DealRow | null;
  };

export type DealOfSite = { site: Site; row: DealRow };

type DealOptionRow = { slug: string; name: string; group?: string | null | undefined; count: number };

/** A page of a list of deals, with the query that its further fields need; none for an unknown site. */
export type DealListOfSite = {
  query?: DealFilter & Pick<DealQuery, 'now'>;
  /** The most frequent currency. */
  currency?: string | undefined;
  page: number;
  pageSize: number;
  total: number;
  volumes: { amount: number; currency: string }[];
  deals: { uri: string; title: string; deal: DealOfSite }[];
} & Record<'markets' | 'sectors' | 'kinds' | 'sizes', DealOptionRow[]>;

/** A package, with the requested range of its articles. */
export type PackageRow = Omit<
  Selectable<Database['packages']>,
  'siteId' | 'typeKey' | 'magazine' | 'newestSkip' | 'newestCount'
> & {
  site: Site;
  /** Its published articles, in order. */
  itemIds: readonly number[];
  /** The requested range of them. */
  articles: { limit: number; offset: number };
  sponsors: Omit<Selectable<Database['packageSponsors']>, 'packageId' | 'position'>[];
};

/** A navigation of a package. Its articles are the newest ones of the category `query`. */
export type NavigationRow = Omit<Selectable<Database['packageNavigations']>, 'packageId' | 'position'> & { site: Site };

/** Search results. Facets are counted only if the query selects them. */
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
