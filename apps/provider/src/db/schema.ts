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
import type { ContentAuditTable, ContentIdempotencyTable, ContentTokensTable } from './tables/contentApi.ts';
import type { JobsTable } from './tables/jobs.ts';
import type { DealsTable, DealTotalsTable } from './tables/deals.ts';
import type {
  HouseAdsTable,
  MarketIndicatorsTable,
  FormSubmissionsTable,
  HeaderPicturesTable,
  NewslettersTable,
  PromotionalListingsTable,
  StaticPagesTable,
} from './tables/pages.ts';
import type { ImportItemsTable, ImportSourcesTable } from './tables/imports.ts';
import type { MediaSourcesTable, MediaTable, RemovedMediaTable } from './tables/media.ts';
import type { ContentDocumentsTable, RedirectsTable } from './tables/publishing.ts';
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
import type { SearchChangesTable, SearchIndexesTable } from './tables/search.ts';
import type {
  AuthorsTable,
  CategoriesTable,
  ChannelsTable,
  KnownPicturesTable,
  PurgesTable,
  ReferenceVersionTable,
  SitesTable,
} from './tables/sites.ts';

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
