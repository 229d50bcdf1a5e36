import type { Database } from '../../db/schema.ts';

/**
 * How a table can hold data of a reader: by the `account id`, whose rows the database deletes with the account; by the
 * `address` in a column of its own; or by the `address in values` that anybody may enter. `hashed address`: counters of
 * rate limits, which outlive the account for a day at most, so that deleting it resets no limit. `none`: content, which
 * editors publish.
 */
type Holding = 'account id' | 'address' | 'address in values' | 'hashed address' | 'none';

/** How each table of the database can hold data of a reader. A download and a deletion cover all but the last two kinds. */
export const personalData = {
  accounts: 'address',
  accountAudit: 'account id',
  accountEmailChanges: 'account id',
  accountPasskeys: 'account id',
  accountTotp: 'account id',
  accountRecoveryCodes: 'account id',
  accountChallenges: 'account id',
  accountSessions: 'account id',
  accountDevices: 'account id',
  accountLinks: 'address in values',
  accountSubscriptions: 'account id',
  subscriptionOrders: 'account id',
  accountNewsletters: 'account id',
  savedArticles: 'account id',
  follows: 'account id',
  digests: 'account id',
  formSubmissions: 'address in values',
  'pgboss.job': 'address in values',
  counters: 'hashed address',
  sites: 'none',
  channels: 'none',
  categories: 'none',
  authors: 'none',
  articles: 'none',
  articleBodies: 'none',
  articleSearch: 'none',
  searchIndexes: 'none',
  searchChanges: 'none',
  articleCategories: 'none',
  articleAuthors: 'none',
  slides: 'none',
  videos: 'none',
  books: 'none',
  packages: 'none',
  packageItems: 'none',
  packageNavigations: 'none',
  packageSponsors: 'none',
  packagePositions: 'none',
  webcasts: 'none',
  podcasts: 'none',
  events: 'none',
  editorialCalendar: 'none',
  marketIndicators: 'none',
  headerPictures: 'none',
  houseAds: 'none',
  publishers: 'none',
  resourceTopics: 'none',
  resources: 'none',
  partnerVideos: 'none',
  recognitionProfiles: 'none',
  staticPages: 'none',
  promotionalListings: 'none',
  newsletters: 'none',
  articleViews: 'none',
  trendingArticles: 'none',
  trendingPositions: 'none',
  deals: 'none',
  dealTotals: 'none',
  categoryTotals: 'none',
  siteTotals: 'none',
  contentDocuments: 'none',
  importItems: 'none',
  importSources: 'none',
  redirects: 'none',
  contentTokens: 'none',
  contentAudit: 'none',
  contentIdempotency: 'none',
  purges: 'none',
  knownPictures: 'none',
  media: 'none',
  mediaSources: 'none',
  removedMedia: 'none',
  referenceVersion: 'none',
} as const satisfies Record<keyof Database, Holding>;

type TablesWith<Kind extends Holding> = {
  [Table in keyof Database]: (typeof personalData)[Table] extends Kind ? Table : never;
}[keyof Database];

/** The tables whose rows belong to an account by its id. */
export type AccountIdTable = TablesWith<'account id'>;

/** The tables that can hold data of a reader. */
export type PersonalTable = TablesWith<'account id' | 'address' | 'address in values'>;
