import type { ColumnType, Generated } from 'kysely';
import type { Defaulted, JsonList, OptionalJson, PlacedChart, StoredFootage, StoredImage } from './columns.ts';

export type ArticlesTable = {
  id: Generated<number>;
  siteId: number;
  /** `YYYY/MM/DD/slug` in the site's time zone. */
  naturalId: string;
  title: string;
  summary: string | null;
  type: Defaulted<string>;
  /** `standard`, `video` or `gallery`. */
  postFormat: string | null;
  kicker: string | null;
  kickerCategoryId: number | null;
  primaryCategoryId: number | null;
  /** Name of the sponsor of a sponsored article. */
  presentedBy: string | null;
  byline: string | null;
  /** Display name of the publication: `Harbor Wire`. */
  publication: string;
  image: OptionalJson<StoredImage>;
  /** An article with a future date is not published yet. */
  pubDate: Date;
  modifiedDate: Date | null;
  /** Minutes. */
  timeToRead: number | null;
  nofollow: Defaulted<boolean>;
  showDisclaimer: Defaulted<boolean>;
};

export type ArticleBodiesTable = {
  articleId: number;
  /** Sanitized HTML, one paragraph or figure each. */
  blocks: Defaulted<string[]>;
  needToKnow: Defaulted<string[]>;
  tags: Defaulted<string[]>;
  canonicalUrl: string | null;
  embed1: string | null;
  embed2: string | null;
  /** In the order of their blocks. */
  charts: JsonList<PlacedChart>;
  /** The fields of an article that pages only show, by name. */
  shown: ColumnType<Record<string, unknown>, string | undefined, string>;
};

export type ArticleSearchTable = {
  articleId: number;
  siteId: number;
  pubDate: Date;
  categoryIds: Defaulted<number[]>;
  vector: string;
  textVersion: Defaulted<number>;
};

export type ArticleCategoriesTable = {
  articleId: number;
  categoryId: number;
  role: 'primary' | 'listed' | 'kicker';
  position: Defaulted<number>;
  pubDate: Date;
};

export type ArticleAuthorsTable = { articleId: number; authorId: number; position: Defaulted<number>; pubDate: Date };

export type SlidesTable = {
  articleId: number;
  position: number;
  title: string | null;
  image: string;
  caption: string | null;
  height: number | null;
  width: number | null;
  /** Null: the title or the caption says what the picture shows. */
  alt: string | null;
  credit: string | null;
};

export type VideosTable = {
  articleId: number;
  /** Empty without footage. */
  uri: string;
  provider: string | null;
  title: string | null;
  poster: string | null;
  /** Seconds. */
  duration: number | null;
  footage: OptionalJson<StoredFootage>;
};

export type BooksTable = {
  articleId: number;
  title: string;
  description: string | null;
  coverImage: string | null;
  bookUrl: string | null;
};

export type ArticleViewsTable = { articleId: number; hour: Date; views: number };

/** The most viewed articles of each time window, computed by `refreshTrending`. */
export type TrendingArticlesTable = { siteId: number; windowHours: number; articleId: number; views: number };

/** Articles at the top of trending lists. `list` is `site`, a family or the path of a category. */
export type TrendingPositionsTable = { siteId: number; list: string; position: number; articleId: number };

/** Articles per category, unpublished ones included. Triggers of `article_categories` maintain it. */
export type CategoryTotalsTable = { categoryId: number; articles: number };

/** Articles per site, unpublished ones included. Triggers of `articles` maintain it. */
export type SiteTotalsTable = { siteId: number; articles: number };
