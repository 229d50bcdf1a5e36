import type {
  AccountAuditTable,
  AccountChallengesTable,
  AccountDevicesTable,
  AccountEmailChangesTable,
  AccountLinksTable,
  AccountNewslettersTable,
  AccountPasskeysTable,
  AccountRecoveryCodesTable,
  AccountSessionsTable,
  AccountsTable,
  AccountSubscriptionsTable,
  AccountTotpTable,
  CountersTable,
  SubscriptionOrdersTable,
} from './tables/accounts.ts';
import type {
  ArticleAuthorsTable,
  ArticleBodiesTable,
  ArticleCategoriesTable,
  ArticleSearchTable,
  ArticlesTable,
  ArticleViewsTable,
  BooksTable,
  CategoryTotalsTable,
  SiteTotalsTable,
  SlidesTable,
  TrendingArticlesTable,
  TrendingPositionsTable,
  VideosTable,
} from './tables/articles.ts';
import type { EditorialCalendarTable, EventsTable, PodcastsTable, WebcastsTable } from './tables/calendar.ts';
import type { DealsTable, DealTotalsTable } from './tables/deals.ts';
import type {
  FormSubmissionsTable,
  HeaderPicturesTable,
  HouseAdsTable,
  MarketIndicatorsTable,
  NewslettersTable,
  PromotionalListingsTable,
  StaticPagesTable,
} from './tables/pages.ts';
import type {
  ContentDocumentsTable,
  DocumentState,
  ImportItemsTable,
  ImportSourcesTable,
  RedirectsTable,
} from './tables/publishing.ts';
import type { MediaSourcesTable, MediaTable, RemovedMediaTable } from './tables/media.ts';
import type {
  PackageItemsTable,
  PackageNavigationsTable,
  PackagePositionsTable,
  PackageSponsorsTable,
  PackagesTable,
} from './tables/packages.ts';
import type { PartnerVideosTable, PublishersTable, ResourcesTable, ResourceTopicsTable } from './tables/partners.ts';
import type { DigestsTable, FollowsTable, SavedArticlesTable } from './tables/readingLists.ts';
import type { RecognitionProfilesTable } from './tables/recognition.ts';
import type {
  AuthorsTable,
  CategoriesTable,
  ChannelsTable,
  KnownPicturesTable,
  PurgesTable,
  ReferenceVersionTable,
  SitesTable,
} from './tables/sites.ts';
import type { Generated, Kysely } from 'kysely';
import type { OptionalJson } from './tables/columns.ts';

type ContentTokensTable = {
  /** Public id, which the audit log names. */
  id: string;
  siteId: number;
  name: string;
  secretHash: string;
  /** The secret before the last rotation, accepted until `formerUntil`. */
  formerHash: string | null;
  formerUntil: Date | null;
  scopes: string[];
  createdAt: Date;
  expiresAt: Date | null;
  revokedAt: Date | null;
};

/** Columns of the table `content_audit`: who changed what, and when. It has no personal data. */
type ContentAuditTable = {
  id: Generated<string>;
  siteId: number;
  tokenId: string;
  action: string;
  kind: string;
  key: string;
  state: DocumentState | null;
  hash: string | null;
  at: Date;
};

/** Columns of the table `content_idempotency`: responses to repeated requests. `status` is null while one runs. */
type ContentIdempotencyTable = {
  tokenId: string;
  key: string;
  fingerprint: string;
  status: number | null;
  headers: OptionalJson<Record<string, string>>;
  body: string | null;
  createdAt: Date;
};

/** Columns of the table `search_indexes`: indexes in a search engine outside the database. */
type SearchIndexesTable = {
  name: string;
  /** Host and port of the engine that has it. */
  address: string;
  /** One index is `ready`: searches use it, and a provider applies its changes. */
  state: 'building' | 'ready';
  createdAt: Generated<Date>;
  /** When the command that builds the index has last made progress. */
  activeAt: Generated<Date>;
  /** The provider that applies the changes, until `leasedUntil`. */
  worker: string | null;
  leasedUntil: Generated<Date>;
};

