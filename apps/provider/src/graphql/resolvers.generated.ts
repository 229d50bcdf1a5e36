import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ArticleRow, SummaryRow, DealOfSite, PackageRow, NavigationRow, SearchRow, RelatedRow } from '../queries/rows.ts';
import type { Context } from './context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A calendar day, YYYY-MM-DD. */
  Date: { input: string; output: string; }
  /** An instant in ISO 8601 with offset, such as 2026-11-20T14:05:00-05:00. */
  DateTime: { input: string; output: string; }
};

export type Article = Content & {
  allCategories: Array<ArticleCategory>;
  authors: Array<ArticleAuthor>;
  /** The body as HTML blocks of one paragraph or figure each, so that advertising can be placed between them. */
  bodyArray: Array<Scalars['String']['output']>;
  breadcrumb: Array<Breadcrumb>;
  byline?: Maybe<Scalars['String']['output']>;
  canonicalUrl: Scalars['String']['output'];
  categories: Array<ArticleCategory>;
  /** Charts of the body, in its order. */
  charts: Array<ArticleChart>;
  /** The deal that the article reports. */
  deal?: Maybe<Deal>;
  embed1?: Maybe<Scalars['String']['output']>;
  embed2?: Maybe<Scalars['String']['output']>;
  generatedId: Scalars['ID']['output'];
  image?: Maybe<Image>;
  isDownload: Scalars['Boolean']['output'];
  /** Whether one of its categories or their sections is Premium. */
  isPremium: Scalars['Boolean']['output'];
  kicker?: Maybe<Scalars['String']['output']>;
  kickerNode?: Maybe<Kicker>;
  kickerPresentedBy?: Maybe<LabelValue>;
  modifiedDate?: Maybe<Scalars['DateTime']['output']>;
  naturalId: Scalars['ID']['output'];
  needToKnow: Array<Scalars['String']['output']>;
  nofollow: Scalars['Boolean']['output'];
  postFormat?: Maybe<Scalars['String']['output']>;
  presentedBy?: Maybe<Scalars['String']['output']>;
  prettyDate: Scalars['String']['output'];
  prettyDateTime: Scalars['String']['output'];
  prettyModified?: Maybe<Scalars['String']['output']>;
  primaryCategory?: Maybe<PrimaryCategory>;
  pubDate: Scalars['DateTime']['output'];
  publication: Scalars['String']['output'];
  readtime?: Maybe<Scalars['String']['output']>;
  recombeeId?: Maybe<Scalars['ID']['output']>;
  showDisclaimer: Scalars['Boolean']['output'];
  slides: Array<Slide>;
  summary?: Maybe<Scalars['String']['output']>;
  tags: Array<Scalars['String']['output']>;
  timeToRead?: Maybe<Scalars['Int']['output']>;
  title: Scalars['String']['output'];
  type: Scalars['String']['output'];
  uri: Scalars['String']['output'];
  video?: Maybe<Video>;
};

export type ArticleAuthor = {
  description?: Maybe<Scalars['String']['output']>;
  imageLarge?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  webUrl?: Maybe<Scalars['String']['output']>;
};

export type ArticleCategory = {
  name: Scalars['String']['output'];
  sectionName?: Maybe<Scalars['String']['output']>;
  slug: Scalars['String']['output'];
  uri: Scalars['String']['output'];
};

/** A chart of an article. Its block in `bodyArray` has the same data as a table, for consumers that draw no chart. */
export type ArticleChart = {
  /** Text alternative of the drawing. */
  alt: Scalars['String']['output'];
  /** Index of its block in `bodyArray`. */
  block: Scalars['Int']['output'];
  /** Names of the columns; the first has the labels of the rows. */
  columns: Array<Scalars['String']['output']>;
  /** Digits after the point. */
  decimals: Scalars['Int']['output'];
  /** Labels of rows or names of columns that stand out. */
  highlight: Array<Scalars['String']['output']>;
  note?: Maybe<Scalars['String']['output']>;
  /** The unit before a value: $ */
  prefix: Scalars['String']['output'];
  /** Cells by row: the label, then numbers with digits and a point; in a table texts. An empty cell has no value. */
  rows: Array<Array<Scalars['String']['output']>>;
  source: Scalars['String']['output'];
  /** What is measured, and its unit. */
  subtitle?: Maybe<Scalars['String']['output']>;
  /** The unit after a value: % */
  suffix: Scalars['String']['output'];
  title: Scalars['String']['output'];
  type: ChartType;
};

export type ArticleIndex = {
  entries: Array<ArticleIndexEntry>;
  nextAfter?: Maybe<Scalars['String']['output']>;
};

export type ArticleIndexEntry = {
  modifiedDate?: Maybe<Scalars['DateTime']['output']>;
  naturalId: Scalars['ID']['output'];
  pubDate: Scalars['DateTime']['output'];
  title: Scalars['String']['output'];
  uri: Scalars['String']['output'];
};

export type ArticleSummary = Content & {
  allCategories: Array<ArticleCategory>;
  baseDomain: Scalars['String']['output'];
  /** The body as HTML; in search results an excerpt of it as plain text. */
  body?: Maybe<Scalars['String']['output']>;
  breadcrumb: Array<Breadcrumb>;
  byline?: Maybe<Scalars['String']['output']>;
  /** Matches of the search text; null outside search results. */
  highlight?: Maybe<Highlight>;
  image?: Maybe<Image>;
  /** Whether one of its categories or their sections is Premium. */
  isPremium: Scalars['Boolean']['output'];
  kicker?: Maybe<Scalars['String']['output']>;
  kickerNode?: Maybe<Kicker>;
  modifiedDate?: Maybe<Scalars['DateTime']['output']>;
  naturalId: Scalars['ID']['output'];
  presentedBy?: Maybe<Scalars['String']['output']>;
  prettyDate: Scalars['String']['output'];
  prettyModifiedDate?: Maybe<Scalars['String']['output']>;
  pubDate: Scalars['DateTime']['output'];
  publication: Scalars['String']['output'];
  summary?: Maybe<Scalars['String']['output']>;
  timeToRead?: Maybe<Scalars['Int']['output']>;
  title: Scalars['String']['output'];
  uri: Scalars['String']['output'];
  video?: Maybe<VideoSummary>;
};

export type ArticleWithBook = {
  article: Article;
  book?: Maybe<Book>;
};

export type Author = {
  articles: Array<ArticleSummary>;
  description?: Maybe<Scalars['String']['output']>;
  estimate: Scalars['Int']['output'];
  imageLarge?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  role?: Maybe<Scalars['String']['output']>;
  social: Array<SocialLink>;
  webUrl: Scalars['String']['output'];
};

export type AuthorSummary = {
  description?: Maybe<Scalars['String']['output']>;
  imageLarge?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  webUrl: Scalars['String']['output'];
};

export type Book = {
  bookUrl?: Maybe<Scalars['String']['output']>;
  coverImage?: Maybe<Scalars['String']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
};

export type Breadcrumb = {
  name: Scalars['String']['output'];
  uri: Scalars['String']['output'];
};

export type Category = {
  channelName?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  naturalId: Scalars['ID']['output'];
  path: Scalars['String']['output'];
  sectionName?: Maybe<Scalars['String']['output']>;
  slug: Scalars['String']['output'];
  /** Path with leading and trailing slash: /markets/atlanta/. */
  uri: Scalars['String']['output'];
};

export type ChartType =
  | 'bar'
  | 'dot'
  | 'line'
  | 'table';

export type Content = {
  allCategories: Array<ArticleCategory>;
  breadcrumb: Array<Breadcrumb>;
  byline?: Maybe<Scalars['String']['output']>;
  image?: Maybe<Image>;
  /** Whether one of its categories or their sections is Premium. */
  isPremium: Scalars['Boolean']['output'];
  kicker?: Maybe<Scalars['String']['output']>;
  kickerNode?: Maybe<Kicker>;
  naturalId: Scalars['ID']['output'];
  presentedBy?: Maybe<Scalars['String']['output']>;
  prettyDate: Scalars['String']['output'];
  pubDate: Scalars['DateTime']['output'];
  summary?: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
  uri: Scalars['String']['output'];
};

export type Customer = {
  firstName?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  lastName?: Maybe<Scalars['String']['output']>;
  middleName?: Maybe<Scalars['String']['output']>;
  promoCode?: Maybe<Scalars['String']['output']>;
  subscriptions: Array<Subscription>;
  title?: Maybe<Scalars['String']['output']>;
};

/**
 * The facts of a deal. price is that of a sale, the amount of a loan, the cost of a development or the rent over the whole term
 * of a lease; pricePerSquareFoot the annual rent of a lease. capRate is in percent.
 */
export type Deal = {
  borrower?: Maybe<Scalars['String']['output']>;
  brokers: Array<Scalars['String']['output']>;
  buyer?: Maybe<Scalars['String']['output']>;
  capRate?: Maybe<Scalars['Float']['output']>;
  city?: Maybe<Scalars['String']['output']>;
  date: Scalars['Date']['output'];
  developer?: Maybe<Scalars['String']['output']>;
  kind: Scalars['String']['output'];
  landlord?: Maybe<Scalars['String']['output']>;
  lender?: Maybe<Scalars['String']['output']>;
  market?: Maybe<DealCategory>;
  price?: Maybe<Money>;
  pricePerSquareFoot?: Maybe<Scalars['Float']['output']>;
  property?: Maybe<Scalars['String']['output']>;
  sector?: Maybe<DealCategory>;
  seller?: Maybe<Scalars['String']['output']>;
  size?: Maybe<DealSize>;
  tenant?: Maybe<Scalars['String']['output']>;
};

export type DealCategory = {
  name: Scalars['String']['output'];
  slug: Scalars['String']['output'];
  uri: Scalars['String']['output'];
};

export type DealList = {
  deals: Array<ListedDeal>;
  kinds: Array<DealOption>;
  /** Markets, sectors and kinds that have deals, whatever the filters. Those of the filters are included. */
  markets: Array<DealOption>;
  page: Scalars['Int']['output'];
  pageSize: Scalars['Int']['output'];
  sectors: Array<DealOption>;
  /** Number of deals that match. */
  total: Scalars['Int']['output'];
  /** Sum of their prices by currency, the largest first. */
  volumes: Array<Money>;
};

