import type { Generated } from 'kysely';
import type { Defaulted } from './columns.ts';

export type PackagesTable = {
  id: Generated<number>;
  siteId: number;
  slug: string;
  title: string;
  /** As the sites request it: `Special+Reports`, `thought+leader`, `magazine`, `position`. */
  type: string;
  /** `toPackageTypeKey(type)`. */
  typeKey: string;
  packageUrl: string;
  summary: string | null;
  cssFile: string | null;
  imageUrl: string | null;
  mediaUrl: string | null;
  imageCredit: Generated<string | null>;
  mediaCredit: Generated<string | null>;
  blurb: string | null;
  digitalEditionUrl: string | null;
  /** Slug of the magazine of an issue: `real-estate-forum`. */
  magazine: string | null;
  /** The package lists the newest stories, after the first `newestSkip`. Null: it lists its `package_items`. */
  newestSkip: Generated<number | null>;
  newestCount: Generated<number | null>;
  pubDate: Date;
};

export type PackageItemsTable = { packageId: number; articleId: number; position: number };

export type PackageNavigationsTable = {
  packageId: number;
  position: number;
  name: string;
  description: string | null;
  link: string | null;
  /** Path of the category whose newest articles are listed. */
  query: string | null;
  pageSize: Defaulted<number>;
  showAll: Defaulted<boolean>;
};

export type PackageSponsorsTable = {
  packageId: number;
  position: number;
  adCode: string | null;
  name: string;
  url: string | null;
  twitterId: string | null;
  description: string | null;
  image: string | null;
};

/** The package at a position of the home page, such as `home-lead`. */
export type PackagePositionsTable = { siteId: number; position: string; packageId: number };
