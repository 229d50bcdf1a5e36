import type { Generated } from 'kysely';
import type { Defaulted, JsonList, OptionalJson, StoredImage } from './columns.ts';

export type SitesTable = {
  id: Generated<number>;
  /** The GraphQL `site`: `harbor`. */
  key: string;
  name: string;
  /** Other names of the site, such as the brand key `harbor-wire`. */
  aliases: Defaulted<string[]>;
  /** The publication slug: `har:harbor`. */
  publication: string;
  /** Host without `https://`, used as `baseDomain` and accepted as `domain`. */
  baseDomain: string;
  timeZone: Defaulted<string>;
  /** BCP 47 tag: stems of the search, bylines, quotation marks. */
  language: Defaulted<string>;
  product: string;
};

/** Columns of the table `channels`: the displayed name of a family of categories, and its page. */
export type ChannelsTable = { siteId: number; family: string; name: string; uri: string | null };

export type CategoriesTable = {
  id: Generated<number>;
  siteId: number;
  /** `channel_N` or `channel_Nsection_M` (§3). */
  naturalId: string;
  /** Without leading and trailing slashes: `markets/atlanta`. */
  path: string;
  name: string;
  /** First segments of the path: `markets`, `harbor-topics`, `webcasts/on-demand`. */
  family: string;
  /** The category's own channel, else that of its family. */
  channelName: string | null;
  /** `/markets/` if the channel has a page, otherwise null. */
  channelUri: string | null;
  sectionName: string | null;
  /** For a market city: the last segment of its region's path, `southeast`. */
  region: string | null;
  description: string | null;
  h1: string | null;
  metaTitle: string | null;
  metaDescription: string | null;
  /** Header picture. */
  image: OptionalJson<StoredImage>;
  position: Defaulted<number>;
};

export type SocialLink = { network: string; value: string };
export type AuthorsTable = {
  id: Generated<number>;
  siteId: number;
  /** `toAuthorSlug(name)` (§2.1). */
  slug: string;
  name: string;
  role: string | null;
  description: string | null;
  imageLarge: string | null;
  social: JsonList<SocialLink>;
};

/** A cache tag whose pages a site must invalidate. The row is deleted once all origins of the site have accepted it. */
export type PurgesTable = {
  id: Generated<string>;
  site: string;
  tag: string;
  createdAt: Date;
  /** The origins of the site that have accepted the tag. */
  acceptedBy: Defaulted<string[]>;
};

/** Ids of the pictures that content uses, without `/images/`. No other picture is rendered (decision 40). */
export type KnownPicturesTable = { id: string };

/** One row: the version of the sites and categories, which triggers increment. */
export type ReferenceVersionTable = { version: string };