/** A value of a filter. group is the region of a market. */
export type DealOption = {
  count: Scalars['Int']['output'];
  group?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  slug: Scalars['String']['output'];
};

/** unit is square-feet, square-meters, acres, units, homes, rooms, beds or megawatts. */
export type DealSize = {
  unit: Scalars['String']['output'];
  value: Scalars['Float']['output'];
};

export type DealSort =
  | 'date'
  | 'price'
  | 'size';

export type Direction =
  | 'ascending'
  | 'descending';

export type EditorialCalendarEntry = {
  closeDate?: Maybe<Scalars['Date']['output']>;
  descriptionLong?: Maybe<Scalars['String']['output']>;
  descriptionShort?: Maybe<Scalars['String']['output']>;
  emailContact?: Maybe<Scalars['String']['output']>;
  embargoDate?: Maybe<Scalars['Date']['output']>;
  materialsDueDate?: Maybe<Scalars['Date']['output']>;
  publication: Scalars['String']['output'];
  publicationDate: Scalars['Date']['output'];
  title: Scalars['String']['output'];
};

export type Event = {
  address?: Maybe<EventAddress>;
  /** Sessions in their order; empty before there is an agenda. */
  agenda: Array<EventSession>;
  audience?: Maybe<Scalars['String']['output']>;
  city?: Maybe<Scalars['String']['output']>;
  cleCredit?: Maybe<Scalars['String']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  docUri: Scalars['String']['output'];
  eventEndDate?: Maybe<Scalars['DateTime']['output']>;
  eventStartDate: Scalars['DateTime']['output'];
  eventTitle: Scalars['String']['output'];
  /** Who made the picture at `imageUri`. Null: no credit is shown. */
  imageCredit?: Maybe<Scalars['String']['output']>;
  imageUri?: Maybe<Scalars['String']['output']>;
  imageUri2?: Maybe<Scalars['String']['output']>;
  industry?: Maybe<Scalars['String']['output']>;
  learnMoreLinkFile?: Maybe<Scalars['String']['output']>;
  practiceArea?: Maybe<Scalars['String']['output']>;
  /** What it costs to attend; empty if not stated. */
  prices: Array<EventPrice>;
  registrationURL?: Maybe<Scalars['String']['output']>;
  /** IANA name of the time zone at the venue, for its days and hours; null for that of the site. */
  timeZone?: Maybe<Scalars['String']['output']>;
  venueName?: Maybe<Scalars['String']['output']>;
};

export type EventAddress = {
  /** ISO 3166-1: "US". */
  country: Scalars['String']['output'];
  locality: Scalars['String']['output'];
  postalCode?: Maybe<Scalars['String']['output']>;
  region?: Maybe<Scalars['String']['output']>;
  street: Scalars['String']['output'];
};

export type EventList = {
  audiences: Array<Scalars['String']['output']>;
  estimate: Scalars['Int']['output'];
  events: Array<Event>;
  locations: Array<Scalars['String']['output']>;
  topics: Array<Scalars['String']['output']>;
};

export type EventPrice = {
  /** 0 is free. */
  amount: Scalars['Float']['output'];
  /** ISO 4217: "USD". */
  currency: Scalars['String']['output'];
  /** Who pays it, or until when. */
  label: Scalars['String']['output'];
};

