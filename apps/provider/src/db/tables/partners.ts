import type { Generated } from 'kysely';
import type { Defaulted, JsonList, OptionalJson, StoredFootage } from './columns.ts';

export type PublishersTable = {
  id: Generated<number>;
  siteId: number;
  /** Identifier, also used as realmID (§3). */
  publisher: string;
  name: string;
  sponsored: Defaulted<boolean>;
  sponsorBlurb: string | null;
  blurb: string | null;
  logo: string | null;
  publisherUrl: string | null;
  linkedUrl: string | null;
  displayUrl: string | null;
  socials: JsonList<{ name: string; url: string }>;
  topics: Defaulted<string[]>;
  position: Defaulted<number>;
};

export type ResourceTopicsTable = {
  id: Generated<number>;
  siteId: number;
  topic: string;
  name: string;
  slug: string;
  position: Defaulted<number>;
};

export type ResourcesTable = {
  id: Generated<number>;
  siteId: number;
  publisherId: number;
  slug: string;
  resourceName: string;
  resourceImageUrl: string | null;
  downloadUrl: string;
  resourceShortDescription: string | null;
  topic: string | null;
  type: string | null;
  startDate: Date;
};

export type PartnerVideosTable = {
  id: Generated<number>;
  siteId: number;
  publisherId: number | null;
  slug: string;
  title: string;
  description: string | null;
  /** Seconds. */
  duration: number | null;
  imageUri: string | null;
  videoUri: string | null;
  footage: OptionalJson<StoredFootage>;
  publishedAt: Date;
};