/** Columns of the table `search_changes`: the articles that an index lacks. Triggers of `article_search` add them. */
type SearchChangesTable = {
  indexName: string;
  articleId: number;
  /** Increases with each change of the article. */
  version: Generated<string>;
  changedAt: Generated<Date>;
};

/** A job of pg-boss, which writes it: the columns that we read. `state` is 'created', 'retry', 'active', 'failed', … */
type JobsTable = {
  id: string;
  name: string;
  data: unknown;
  state: string;
  createdOn: Date;
};

/** All tables. SQL has the same names in snake_case. */
export type Database = {
  sites: SitesTable;
  channels: ChannelsTable;
  categories: CategoriesTable;
  authors: AuthorsTable;
  articles: ArticlesTable;
  articleBodies: ArticleBodiesTable;
  articleSearch: ArticleSearchTable;
  searchIndexes: SearchIndexesTable;
  searchChanges: SearchChangesTable;
  articleCategories: ArticleCategoriesTable;
  articleAuthors: ArticleAuthorsTable;
  slides: SlidesTable;
  videos: VideosTable;
  books: BooksTable;
  packages: PackagesTable;
  packageItems: PackageItemsTable;
  packageNavigations: PackageNavigationsTable;
  packageSponsors: PackageSponsorsTable;
  packagePositions: PackagePositionsTable;
  webcasts: WebcastsTable;
  podcasts: PodcastsTable;
  events: EventsTable;
  editorialCalendar: EditorialCalendarTable;
  marketIndicators: MarketIndicatorsTable;
  headerPictures: HeaderPicturesTable;
  houseAds: HouseAdsTable;
  publishers: PublishersTable;
  resourceTopics: ResourceTopicsTable;
  resources: ResourcesTable;
  partnerVideos: PartnerVideosTable;
  recognitionProfiles: RecognitionProfilesTable;
  staticPages: StaticPagesTable;
  promotionalListings: PromotionalListingsTable;
  newsletters: NewslettersTable;
  articleViews: ArticleViewsTable;
  trendingArticles: TrendingArticlesTable;
  trendingPositions: TrendingPositionsTable;
  deals: DealsTable;
  dealTotals: DealTotalsTable;
  categoryTotals: CategoryTotalsTable;
  siteTotals: SiteTotalsTable;
  formSubmissions: FormSubmissionsTable;
  accounts: AccountsTable;
  accountAudit: AccountAuditTable;
  accountEmailChanges: AccountEmailChangesTable;
  accountPasskeys: AccountPasskeysTable;
  accountTotp: AccountTotpTable;
  accountRecoveryCodes: AccountRecoveryCodesTable;
  accountChallenges: AccountChallengesTable;
  accountSessions: AccountSessionsTable;
  accountDevices: AccountDevicesTable;
  accountLinks: AccountLinksTable;
  accountSubscriptions: AccountSubscriptionsTable;
  subscriptionOrders: SubscriptionOrdersTable;
  accountNewsletters: AccountNewslettersTable;
  savedArticles: SavedArticlesTable;
  digests: DigestsTable;
  follows: FollowsTable;
  counters: CountersTable;
  'pgboss.job': JobsTable;
  contentDocuments: ContentDocumentsTable;
  importItems: ImportItemsTable;
  importSources: ImportSourcesTable;
  redirects: RedirectsTable;
  contentTokens: ContentTokensTable;
  contentAudit: ContentAuditTable;
  contentIdempotency: ContentIdempotencyTable;
  purges: PurgesTable;
  knownPictures: KnownPicturesTable;
  media: MediaTable;
  mediaSources: MediaSourcesTable;
  removedMedia: RemovedMediaTable;
  referenceVersion: ReferenceVersionTable;
};

/** A connection to the database, or a transaction. */
export type Db = Kysely<Database>;