export type EventSession = {
  /** Day of the event, from 1. */
  day: Scalars['Int']['output'];
  /** Speakers, or what happens. */
  detail?: Maybe<Scalars['String']['output']>;
  endTime?: Maybe<Scalars['String']['output']>;
  /** Local time at the venue, HH:MM. */
  startTime: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type Facet = {
  count: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  parent: Scalars['String']['output'];
  slug?: Maybe<Scalars['String']['output']>;
};

/** HTML of the plain text: escaped, with matching words in <mark> elements. */
export type Highlight = {
  body?: Maybe<Scalars['String']['output']>;
  summary?: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
};

export type Image = {
  alt?: Maybe<Scalars['String']['output']>;
  caption?: Maybe<Scalars['String']['output']>;
  /** Who made the picture, as shown below it. Null: no credit is shown. */
  credit?: Maybe<Scalars['String']['output']>;
  height?: Maybe<Scalars['Int']['output']>;
  uri: Scalars['String']['output'];
  width?: Maybe<Scalars['Int']['output']>;
};

export type Kicker = {
  name: Scalars['String']['output'];
  sectionName?: Maybe<Scalars['String']['output']>;
  slug: Scalars['String']['output'];
  uri: Scalars['String']['output'];
};

export type LabelValue = {
  label: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type ListedDeal = {
  deal: Deal;
  title: Scalars['String']['output'];
  /** Path and title of the article. */
  uri: Scalars['String']['output'];
};

export type MarketCategory = {
  name: Scalars['String']['output'];
  uri: Scalars['String']['output'];
};

export type MarketGroup = {
  categories: Array<MarketCategory>;
  title: Scalars['String']['output'];
  uri: Scalars['String']['output'];
};

/** An indicator of the market strip. Texts are printed as they are. */
export type MarketIndicator = {
  asOf: Scalars['Date']['output'];
  change?: Maybe<Scalars['String']['output']>;
  label: Scalars['String']['output'];
  source: Scalars['String']['output'];
  /** Path of the page that explains it. */
  uri?: Maybe<Scalars['String']['output']>;
  value: Scalars['String']['output'];
};

/** An amount in whole units of a currency such as USD. */
export type Money = {
  amount: Scalars['Float']['output'];
  currency: Scalars['String']['output'];
};

export type NewsletterDetails = {
  /** Who it is for. */
  audience?: Maybe<Scalars['String']['output']>;
  blurb?: Maybe<Scalars['String']['output']>;
  browseAllUri?: Maybe<Scalars['String']['output']>;
  /** Paths of the categories that it covers: "sectors/office". Empty for all. */
  categories: Array<Scalars['String']['output']>;
  /** When it is sent: "Weekly, Tuesday". */
  frequency?: Maybe<Scalars['String']['output']>;
  intCmp?: Maybe<Scalars['String']['output']>;
  productCode: Scalars['String']['output'];
  /** A sample edition. */
  sample?: Maybe<NewsletterSample>;
  title: Scalars['String']['output'];
};

export type NewsletterSample = {
  /** Its first lines: headlines or figures. */
  lines: Array<Scalars['String']['output']>;
  subject: Scalars['String']['output'];
};

export type OpenGraph = {
  description?: Maybe<Scalars['String']['output']>;
  image?: Maybe<Scalars['String']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  type?: Maybe<Scalars['String']['output']>;
};

export type Package = {
  articles: Array<ArticleSummary>;
  blurb?: Maybe<Scalars['String']['output']>;
  cssFile?: Maybe<Scalars['String']['output']>;
  digitalEditionUrl?: Maybe<Scalars['String']['output']>;
  estimate: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  /** Who made the picture at `imageUrl`. Null: no credit is shown. */
  imageCredit?: Maybe<Scalars['String']['output']>;
  imageUrl?: Maybe<Scalars['String']['output']>;
  /** Who made the picture at `mediaUrl`. */
  mediaCredit?: Maybe<Scalars['String']['output']>;
  mediaUrl?: Maybe<Scalars['String']['output']>;
  morePages: Scalars['Boolean']['output'];
  navigations: Array<PackageNavigation>;
  packageUrl: Scalars['String']['output'];
  pubDate: Scalars['DateTime']['output'];
  slug: Scalars['String']['output'];
  sponsors: Array<Sponsor>;
  summary?: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
  totalPages: Scalars['Int']['output'];
  type: Scalars['String']['output'];
};

export type PackageList = {
  estimate: Scalars['Int']['output'];
  packages: Array<Package>;
};

export type PackageNavigation = {
  description?: Maybe<Scalars['String']['output']>;
  estimate?: Maybe<Scalars['Int']['output']>;
  link?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  page?: Maybe<Scalars['Int']['output']>;
  pageSize?: Maybe<Scalars['Int']['output']>;
  query?: Maybe<Scalars['String']['output']>;
  searchContents: Array<ArticleSummary>;
  showAll: Scalars['Boolean']['output'];
};

export type PackageSort =
  | 'pubdate'
  | 'title';

export type PageLayout =
  | 'blank'
  | 'full_width'
  | 'one_column'
  | 'right_rail';

/** duration is the length of the episode in seconds, audioSeconds that of the recording at audioUrl, which is shorter for a preview. */
export type PodcastItem = {
  audioBytes?: Maybe<Scalars['Int']['output']>;
  audioSeconds?: Maybe<Scalars['Int']['output']>;
  audioType?: Maybe<Scalars['String']['output']>;
  audioUrl?: Maybe<Scalars['String']['output']>;
  byline?: Maybe<Scalars['String']['output']>;
  duration?: Maybe<Scalars['Int']['output']>;
  guest?: Maybe<Scalars['String']['output']>;
  image?: Maybe<Image>;
  kicker?: Maybe<Scalars['String']['output']>;
  number?: Maybe<Scalars['Int']['output']>;
  podcastDate: Scalars['DateTime']['output'];
  prettyDate: Scalars['String']['output'];
  show?: Maybe<Scalars['String']['output']>;
  summary?: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
  /** What is said, in paragraphs. A paragraph may begin with the name of its speaker and a colon. */
  transcript?: Maybe<Scalars['String']['output']>;
  uri: Scalars['String']['output'];
};

export type PodcastStream = {
  contents: Array<PodcastItem>;
  estimate: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  pageSize: Scalars['Int']['output'];
};

export type PrimaryCategory = {
  channelName?: Maybe<Scalars['String']['output']>;
  channelUri?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  sectionName?: Maybe<Scalars['String']['output']>;
  slug: Scalars['String']['output'];
  uri: Scalars['String']['output'];
};

export type ProfileLink = {
  image?: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
  uri: Scalars['String']['output'];
};

export type PromotionalListing = {
  description?: Maybe<Scalars['String']['output']>;
  image?: Maybe<Image>;
  title: Scalars['String']['output'];
  type: Scalars['String']['output'];
  uri?: Maybe<Scalars['String']['output']>;
};

export type Query = {
  /** URIs of all articles, the newest first, for sitemaps and feeds. after is the nextAfter of the previous response; limit is at most 1000. */
  getArticleIndex: ArticleIndex;
  getArticleSearch: SearchResults;
  getArticleSearchFaceted: SearchResults;
  getAuthor?: Maybe<Author>;
  /** Names and URIs of all authors. */
  getAuthors: Array<AuthorSummary>;
  getCategories: Array<Category>;
  /** naturalId is the article's date path: YYYY/MM/DD/slug. */
  getContent?: Maybe<Article>;
  getContentAndBook?: Maybe<ArticleWithBook>;
  /** term is the naturalId of a category (channel_N, channel_Nsection_M) or its path (markets/atlanta). A trailing slash is ignored. */
  getContentStream?: Maybe<Stream>;
  /** The customer behind an encrypted customer id; null unless the id is valid. */
  getCustomer?: Maybe<Customer>;
  /**
   * Deals that articles report. market and sector are slugs or paths of categories, and a region contains its cities; kind is
   * sale, lease, loan, development, joint-venture or foreclosure; size is under-25k, 25k-100k, 100k-500k or over-500k square
   * feet. Unknown values do not filter. after is the first day. Deals without the value of the order are last. pageSize is at
   * most 1000.
   */
  getDeals: DealList;
  getDigDeeperBnF: Array<RelatedItem>;
  getEditorialCalendar: Array<EditorialCalendarEntry>;
  /** An event, past or future; uri is its docUri in lists. */
  getEvent?: Maybe<Event>;
  getFutureEvents: EventList;
  /** The picture in the header of a page, by the first segment of its path: events. Null: the header has none. */
  getHeaderPicture?: Maybe<Image>;
  getMarketGroups: Array<MarketGroup>;
  /** The indicators of the market strip, in their order; at most four. */
  getMarketIndicators: Array<MarketIndicator>;
  getNewsletterDetails: Array<NewsletterDetails>;
  getPackageByPosition?: Maybe<Package>;
  /** slug is the slug or the id of the package. */
  getPackageBySlug?: Maybe<Package>;
  getPackagesByType: PackageList;
  /** Packages without their articles, for lists. */
  getPackagesByTypeLite: PackageList;
  getPackagesForArticle: Array<Package>;
  getPastEvents: EventList;
  /** A published podcast episode; uri is its uri in lists. */
  getPodcast?: Maybe<PodcastItem>;
  getPodcastStream: PodcastStream;
  getPromotionalListings: Array<PromotionalListing>;
  getRecognitionProfile?: Maybe<RecognitionProfile>;
  getRecognitionProfileList: RecognitionProfileList;
  getRelatedKindOfContent: Array<RelatedItem>;
  /** The front of a section: the categories of a family (markets, sectors), its newest and its most read articles. None of them is sponsored, and none is in both lists. Null: the site has no such category. */
  getSectionFront?: Maybe<SectionFront>;
  getStaticPage?: Maybe<StaticPage>;
  /** URIs and titles of all static pages, for the sitemap. */
  getStaticPages: Array<StaticPageSummary>;
  /** Trending articles. timeframe is a whole number and a unit: 4days, 12hours, 1weeks. */
  getStatsList: StatsList;
  /** The signed-in user, or null. */
  getUser?: Maybe<User>;
  /** A webcast; uri is its uri in lists. */
  getWebcast?: Maybe<WebcastItem>;
  /** The live webcast first, then upcoming ones, the next first, then those on demand. topic is the path of a category. */
  getWebcastStream: WebcastStream;
  getYouMayLikeForContent: Array<RelatedItem>;
};


export type QueryGetArticleIndexArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  site: Scalars['String']['input'];
};


export type QueryGetArticleSearchArgs = {
  direction?: InputMaybe<Direction>;
  domain: Scalars['String']['input'];
  filter?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  query: Scalars['String']['input'];
  section?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<SearchSort>;
  startDate?: InputMaybe<Scalars['Date']['input']>;
  stopDate?: InputMaybe<Scalars['Date']['input']>;
  term?: InputMaybe<Scalars['String']['input']>;
  topic?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetArticleSearchFacetedArgs = {
  direction?: InputMaybe<Direction>;
  domain: Scalars['String']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  query?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<SearchSort>;
  startDate?: InputMaybe<Scalars['Date']['input']>;
  stopDate?: InputMaybe<Scalars['Date']['input']>;
  topic?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetAuthorArgs = {
  byline: Scalars['String']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  site: Scalars['String']['input'];
};


export type QueryGetAuthorsArgs = {
  site: Scalars['String']['input'];
};


export type QueryGetCategoriesArgs = {
  site: Scalars['String']['input'];
};


export type QueryGetContentArgs = {
  naturalId: Scalars['ID']['input'];
  site: Scalars['String']['input'];
};


export type QueryGetContentAndBookArgs = {
  naturalId: Scalars['ID']['input'];
  site: Scalars['String']['input'];
};


export type QueryGetContentStreamArgs = {
  direction?: InputMaybe<Direction>;
  excludeIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  site: Scalars['String']['input'];
  sort?: InputMaybe<StreamSort>;
  term: Scalars['String']['input'];
};


export type QueryGetCustomerArgs = {
  encryptedCustomerId: Scalars['ID']['input'];
};


export type QueryGetDealsArgs = {
  after?: InputMaybe<Scalars['Date']['input']>;
  direction?: InputMaybe<Direction>;
  kind?: InputMaybe<Scalars['String']['input']>;
  market?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  sector?: InputMaybe<Scalars['String']['input']>;
  site: Scalars['String']['input'];
  size?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<DealSort>;
};


export type QueryGetDigDeeperBnFArgs = {
  naturalId: Scalars['ID']['input'];
  site: Scalars['String']['input'];
};


export type QueryGetEditorialCalendarArgs = {
  publication: Scalars['String']['input'];
};


export type QueryGetEventArgs = {
  publication: Scalars['String']['input'];
  uri: Scalars['String']['input'];
};


export type QueryGetFutureEventsArgs = {
  audience?: InputMaybe<Scalars['String']['input']>;
  city?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  publication: Scalars['String']['input'];
  topic?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetHeaderPictureArgs = {
  page: Scalars['String']['input'];
  site: Scalars['String']['input'];
};


export type QueryGetMarketGroupsArgs = {
  site: Scalars['String']['input'];
};


export type QueryGetMarketIndicatorsArgs = {
  site: Scalars['String']['input'];
};


export type QueryGetNewsletterDetailsArgs = {
  site: Scalars['String']['input'];
};


export type QueryGetPackageByPositionArgs = {
  position: Scalars['String']['input'];
  site?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetPackageBySlugArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  site: Scalars['String']['input'];
  slug: Scalars['String']['input'];
};


export type QueryGetPackagesByTypeArgs = {
  end?: InputMaybe<Scalars['Int']['input']>;
  fullPackage?: InputMaybe<Scalars['Boolean']['input']>;
  magazine?: InputMaybe<Scalars['String']['input']>;
  site: Scalars['String']['input'];
  sort?: InputMaybe<PackageSort>;
  start?: InputMaybe<Scalars['Int']['input']>;
  type: Scalars['String']['input'];
};


export type QueryGetPackagesByTypeLiteArgs = {
  end?: InputMaybe<Scalars['Int']['input']>;
  magazine?: InputMaybe<Scalars['String']['input']>;
  site: Scalars['String']['input'];
  sort?: InputMaybe<PackageSort>;
  start?: InputMaybe<Scalars['Int']['input']>;
  type?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetPackagesForArticleArgs = {
  docId: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  publication: Scalars['String']['input'];
};


export type QueryGetPastEventsArgs = {
  audience?: InputMaybe<Scalars['String']['input']>;
  city?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  publication: Scalars['String']['input'];
  topic?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetPodcastArgs = {
  site: Scalars['String']['input'];
  uri: Scalars['String']['input'];
};


export type QueryGetPodcastStreamArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  site: Scalars['String']['input'];
};


export type QueryGetPromotionalListingsArgs = {
  page: Scalars['String']['input'];
  showDefault?: InputMaybe<Scalars['Boolean']['input']>;
  site: Scalars['String']['input'];
};


export type QueryGetRecognitionProfileArgs = {
  directory: Scalars['String']['input'];
  docName: Scalars['String']['input'];
  usage?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetRecognitionProfileListArgs = {
  award?: InputMaybe<Scalars['String']['input']>;
  directory: Scalars['String']['input'];
  finalist?: InputMaybe<Scalars['Boolean']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageLength?: InputMaybe<Scalars['Int']['input']>;
  publishedYear?: InputMaybe<Scalars['Int']['input']>;
  risingStar?: InputMaybe<Scalars['Boolean']['input']>;
  segment?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Scalars['String']['input']>;
  usage?: InputMaybe<Scalars['String']['input']>;
  winner?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryGetRelatedKindOfContentArgs = {
  kind: Scalars['String']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  naturalId: Scalars['ID']['input'];
  site: Scalars['String']['input'];
};


export type QueryGetSectionFrontArgs = {
  family: Scalars['String']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  site: Scalars['String']['input'];
};


export type QueryGetStaticPageArgs = {
  brandShortName: Scalars['String']['input'];
  slug: Scalars['String']['input'];
};


export type QueryGetStaticPagesArgs = {
  brandShortName: Scalars['String']['input'];
};


export type QueryGetStatsListArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  site: Scalars['String']['input'];
  timeframe?: InputMaybe<Scalars['String']['input']>;
  topic?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetWebcastArgs = {
  site: Scalars['String']['input'];
  uri: Scalars['String']['input'];
};


export type QueryGetWebcastStreamArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  site: Scalars['String']['input'];
  topic?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetYouMayLikeForContentArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  naturalId: Scalars['ID']['input'];
  site: Scalars['String']['input'];
};

export type QuestionAnswer = {
  answer: Scalars['String']['output'];
  question: Scalars['String']['output'];
};

export type RecognitionAward = {
  awardImpactStatement?: Maybe<Scalars['String']['output']>;
  awardNomination?: Maybe<Scalars['String']['output']>;
  finalist: Scalars['Boolean']['output'];
  marketSegment?: Maybe<Scalars['String']['output']>;
  winner: Scalars['Boolean']['output'];
};

export type RecognitionProfile = {
  aboutMe?: Maybe<Scalars['String']['output']>;
  awards: Array<RecognitionAward>;
  companyLogo?: Maybe<Scalars['String']['output']>;
  date?: Maybe<Scalars['Date']['output']>;
  directory: Scalars['String']['output'];
  docName: Scalars['String']['output'];
  docUri: Scalars['String']['output'];
  entryId: Scalars['ID']['output'];
  eventsAttended: Array<Scalars['String']['output']>;
  firmLink?: Maybe<Scalars['String']['output']>;
  firmName?: Maybe<Scalars['String']['output']>;
  industries: Array<Scalars['String']['output']>;
  membershipType?: Maybe<Scalars['String']['output']>;
  phone?: Maybe<Scalars['String']['output']>;
  proCountryCode?: Maybe<Scalars['String']['output']>;
  proEmail?: Maybe<Scalars['String']['output']>;
  proLinkedIn?: Maybe<Scalars['String']['output']>;
  proLocation?: Maybe<Scalars['String']['output']>;
  proName: Scalars['String']['output'];
  proPhoto?: Maybe<Scalars['String']['output']>;
  profileUrl?: Maybe<Scalars['String']['output']>;
  pronouns?: Maybe<Scalars['String']['output']>;
  publishedYear: Scalars['Int']['output'];
  qAndA: Array<QuestionAnswer>;
  risingStar: Scalars['Boolean']['output'];
  role?: Maybe<Scalars['String']['output']>;
  status?: Maybe<Scalars['String']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  videos: Array<ProfileLink>;
  webCasts: Array<ProfileLink>;
  whitePapers: Array<ProfileLink>;
};

export type RecognitionProfileList = {
  page: Scalars['Int']['output'];
  pageLength: Scalars['Int']['output'];
  profiles: Array<RecognitionProfileSummary>;
  sort: Scalars['String']['output'];
  total: Scalars['Int']['output'];
};

export type RecognitionProfileSummary = {
  awards: Array<RecognitionAward>;
  country?: Maybe<Scalars['String']['output']>;
  directory: Scalars['String']['output'];
  docName: Scalars['String']['output'];
  docUri: Scalars['String']['output'];
  firm?: Maybe<Scalars['String']['output']>;
  membership?: Maybe<Scalars['String']['output']>;
  proName: Scalars['String']['output'];
  proPhoto?: Maybe<Scalars['String']['output']>;
  publishedYear: Scalars['Int']['output'];
  risingStar: Scalars['Boolean']['output'];
  title?: Maybe<Scalars['String']['output']>;
};

export type RelatedItem = {
  byline?: Maybe<Scalars['String']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  domainId?: Maybe<Scalars['String']['output']>;
  image?: Maybe<Image>;
  kicker?: Maybe<Scalars['String']['output']>;
  prettyDate?: Maybe<Scalars['String']['output']>;
  pubDate?: Maybe<Scalars['DateTime']['output']>;
  title: Scalars['String']['output'];
  uri: Scalars['String']['output'];
};

export type SearchResults = {
  contents: Array<ArticleSummary>;
  /** Number of matches. Exact, except for a phrase whose words are in thousands of articles: then extrapolated from the newest of them. */
  estimate: Scalars['Int']['output'];
  /** Exact up to about 6,000 matches, then extrapolated from an even sample. */
  facets: Array<Facet>;
  /** Values of topic, section, term and filter without a category; they are ignored. */
  ignored: Array<Scalars['String']['output']>;
  /** Whether the text has only common words such as 'the', which do not filter. */
  onlyCommonWords: Scalars['Boolean']['output'];
  page: Scalars['Int']['output'];
  pageSize: Scalars['Int']['output'];
  query: Scalars['String']['output'];
};

export type SearchSort =
  | 'pubdate'
  | 'relevance';

export type SectionCategory = {
  /** Number of published articles. */
  estimate: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  uri: Scalars['String']['output'];
};

export type SectionFront = {
  /** Categories in editorial order. Those of a region are in its group. */
  groups: Array<SectionGroup>;
  /** The most read articles of the last four days that are not among the newest. */
  mostRead: Array<TrendingArticle>;
  newest: Array<ArticleSummary>;
};

export type SectionGroup = {
  categories: Array<SectionCategory>;
  /** Number of published articles. */
  estimate: Scalars['Int']['output'];
  title: Scalars['String']['output'];
  uri: Scalars['String']['output'];
};

export type Slide = {
  /** Alternative text; null where the title or the caption says what the picture shows. */
  alt?: Maybe<Scalars['String']['output']>;
  caption?: Maybe<Scalars['String']['output']>;
  credit?: Maybe<Scalars['String']['output']>;
  height?: Maybe<Scalars['Int']['output']>;
  image: Scalars['String']['output'];
  title?: Maybe<Scalars['String']['output']>;
  width?: Maybe<Scalars['Int']['output']>;
};

export type SocialLink = {
  network: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type Speaker = {
  firm?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  title?: Maybe<Scalars['String']['output']>;
};

export type Sponsor = {
  adCode?: Maybe<Scalars['String']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  image?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  twitterId?: Maybe<Scalars['String']['output']>;
  url?: Maybe<Scalars['String']['output']>;
};

export type StaticPage = {
  content: Scalars['String']['output'];
  excerpt?: Maybe<Scalars['String']['output']>;
  settings: StaticPageSettings;
  slug: Scalars['String']['output'];
  template?: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
};

export type StaticPageSettings = {
  css?: Maybe<Scalars['String']['output']>;
  disableTracking: Scalars['Boolean']['output'];
  externalCss: Array<Scalars['String']['output']>;
  externalJavascript: Array<Scalars['String']['output']>;
  hideTitle: Scalars['Boolean']['output'];
  javascript?: Maybe<Scalars['String']['output']>;
  metaDescription?: Maybe<Scalars['String']['output']>;
  noIndexNoFollow: Scalars['Boolean']['output'];
  openGraph?: Maybe<OpenGraph>;
  pageLayout: PageLayout;
  /** Whether the content extends to the edges of the window (SPEC §3, remove_margin_padding). */
  removeMarginPadding?: Maybe<Scalars['Boolean']['output']>;
};

export type StaticPageSummary = {
  noIndexNoFollow: Scalars['Boolean']['output'];
  path: Scalars['String']['output'];
  slug: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type StatsList = {
  trendingArticles: TrendingArticles;
};

export type Stream = {
  categoryId: Scalars['ID']['output'];
  contents: Array<ArticleSummary>;
  description?: Maybe<Scalars['String']['output']>;
  /** Number of items in the whole stream. */
  estimate: Scalars['Int']['output'];
  h1: Scalars['String']['output'];
  /** Header image of the stream's page, or null. */
  image?: Maybe<Image>;
  metaDescription?: Maybe<Scalars['String']['output']>;
  metaTitle?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  page: Scalars['Int']['output'];
  pageSize: Scalars['Int']['output'];
  tieredName: Scalars['String']['output'];
};

export type StreamSort =
  | 'popularity'
  | 'pubdate'
  | 'title';

/** status 1 means active. */
export type Subscription = {
  id: Scalars['ID']['output'];
  productId: Scalars['Int']['output'];
  status: Scalars['Int']['output'];
};

export type TrendingArticle = {
  allCategories: Array<ArticleCategory>;
  breadcrumb: Array<Breadcrumb>;
  byline?: Maybe<Scalars['String']['output']>;
  /** Whether one of its categories or their sections is Premium. */
  isPremium: Scalars['Boolean']['output'];
  kicker?: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
  uri: Scalars['String']['output'];
};

export type TrendingArticles = {
  contents: Array<TrendingArticle>;
};

export type User = {
  accountType?: Maybe<Scalars['String']['output']>;
  countryCode?: Maybe<Scalars['String']['output']>;
  defaultPromotionList: Array<Scalars['String']['output']>;
  email: Scalars['String']['output'];
  firmName?: Maybe<Scalars['String']['output']>;
  firstName?: Maybe<Scalars['String']['output']>;
  lastName?: Maybe<Scalars['String']['output']>;
  lastUpdatedDate?: Maybe<Scalars['DateTime']['output']>;
  productList: Array<Scalars['Int']['output']>;
  profileCompletionRatio?: Maybe<Scalars['Int']['output']>;
  userId: Scalars['ID']['output'];
};

/**
 * A video. uri is the path or address of a file or HLS playlist, or of a page at a video host; type its media type with
 * codecs; width and height are px, duration seconds. There is none without footage.
 */
export type Video = {
  captions: Array<VideoCaptions>;
  duration?: Maybe<Scalars['Int']['output']>;
  height?: Maybe<Scalars['Int']['output']>;
  poster?: Maybe<Scalars['String']['output']>;
  provider?: Maybe<Scalars['String']['output']>;
  renditions: Array<VideoRendition>;
  title?: Maybe<Scalars['String']['output']>;
  transcript?: Maybe<Scalars['String']['output']>;
  type?: Maybe<Scalars['String']['output']>;
  uri: Scalars['String']['output'];
  width?: Maybe<Scalars['Int']['output']>;
};

/** WebVTT captions in a language, such as en. */
export type VideoCaptions = {
  label: Scalars['String']['output'];
  language: Scalars['String']['output'];
  uri: Scalars['String']['output'];
};

/** A smaller file of a video, or one in another format. */
export type VideoRendition = {
  height?: Maybe<Scalars['Int']['output']>;
  type?: Maybe<Scalars['String']['output']>;
  uri: Scalars['String']['output'];
  width?: Maybe<Scalars['Int']['output']>;
};

/** The video of an article in lists. */
export type VideoSummary = {
  duration?: Maybe<Scalars['Int']['output']>;
  uri: Scalars['String']['output'];
};

export type WebcastItem = {
  byline?: Maybe<Scalars['String']['output']>;
  /** The category of its topic. */
  channel?: Maybe<Breadcrumb>;
  image?: Maybe<Image>;
  kicker?: Maybe<Scalars['String']['output']>;
  prettyDate: Scalars['String']['output'];
  /** Its recording, once it is on demand. */
  recording?: Maybe<Video>;
  registrationURL?: Maybe<Scalars['String']['output']>;
  speakers: Array<Speaker>;
  sponsor?: Maybe<Scalars['String']['output']>;
  summary?: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
  topic?: Maybe<Scalars['String']['output']>;
  uri: Scalars['String']['output'];
  webcastDate: Scalars['DateTime']['output'];
  webcastEndDate: Scalars['DateTime']['output'];
  webcastStatus: WebcastStatus;
};

/** A webcast. The specification does not define its fields. */
export type WebcastStatus =
  | 'live'
  | 'ondemand'
  | 'upcoming';

export type WebcastStream = {
  contents: Array<WebcastItem>;
  estimate: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  pageSize: Scalars['Int']['output'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;




/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Content:
    | ( ArticleRow )
    | ( SummaryRow )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Article: ResolverTypeWrapper<ArticleRow>;
  ArticleAuthor: ResolverTypeWrapper<ArticleAuthor>;
  ArticleCategory: ResolverTypeWrapper<ArticleCategory>;
  ArticleChart: ResolverTypeWrapper<ArticleChart>;
  ArticleIndex: ResolverTypeWrapper<ArticleIndex>;
  ArticleIndexEntry: ResolverTypeWrapper<ArticleIndexEntry>;
  ArticleSummary: ResolverTypeWrapper<SummaryRow>;
  ArticleWithBook: ResolverTypeWrapper<Omit<ArticleWithBook, 'article'> & { article: ResolversTypes['Article'] }>;
  Author: ResolverTypeWrapper<Omit<Author, 'articles'> & { articles: Array<ResolversTypes['ArticleSummary']> }>;
  AuthorSummary: ResolverTypeWrapper<AuthorSummary>;
  Book: ResolverTypeWrapper<Book>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Breadcrumb: ResolverTypeWrapper<Breadcrumb>;
  Category: ResolverTypeWrapper<Category>;
  ChartType: ChartType;
  Content: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Content']>;
  Customer: ResolverTypeWrapper<Customer>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Deal: ResolverTypeWrapper<DealOfSite>;
  DealCategory: ResolverTypeWrapper<DealCategory>;
  DealList: ResolverTypeWrapper<Omit<DealList, 'deals'> & { deals: Array<ResolversTypes['ListedDeal']> }>;
  DealOption: ResolverTypeWrapper<DealOption>;
  DealSize: ResolverTypeWrapper<DealSize>;
  DealSort: DealSort;
  Direction: Direction;
  EditorialCalendarEntry: ResolverTypeWrapper<EditorialCalendarEntry>;
  Event: ResolverTypeWrapper<Event>;
  EventAddress: ResolverTypeWrapper<EventAddress>;
  EventList: ResolverTypeWrapper<EventList>;
  EventPrice: ResolverTypeWrapper<EventPrice>;
  EventSession: ResolverTypeWrapper<EventSession>;
  Facet: ResolverTypeWrapper<Facet>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  Highlight: ResolverTypeWrapper<Highlight>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Image: ResolverTypeWrapper<Image>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Kicker: ResolverTypeWrapper<Kicker>;
  LabelValue: ResolverTypeWrapper<LabelValue>;
  ListedDeal: ResolverTypeWrapper<Omit<ListedDeal, 'deal'> & { deal: ResolversTypes['Deal'] }>;
  MarketCategory: ResolverTypeWrapper<MarketCategory>;
  MarketGroup: ResolverTypeWrapper<MarketGroup>;
  MarketIndicator: ResolverTypeWrapper<MarketIndicator>;
  Money: ResolverTypeWrapper<Money>;
  NewsletterDetails: ResolverTypeWrapper<NewsletterDetails>;
  NewsletterSample: ResolverTypeWrapper<NewsletterSample>;
  OpenGraph: ResolverTypeWrapper<OpenGraph>;
  Package: ResolverTypeWrapper<PackageRow>;
  PackageList: ResolverTypeWrapper<Omit<PackageList, 'packages'> & { packages: Array<ResolversTypes['Package']> }>;
  PackageNavigation: ResolverTypeWrapper<NavigationRow>;
  PackageSort: PackageSort;
  PageLayout: PageLayout;
  PodcastItem: ResolverTypeWrapper<PodcastItem>;
  PodcastStream: ResolverTypeWrapper<PodcastStream>;
  PrimaryCategory: ResolverTypeWrapper<PrimaryCategory>;
  ProfileLink: ResolverTypeWrapper<ProfileLink>;
  PromotionalListing: ResolverTypeWrapper<PromotionalListing>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  QuestionAnswer: ResolverTypeWrapper<QuestionAnswer>;
  RecognitionAward: ResolverTypeWrapper<RecognitionAward>;
  RecognitionProfile: ResolverTypeWrapper<RecognitionProfile>;
  RecognitionProfileList: ResolverTypeWrapper<RecognitionProfileList>;
  RecognitionProfileSummary: ResolverTypeWrapper<RecognitionProfileSummary>;
  RelatedItem: ResolverTypeWrapper<RelatedRow>;
  SearchResults: ResolverTypeWrapper<SearchRow>;
  SearchSort: SearchSort;
  SectionCategory: ResolverTypeWrapper<SectionCategory>;
  SectionFront: ResolverTypeWrapper<Omit<SectionFront, 'mostRead' | 'newest'> & { mostRead: Array<ResolversTypes['TrendingArticle']>, newest: Array<ResolversTypes['ArticleSummary']> }>;
  SectionGroup: ResolverTypeWrapper<SectionGroup>;
  Slide: ResolverTypeWrapper<Slide>;
  SocialLink: ResolverTypeWrapper<SocialLink>;
  Speaker: ResolverTypeWrapper<Speaker>;
  Sponsor: ResolverTypeWrapper<Sponsor>;
  StaticPage: ResolverTypeWrapper<StaticPage>;
  StaticPageSettings: ResolverTypeWrapper<StaticPageSettings>;
  StaticPageSummary: ResolverTypeWrapper<StaticPageSummary>;
  StatsList: ResolverTypeWrapper<Omit<StatsList, 'trendingArticles'> & { trendingArticles: ResolversTypes['TrendingArticles'] }>;
  Stream: ResolverTypeWrapper<Omit<Stream, 'contents'> & { contents: Array<ResolversTypes['ArticleSummary']> }>;
  StreamSort: StreamSort;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  TrendingArticle: ResolverTypeWrapper<SummaryRow>;
  TrendingArticles: ResolverTypeWrapper<Omit<TrendingArticles, 'contents'> & { contents: Array<ResolversTypes['TrendingArticle']> }>;
  User: ResolverTypeWrapper<User>;
  Video: ResolverTypeWrapper<Video>;
  VideoCaptions: ResolverTypeWrapper<VideoCaptions>;
  VideoRendition: ResolverTypeWrapper<VideoRendition>;
  VideoSummary: ResolverTypeWrapper<VideoSummary>;
  WebcastItem: ResolverTypeWrapper<WebcastItem>;
  WebcastStatus: WebcastStatus;
  WebcastStream: ResolverTypeWrapper<WebcastStream>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Article: ArticleRow;
  ArticleAuthor: ArticleAuthor;
  ArticleCategory: ArticleCategory;
  ArticleChart: ArticleChart;
  ArticleIndex: ArticleIndex;
  ArticleIndexEntry: ArticleIndexEntry;
  ArticleSummary: SummaryRow;
  ArticleWithBook: Omit<ArticleWithBook, 'article'> & { article: ResolversParentTypes['Article'] };
  Author: Omit<Author, 'articles'> & { articles: Array<ResolversParentTypes['ArticleSummary']> };
  AuthorSummary: AuthorSummary;
  Book: Book;
  Boolean: Scalars['Boolean']['output'];
  Breadcrumb: Breadcrumb;
  Category: Category;
  Content: ResolversInterfaceTypes<ResolversParentTypes>['Content'];
  Customer: Customer;
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  Deal: DealOfSite;
  DealCategory: DealCategory;
  DealList: Omit<DealList, 'deals'> & { deals: Array<ResolversParentTypes['ListedDeal']> };
  DealOption: DealOption;
  DealSize: DealSize;
  EditorialCalendarEntry: EditorialCalendarEntry;
  Event: Event;
  EventAddress: EventAddress;
  EventList: EventList;
  EventPrice: EventPrice;
  EventSession: EventSession;
  Facet: Facet;
  Float: Scalars['Float']['output'];
  Highlight: Highlight;
  ID: Scalars['ID']['output'];
  Image: Image;
  Int: Scalars['Int']['output'];
  Kicker: Kicker;
  LabelValue: LabelValue;
  ListedDeal: Omit<ListedDeal, 'deal'> & { deal: ResolversParentTypes['Deal'] };
  MarketCategory: MarketCategory;
  MarketGroup: MarketGroup;
  MarketIndicator: MarketIndicator;
  Money: Money;
  NewsletterDetails: NewsletterDetails;
  NewsletterSample: NewsletterSample;
  OpenGraph: OpenGraph;
  Package: PackageRow;
  PackageList: Omit<PackageList, 'packages'> & { packages: Array<ResolversParentTypes['Package']> };
  PackageNavigation: NavigationRow;
  PodcastItem: PodcastItem;
  PodcastStream: PodcastStream;
  PrimaryCategory: PrimaryCategory;
  ProfileLink: ProfileLink;
  PromotionalListing: PromotionalListing;
  Query: Record<PropertyKey, never>;
  QuestionAnswer: QuestionAnswer;
  RecognitionAward: RecognitionAward;
  RecognitionProfile: RecognitionProfile;
  RecognitionProfileList: RecognitionProfileList;
  RecognitionProfileSummary: RecognitionProfileSummary;
  RelatedItem: RelatedRow;
  SearchResults: SearchRow;
  SectionCategory: SectionCategory;
  SectionFront: Omit<SectionFront, 'mostRead' | 'newest'> & { mostRead: Array<ResolversParentTypes['TrendingArticle']>, newest: Array<ResolversParentTypes['ArticleSummary']> };
  SectionGroup: SectionGroup;
  Slide: Slide;
  SocialLink: SocialLink;
  Speaker: Speaker;
  Sponsor: Sponsor;
  StaticPage: StaticPage;
  StaticPageSettings: StaticPageSettings;
  StaticPageSummary: StaticPageSummary;
  StatsList: Omit<StatsList, 'trendingArticles'> & { trendingArticles: ResolversParentTypes['TrendingArticles'] };
  Stream: Omit<Stream, 'contents'> & { contents: Array<ResolversParentTypes['ArticleSummary']> };
  String: Scalars['String']['output'];
  Subscription: Record<PropertyKey, never>;
  TrendingArticle: SummaryRow;
  TrendingArticles: Omit<TrendingArticles, 'contents'> & { contents: Array<ResolversParentTypes['TrendingArticle']> };
  User: User;
  Video: Video;
  VideoCaptions: VideoCaptions;
  VideoRendition: VideoRendition;
  VideoSummary: VideoSummary;
  WebcastItem: WebcastItem;
  WebcastStream: WebcastStream;
};

export type ArticleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Article'] = ResolversParentTypes['Article']> = {
  allCategories?: Resolver<Array<ResolversTypes['ArticleCategory']>, ParentType, ContextType>;
  authors?: Resolver<Array<ResolversTypes['ArticleAuthor']>, ParentType, ContextType>;
  bodyArray?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  breadcrumb?: Resolver<Array<ResolversTypes['Breadcrumb']>, ParentType, ContextType>;
  byline?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  canonicalUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  categories?: Resolver<Array<ResolversTypes['ArticleCategory']>, ParentType, ContextType>;
  charts?: Resolver<Array<ResolversTypes['ArticleChart']>, ParentType, ContextType>;
  deal?: Resolver<Maybe<ResolversTypes['Deal']>, ParentType, ContextType>;
  embed1?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  embed2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  generatedId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  isDownload?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPremium?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kicker?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kickerNode?: Resolver<Maybe<ResolversTypes['Kicker']>, ParentType, ContextType>;
  kickerPresentedBy?: Resolver<Maybe<ResolversTypes['LabelValue']>, ParentType, ContextType>;
  modifiedDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  naturalId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  needToKnow?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  nofollow?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  postFormat?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  presentedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  prettyDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prettyDateTime?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prettyModified?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  primaryCategory?: Resolver<Maybe<ResolversTypes['PrimaryCategory']>, ParentType, ContextType>;
  pubDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  publication?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  readtime?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recombeeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  showDisclaimer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  slides?: Resolver<Array<ResolversTypes['Slide']>, ParentType, ContextType>;
  summary?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  timeToRead?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  video?: Resolver<Maybe<ResolversTypes['Video']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ArticleAuthorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArticleAuthor'] = ResolversParentTypes['ArticleAuthor']> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  imageLarge?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  webUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ArticleCategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArticleCategory'] = ResolversParentTypes['ArticleCategory']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sectionName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ArticleChartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArticleChart'] = ResolversParentTypes['ArticleChart']> = {
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  block?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  columns?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  decimals?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  highlight?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  prefix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rows?: Resolver<Array<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subtitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  suffix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ChartType'], ParentType, ContextType>;
};

export type ArticleIndexResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArticleIndex'] = ResolversParentTypes['ArticleIndex']> = {
  entries?: Resolver<Array<ResolversTypes['ArticleIndexEntry']>, ParentType, ContextType>;
  nextAfter?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ArticleIndexEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArticleIndexEntry'] = ResolversParentTypes['ArticleIndexEntry']> = {
  modifiedDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  naturalId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  pubDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ArticleSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArticleSummary'] = ResolversParentTypes['ArticleSummary']> = {
  allCategories?: Resolver<Array<ResolversTypes['ArticleCategory']>, ParentType, ContextType>;
  baseDomain?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  body?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  breadcrumb?: Resolver<Array<ResolversTypes['Breadcrumb']>, ParentType, ContextType>;
  byline?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  highlight?: Resolver<Maybe<ResolversTypes['Highlight']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  isPremium?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kicker?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kickerNode?: Resolver<Maybe<ResolversTypes['Kicker']>, ParentType, ContextType>;
  modifiedDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  naturalId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  presentedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  prettyDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prettyModifiedDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pubDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  publication?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  summary?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  timeToRead?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  video?: Resolver<Maybe<ResolversTypes['VideoSummary']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ArticleWithBookResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArticleWithBook'] = ResolversParentTypes['ArticleWithBook']> = {
  article?: Resolver<ResolversTypes['Article'], ParentType, ContextType>;
  book?: Resolver<Maybe<ResolversTypes['Book']>, ParentType, ContextType>;
};

export type AuthorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Author'] = ResolversParentTypes['Author']> = {
  articles?: Resolver<Array<ResolversTypes['ArticleSummary']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  estimate?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  imageLarge?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  social?: Resolver<Array<ResolversTypes['SocialLink']>, ParentType, ContextType>;
  webUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuthorSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuthorSummary'] = ResolversParentTypes['AuthorSummary']> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  imageLarge?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  webUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BookResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Book'] = ResolversParentTypes['Book']> = {
  bookUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  coverImage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BreadcrumbResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Breadcrumb'] = ResolversParentTypes['Breadcrumb']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  channelName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  naturalId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sectionName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ContentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Content'] = ResolversParentTypes['Content']> = {
  __resolveType: TypeResolveFn<'Article' | 'ArticleSummary', ParentType, ContextType>;
};

export type CustomerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Customer'] = ResolversParentTypes['Customer']> = {
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  middleName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  promoCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subscriptions?: Resolver<Array<ResolversTypes['Subscription']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DealResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Deal'] = ResolversParentTypes['Deal']> = {
  borrower?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  brokers?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  buyer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  capRate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  developer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  landlord?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lender?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  market?: Resolver<Maybe<ResolversTypes['DealCategory']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  pricePerSquareFoot?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  property?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sector?: Resolver<Maybe<ResolversTypes['DealCategory']>, ParentType, ContextType>;
  seller?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  size?: Resolver<Maybe<ResolversTypes['DealSize']>, ParentType, ContextType>;
  tenant?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DealCategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DealCategory'] = ResolversParentTypes['DealCategory']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DealListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DealList'] = ResolversParentTypes['DealList']> = {
  deals?: Resolver<Array<ResolversTypes['ListedDeal']>, ParentType, ContextType>;
  kinds?: Resolver<Array<ResolversTypes['DealOption']>, ParentType, ContextType>;
  markets?: Resolver<Array<ResolversTypes['DealOption']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sectors?: Resolver<Array<ResolversTypes['DealOption']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  volumes?: Resolver<Array<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type DealOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DealOption'] = ResolversParentTypes['DealOption']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  group?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DealSizeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DealSize'] = ResolversParentTypes['DealSize']> = {
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type EditorialCalendarEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EditorialCalendarEntry'] = ResolversParentTypes['EditorialCalendarEntry']> = {
  closeDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  descriptionLong?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  descriptionShort?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  emailContact?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  embargoDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  materialsDueDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  publication?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  publicationDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Event'] = ResolversParentTypes['Event']> = {
  address?: Resolver<Maybe<ResolversTypes['EventAddress']>, ParentType, ContextType>;
  agenda?: Resolver<Array<ResolversTypes['EventSession']>, ParentType, ContextType>;
  audience?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cleCredit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  docUri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  eventEndDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  eventStartDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  eventTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  imageCredit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  imageUri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  imageUri2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  industry?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  learnMoreLinkFile?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  practiceArea?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  prices?: Resolver<Array<ResolversTypes['EventPrice']>, ParentType, ContextType>;
  registrationURL?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  timeZone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  venueName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EventAddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EventAddress'] = ResolversParentTypes['EventAddress']> = {
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  locality?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postalCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  street?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EventListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EventList'] = ResolversParentTypes['EventList']> = {
  audiences?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  estimate?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  events?: Resolver<Array<ResolversTypes['Event']>, ParentType, ContextType>;
  locations?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  topics?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EventPriceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EventPrice'] = ResolversParentTypes['EventPrice']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EventSessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EventSession'] = ResolversParentTypes['EventSession']> = {
  day?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  detail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endTime?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startTime?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FacetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Facet'] = ResolversParentTypes['Facet']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parent?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type HighlightResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Highlight'] = ResolversParentTypes['Highlight']> = {
  body?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  summary?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Image'] = ResolversParentTypes['Image']> = {
  alt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  caption?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  credit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  height?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type KickerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Kicker'] = ResolversParentTypes['Kicker']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sectionName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LabelValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LabelValue'] = ResolversParentTypes['LabelValue']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ListedDealResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListedDeal'] = ResolversParentTypes['ListedDeal']> = {
  deal?: Resolver<ResolversTypes['Deal'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MarketCategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarketCategory'] = ResolversParentTypes['MarketCategory']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MarketGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarketGroup'] = ResolversParentTypes['MarketGroup']> = {
  categories?: Resolver<Array<ResolversTypes['MarketCategory']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MarketIndicatorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarketIndicator'] = ResolversParentTypes['MarketIndicator']> = {
  asOf?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  change?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MoneyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NewsletterDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewsletterDetails'] = ResolversParentTypes['NewsletterDetails']> = {
  audience?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  blurb?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  browseAllUri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  categories?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  frequency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  intCmp?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sample?: Resolver<Maybe<ResolversTypes['NewsletterSample']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NewsletterSampleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewsletterSample'] = ResolversParentTypes['NewsletterSample']> = {
  lines?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OpenGraphResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenGraph'] = ResolversParentTypes['OpenGraph']> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PackageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Package'] = ResolversParentTypes['Package']> = {
  articles?: Resolver<Array<ResolversTypes['ArticleSummary']>, ParentType, ContextType>;
  blurb?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cssFile?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  digitalEditionUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  estimate?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageCredit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mediaCredit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mediaUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  morePages?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  navigations?: Resolver<Array<ResolversTypes['PackageNavigation']>, ParentType, ContextType>;
  packageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pubDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sponsors?: Resolver<Array<ResolversTypes['Sponsor']>, ParentType, ContextType>;
  summary?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PackageListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PackageList'] = ResolversParentTypes['PackageList']> = {
  estimate?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  packages?: Resolver<Array<ResolversTypes['Package']>, ParentType, ContextType>;
};

export type PackageNavigationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PackageNavigation'] = ResolversParentTypes['PackageNavigation']> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  estimate?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  page?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pageSize?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  query?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  searchContents?: Resolver<Array<ResolversTypes['ArticleSummary']>, ParentType, ContextType>;
  showAll?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PodcastItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PodcastItem'] = ResolversParentTypes['PodcastItem']> = {
  audioBytes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  audioSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  audioType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  audioUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  byline?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  duration?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  guest?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  kicker?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  podcastDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  prettyDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  show?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  summary?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transcript?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PodcastStreamResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PodcastStream'] = ResolversParentTypes['PodcastStream']> = {
  contents?: Resolver<Array<ResolversTypes['PodcastItem']>, ParentType, ContextType>;
  estimate?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PrimaryCategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PrimaryCategory'] = ResolversParentTypes['PrimaryCategory']> = {
  channelName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  channelUri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sectionName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProfileLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProfileLink'] = ResolversParentTypes['ProfileLink']> = {
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PromotionalListingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PromotionalListing'] = ResolversParentTypes['PromotionalListing']> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  getArticleIndex?: Resolver<ResolversTypes['ArticleIndex'], ParentType, ContextType, RequireFields<QueryGetArticleIndexArgs, 'limit' | 'site'>>;
  getArticleSearch?: Resolver<ResolversTypes['SearchResults'], ParentType, ContextType, RequireFields<QueryGetArticleSearchArgs, 'direction' | 'domain' | 'page' | 'pageSize' | 'query' | 'sort' | 'topic'>>;
  getArticleSearchFaceted?: Resolver<ResolversTypes['SearchResults'], ParentType, ContextType, RequireFields<QueryGetArticleSearchFacetedArgs, 'direction' | 'domain' | 'page' | 'pageSize' | 'query' | 'sort' | 'topic'>>;
  getAuthor?: Resolver<Maybe<ResolversTypes['Author']>, ParentType, ContextType, RequireFields<QueryGetAuthorArgs, 'byline' | 'page' | 'pageSize' | 'site'>>;
  getAuthors?: Resolver<Array<ResolversTypes['AuthorSummary']>, ParentType, ContextType, RequireFields<QueryGetAuthorsArgs, 'site'>>;
  getCategories?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType, RequireFields<QueryGetCategoriesArgs, 'site'>>;
  getContent?: Resolver<Maybe<ResolversTypes['Article']>, ParentType, ContextType, RequireFields<QueryGetContentArgs, 'naturalId' | 'site'>>;
  getContentAndBook?: Resolver<Maybe<ResolversTypes['ArticleWithBook']>, ParentType, ContextType, RequireFields<QueryGetContentAndBookArgs, 'naturalId' | 'site'>>;
  getContentStream?: Resolver<Maybe<ResolversTypes['Stream']>, ParentType, ContextType, RequireFields<QueryGetContentStreamArgs, 'direction' | 'excludeIds' | 'page' | 'pageSize' | 'site' | 'sort' | 'term'>>;
  getCustomer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType, RequireFields<QueryGetCustomerArgs, 'encryptedCustomerId'>>;
  getDeals?: Resolver<ResolversTypes['DealList'], ParentType, ContextType, RequireFields<QueryGetDealsArgs, 'direction' | 'page' | 'pageSize' | 'site' | 'sort'>>;
  getDigDeeperBnF?: Resolver<Array<ResolversTypes['RelatedItem']>, ParentType, ContextType, RequireFields<QueryGetDigDeeperBnFArgs, 'naturalId' | 'site'>>;
  getEditorialCalendar?: Resolver<Array<ResolversTypes['EditorialCalendarEntry']>, ParentType, ContextType, RequireFields<QueryGetEditorialCalendarArgs, 'publication'>>;
  getEvent?: Resolver<Maybe<ResolversTypes['Event']>, ParentType, ContextType, RequireFields<QueryGetEventArgs, 'publication' | 'uri'>>;
  getFutureEvents?: Resolver<ResolversTypes['EventList'], ParentType, ContextType, RequireFields<QueryGetFutureEventsArgs, 'page' | 'pageSize' | 'publication'>>;
  getHeaderPicture?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType, RequireFields<QueryGetHeaderPictureArgs, 'page' | 'site'>>;
  getMarketGroups?: Resolver<Array<ResolversTypes['MarketGroup']>, ParentType, ContextType, RequireFields<QueryGetMarketGroupsArgs, 'site'>>;
  getMarketIndicators?: Resolver<Array<ResolversTypes['MarketIndicator']>, ParentType, ContextType, RequireFields<QueryGetMarketIndicatorsArgs, 'site'>>;
  getNewsletterDetails?: Resolver<Array<ResolversTypes['NewsletterDetails']>, ParentType, ContextType, RequireFields<QueryGetNewsletterDetailsArgs, 'site'>>;
  getPackageByPosition?: Resolver<Maybe<ResolversTypes['Package']>, ParentType, ContextType, RequireFields<QueryGetPackageByPositionArgs, 'position'>>;
  getPackageBySlug?: Resolver<Maybe<ResolversTypes['Package']>, ParentType, ContextType, RequireFields<QueryGetPackageBySlugArgs, 'page' | 'site' | 'slug'>>;
  getPackagesByType?: Resolver<ResolversTypes['PackageList'], ParentType, ContextType, RequireFields<QueryGetPackagesByTypeArgs, 'end' | 'fullPackage' | 'site' | 'sort' | 'start' | 'type'>>;
  getPackagesByTypeLite?: Resolver<ResolversTypes['PackageList'], ParentType, ContextType, RequireFields<QueryGetPackagesByTypeLiteArgs, 'end' | 'site' | 'sort' | 'start'>>;
  getPackagesForArticle?: Resolver<Array<ResolversTypes['Package']>, ParentType, ContextType, RequireFields<QueryGetPackagesForArticleArgs, 'docId' | 'limit' | 'publication'>>;
  getPastEvents?: Resolver<ResolversTypes['EventList'], ParentType, ContextType, RequireFields<QueryGetPastEventsArgs, 'page' | 'pageSize' | 'publication'>>;
  getPodcast?: Resolver<Maybe<ResolversTypes['PodcastItem']>, ParentType, ContextType, RequireFields<QueryGetPodcastArgs, 'site' | 'uri'>>;
  getPodcastStream?: Resolver<ResolversTypes['PodcastStream'], ParentType, ContextType, RequireFields<QueryGetPodcastStreamArgs, 'page' | 'pageSize' | 'site'>>;
  getPromotionalListings?: Resolver<Array<ResolversTypes['PromotionalListing']>, ParentType, ContextType, RequireFields<QueryGetPromotionalListingsArgs, 'page' | 'showDefault' | 'site'>>;
  getRecognitionProfile?: Resolver<Maybe<ResolversTypes['RecognitionProfile']>, ParentType, ContextType, RequireFields<QueryGetRecognitionProfileArgs, 'directory' | 'docName'>>;
  getRecognitionProfileList?: Resolver<ResolversTypes['RecognitionProfileList'], ParentType, ContextType, RequireFields<QueryGetRecognitionProfileListArgs, 'directory' | 'page' | 'pageLength'>>;
  getRelatedKindOfContent?: Resolver<Array<ResolversTypes['RelatedItem']>, ParentType, ContextType, RequireFields<QueryGetRelatedKindOfContentArgs, 'kind' | 'limit' | 'naturalId' | 'site'>>;
  getSectionFront?: Resolver<Maybe<ResolversTypes['SectionFront']>, ParentType, ContextType, RequireFields<QueryGetSectionFrontArgs, 'family' | 'limit' | 'site'>>;
  getStaticPage?: Resolver<Maybe<ResolversTypes['StaticPage']>, ParentType, ContextType, RequireFields<QueryGetStaticPageArgs, 'brandShortName' | 'slug'>>;
  getStaticPages?: Resolver<Array<ResolversTypes['StaticPageSummary']>, ParentType, ContextType, RequireFields<QueryGetStaticPagesArgs, 'brandShortName'>>;
  getStatsList?: Resolver<ResolversTypes['StatsList'], ParentType, ContextType, RequireFields<QueryGetStatsListArgs, 'limit' | 'site' | 'timeframe' | 'topic'>>;
  getUser?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  getWebcast?: Resolver<Maybe<ResolversTypes['WebcastItem']>, ParentType, ContextType, RequireFields<QueryGetWebcastArgs, 'site' | 'uri'>>;
  getWebcastStream?: Resolver<ResolversTypes['WebcastStream'], ParentType, ContextType, RequireFields<QueryGetWebcastStreamArgs, 'page' | 'pageSize' | 'site'>>;
  getYouMayLikeForContent?: Resolver<Array<ResolversTypes['RelatedItem']>, ParentType, ContextType, RequireFields<QueryGetYouMayLikeForContentArgs, 'limit' | 'naturalId' | 'site'>>;
};

export type QuestionAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuestionAnswer'] = ResolversParentTypes['QuestionAnswer']> = {
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RecognitionAwardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecognitionAward'] = ResolversParentTypes['RecognitionAward']> = {
  awardImpactStatement?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  awardNomination?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  finalist?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  marketSegment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  winner?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RecognitionProfileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecognitionProfile'] = ResolversParentTypes['RecognitionProfile']> = {
  aboutMe?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  awards?: Resolver<Array<ResolversTypes['RecognitionAward']>, ParentType, ContextType>;
  companyLogo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  date?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  directory?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  docName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  docUri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  entryId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  eventsAttended?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  firmLink?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firmName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  industries?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  membershipType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  proCountryCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  proEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  proLinkedIn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  proLocation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  proName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  proPhoto?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  profileUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pronouns?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  publishedYear?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  qAndA?: Resolver<Array<ResolversTypes['QuestionAnswer']>, ParentType, ContextType>;
  risingStar?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  videos?: Resolver<Array<ResolversTypes['ProfileLink']>, ParentType, ContextType>;
  webCasts?: Resolver<Array<ResolversTypes['ProfileLink']>, ParentType, ContextType>;
  whitePapers?: Resolver<Array<ResolversTypes['ProfileLink']>, ParentType, ContextType>;
};

export type RecognitionProfileListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecognitionProfileList'] = ResolversParentTypes['RecognitionProfileList']> = {
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageLength?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  profiles?: Resolver<Array<ResolversTypes['RecognitionProfileSummary']>, ParentType, ContextType>;
  sort?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RecognitionProfileSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecognitionProfileSummary'] = ResolversParentTypes['RecognitionProfileSummary']> = {
  awards?: Resolver<Array<ResolversTypes['RecognitionAward']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  directory?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  docName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  docUri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firm?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  membership?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  proName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  proPhoto?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  publishedYear?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  risingStar?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RelatedItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RelatedItem'] = ResolversParentTypes['RelatedItem']> = {
  byline?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  domainId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  kicker?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  prettyDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pubDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SearchResultsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchResults'] = ResolversParentTypes['SearchResults']> = {
  contents?: Resolver<Array<ResolversTypes['ArticleSummary']>, ParentType, ContextType>;
  estimate?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  facets?: Resolver<Array<ResolversTypes['Facet']>, ParentType, ContextType>;
  ignored?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  onlyCommonWords?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  query?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SectionCategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SectionCategory'] = ResolversParentTypes['SectionCategory']> = {
  estimate?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SectionFrontResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SectionFront'] = ResolversParentTypes['SectionFront']> = {
  groups?: Resolver<Array<ResolversTypes['SectionGroup']>, ParentType, ContextType>;
  mostRead?: Resolver<Array<ResolversTypes['TrendingArticle']>, ParentType, ContextType>;
  newest?: Resolver<Array<ResolversTypes['ArticleSummary']>, ParentType, ContextType>;
};

export type SectionGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SectionGroup'] = ResolversParentTypes['SectionGroup']> = {
  categories?: Resolver<Array<ResolversTypes['SectionCategory']>, ParentType, ContextType>;
  estimate?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SlideResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Slide'] = ResolversParentTypes['Slide']> = {
  alt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  caption?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  credit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  height?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  width?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SocialLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SocialLink'] = ResolversParentTypes['SocialLink']> = {
  network?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SpeakerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Speaker'] = ResolversParentTypes['Speaker']> = {
  firm?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SponsorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Sponsor'] = ResolversParentTypes['Sponsor']> = {
  adCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  twitterId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StaticPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StaticPage'] = ResolversParentTypes['StaticPage']> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  excerpt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  settings?: Resolver<ResolversTypes['StaticPageSettings'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  template?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StaticPageSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StaticPageSettings'] = ResolversParentTypes['StaticPageSettings']> = {
  css?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  disableTracking?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  externalCss?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  externalJavascript?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  hideTitle?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  javascript?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  metaDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  noIndexNoFollow?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  openGraph?: Resolver<Maybe<ResolversTypes['OpenGraph']>, ParentType, ContextType>;
  pageLayout?: Resolver<ResolversTypes['PageLayout'], ParentType, ContextType>;
  removeMarginPadding?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type StaticPageSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StaticPageSummary'] = ResolversParentTypes['StaticPageSummary']> = {
  noIndexNoFollow?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StatsListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatsList'] = ResolversParentTypes['StatsList']> = {
  trendingArticles?: Resolver<ResolversTypes['TrendingArticles'], ParentType, ContextType>;
};

export type StreamResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Stream'] = ResolversParentTypes['Stream']> = {
  categoryId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  contents?: Resolver<Array<ResolversTypes['ArticleSummary']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  estimate?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  h1?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  metaDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  metaTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tieredName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  id?: SubscriptionResolver<ResolversTypes['ID'], "id", ParentType, ContextType>;
  productId?: SubscriptionResolver<ResolversTypes['Int'], "productId", ParentType, ContextType>;
  status?: SubscriptionResolver<ResolversTypes['Int'], "status", ParentType, ContextType>;
};

export type TrendingArticleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TrendingArticle'] = ResolversParentTypes['TrendingArticle']> = {
  allCategories?: Resolver<Array<ResolversTypes['ArticleCategory']>, ParentType, ContextType>;
  breadcrumb?: Resolver<Array<ResolversTypes['Breadcrumb']>, ParentType, ContextType>;
  byline?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isPremium?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kicker?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TrendingArticlesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TrendingArticles'] = ResolversParentTypes['TrendingArticles']> = {
  contents?: Resolver<Array<ResolversTypes['TrendingArticle']>, ParentType, ContextType>;
};

export type UserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  accountType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  countryCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  defaultPromotionList?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firmName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastUpdatedDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  productList?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  profileCompletionRatio?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type VideoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Video'] = ResolversParentTypes['Video']> = {
  captions?: Resolver<Array<ResolversTypes['VideoCaptions']>, ParentType, ContextType>;
  duration?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  height?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  poster?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  provider?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  renditions?: Resolver<Array<ResolversTypes['VideoRendition']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  transcript?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type VideoCaptionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VideoCaptions'] = ResolversParentTypes['VideoCaptions']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VideoRenditionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VideoRendition'] = ResolversParentTypes['VideoRendition']> = {
  height?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type VideoSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VideoSummary'] = ResolversParentTypes['VideoSummary']> = {
  duration?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WebcastItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebcastItem'] = ResolversParentTypes['WebcastItem']> = {
  byline?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Breadcrumb']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  kicker?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  prettyDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recording?: Resolver<Maybe<ResolversTypes['Video']>, ParentType, ContextType>;
  registrationURL?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  speakers?: Resolver<Array<ResolversTypes['Speaker']>, ParentType, ContextType>;
  sponsor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  summary?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  topic?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  webcastDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  webcastEndDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  webcastStatus?: Resolver<ResolversTypes['WebcastStatus'], ParentType, ContextType>;
};

export type WebcastStreamResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebcastStream'] = ResolversParentTypes['WebcastStream']> = {
  contents?: Resolver<Array<ResolversTypes['WebcastItem']>, ParentType, ContextType>;
  estimate?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  Article?: ArticleResolvers<ContextType>;
  ArticleAuthor?: ArticleAuthorResolvers<ContextType>;
  ArticleCategory?: ArticleCategoryResolvers<ContextType>;
  ArticleChart?: ArticleChartResolvers<ContextType>;
  ArticleIndex?: ArticleIndexResolvers<ContextType>;
  ArticleIndexEntry?: ArticleIndexEntryResolvers<ContextType>;
  ArticleSummary?: ArticleSummaryResolvers<ContextType>;
  ArticleWithBook?: ArticleWithBookResolvers<ContextType>;
  Author?: AuthorResolvers<ContextType>;
  AuthorSummary?: AuthorSummaryResolvers<ContextType>;
  Book?: BookResolvers<ContextType>;
  Breadcrumb?: BreadcrumbResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  Content?: ContentResolvers<ContextType>;
  Customer?: CustomerResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  Deal?: DealResolvers<ContextType>;
  DealCategory?: DealCategoryResolvers<ContextType>;
  DealList?: DealListResolvers<ContextType>;
  DealOption?: DealOptionResolvers<ContextType>;
  DealSize?: DealSizeResolvers<ContextType>;
  EditorialCalendarEntry?: EditorialCalendarEntryResolvers<ContextType>;
  Event?: EventResolvers<ContextType>;
  EventAddress?: EventAddressResolvers<ContextType>;
  EventList?: EventListResolvers<ContextType>;
  EventPrice?: EventPriceResolvers<ContextType>;
  EventSession?: EventSessionResolvers<ContextType>;
  Facet?: FacetResolvers<ContextType>;
  Highlight?: HighlightResolvers<ContextType>;
  Image?: ImageResolvers<ContextType>;
  Kicker?: KickerResolvers<ContextType>;
  LabelValue?: LabelValueResolvers<ContextType>;
  ListedDeal?: ListedDealResolvers<ContextType>;
  MarketCategory?: MarketCategoryResolvers<ContextType>;
  MarketGroup?: MarketGroupResolvers<ContextType>;
  MarketIndicator?: MarketIndicatorResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  NewsletterDetails?: NewsletterDetailsResolvers<ContextType>;
  NewsletterSample?: NewsletterSampleResolvers<ContextType>;
  OpenGraph?: OpenGraphResolvers<ContextType>;
  Package?: PackageResolvers<ContextType>;
  PackageList?: PackageListResolvers<ContextType>;
  PackageNavigation?: PackageNavigationResolvers<ContextType>;
  PodcastItem?: PodcastItemResolvers<ContextType>;
  PodcastStream?: PodcastStreamResolvers<ContextType>;
  PrimaryCategory?: PrimaryCategoryResolvers<ContextType>;
  ProfileLink?: ProfileLinkResolvers<ContextType>;
  PromotionalListing?: PromotionalListingResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  QuestionAnswer?: QuestionAnswerResolvers<ContextType>;
  RecognitionAward?: RecognitionAwardResolvers<ContextType>;
  RecognitionProfile?: RecognitionProfileResolvers<ContextType>;
  RecognitionProfileList?: RecognitionProfileListResolvers<ContextType>;
  RecognitionProfileSummary?: RecognitionProfileSummaryResolvers<ContextType>;
  RelatedItem?: RelatedItemResolvers<ContextType>;
  SearchResults?: SearchResultsResolvers<ContextType>;
  SectionCategory?: SectionCategoryResolvers<ContextType>;
  SectionFront?: SectionFrontResolvers<ContextType>;
  SectionGroup?: SectionGroupResolvers<ContextType>;
  Slide?: SlideResolvers<ContextType>;
  SocialLink?: SocialLinkResolvers<ContextType>;
  Speaker?: SpeakerResolvers<ContextType>;
  Sponsor?: SponsorResolvers<ContextType>;
  StaticPage?: StaticPageResolvers<ContextType>;
  StaticPageSettings?: StaticPageSettingsResolvers<ContextType>;
  StaticPageSummary?: StaticPageSummaryResolvers<ContextType>;
  StatsList?: StatsListResolvers<ContextType>;
  Stream?: StreamResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  TrendingArticle?: TrendingArticleResolvers<ContextType>;
  TrendingArticles?: TrendingArticlesResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  Video?: VideoResolvers<ContextType>;
  VideoCaptions?: VideoCaptionsResolvers<ContextType>;
  VideoRendition?: VideoRenditionResolvers<ContextType>;
  VideoSummary?: VideoSummaryResolvers<ContextType>;
  WebcastItem?: WebcastItemResolvers<ContextType>;
  WebcastStream?: WebcastStreamResolvers<ContextType>;
};

