import type { WireChart } from '../src/content/story/chart';
import type { Provider } from './aSite';

/** A stub with one result per label. Labels without a result fail. */
export const byLabel =
  (results: Readonly<Record<string, unknown>>): Provider =>
  ({ query }) =>
    Object.fromEntries(
      [...query.matchAll(/\b((\w+?)__\w+): \w+/g)].flatMap(([, key = '', label = '']) =>
        label in results ? [[key, results[label]]] : [],
      ),
    );

/** A story with the fields of list queries. */
export const aTeaser = (title: string, change: Record<string, unknown> = {}) => ({
  uri: `/2026/11/21/${title}/`,
  naturalId: `2026/11/21/${title}`,
  title,
  summary: null,
  kicker: null,
  kickerNode: null,
  breadcrumb: [],
  byline: null,
  presentedBy: null,
  pubDate: '2026-11-21T12:00:00Z',
  timeToRead: null,
  image: null,
  leadChart: null,
  isPremium: false,
  video: null,
  ...change,
});

/** A story with the fields of trending lists. */
export const aTrendingStory = (title: string, change: Record<string, unknown> = {}) => {
  const { uri, byline, kicker, breadcrumb, isPremium } = aTeaser(title);
  return { title, uri, byline, kicker, breadcrumb, isPremium, ...change };
};

/** A picture with the fields of stories. */
export const aPicture = (uri: string) => ({
  uri,
  width: 1200,
  height: 800,
  alt: 'A tower' as string | null,
  caption: null,
  credit: null,
});

/** A chart with the fields of the article's query. */
export const aChart = (change: Partial<WireChart> = {}): WireChart => ({
  block: 1,
  type: 'bar',
  title: 'Empty floors',
  subtitle: null,
  source: 'Harbor Wire',
  note: null,
  alt: 'Bar chart of vacancy: Atlanta 18.4%, Dallas -2%.',
  prefix: '',
  suffix: '%',
  decimals: 1,
  highlight: [],
  columns: ['Market', 'Vacancy'],
  rows: [
    ['Atlanta', '18.4'],
    ['Dallas, north', '-2.0'],
  ],
  ...change,
});

/** A package with the fields of its page's query. */
export const aPackage = (slug: string, change: Record<string, unknown> = {}) => ({
  id: '1',
  slug,
  title: slug,
  estimate: 1,
  totalPages: 1,
  morePages: false,
  type: 'Special Reports',
  packageUrl: `/special-reports/${slug}/`,
  summary: null,
  cssFile: null,
  imageUrl: null,
  imageCredit: null,
  mediaCredit: null,
  mediaUrl: null,
  blurb: null,
  digitalEditionUrl: null,
  pubDate: '2026-11-21T12:00:00Z',
  sponsors: [] as unknown[],
  articles: [] as unknown[],
  navigations: [] as unknown[],
  ...change,
});

/** A sponsor of a package. */
export const aSponsor = (name: string, change: Record<string, unknown> = {}) => ({
  adCode: name.toLowerCase(),
  name,
  url: null,
  twitterId: null,
  description: null,
  image: null,
  ...change,
});

/** A webcast with the fields of list queries. */
export const aWebcast = (
  title: string,
  webcastStatus: 'upcoming' | 'live' | 'ondemand',
  webcastDate: string,
  webcastEndDate: string,
  change: Record<string, unknown> = {},
) => ({
  uri: `/webcasts/on-demand/x/${title}/`,
  title,
  summary: null,
  kicker: null,
  byline: null,
  webcastDate,
  webcastEndDate,
  webcastStatus,
  sponsor: null,
  registrationURL: null,
  speakers: [],
  needToKnow: [],
  image: null,
  recording: null,
  ...change,
});

/** An article with the fields of its page's query. */
export const anArticle = (title: string, change: Record<string, unknown> = {}) => ({
  ...aTeaser(title),
  canonicalUrl: `https://news.example.com/2026/11/21/${title}/`,
  generatedId: '7',
  recombeeId: null,
  type: 'article',
  kickerPresentedBy: null,
  needToKnow: [],
  nofollow: false,
  showDisclaimer: false,
  authors: [],
  publication: 'Example',
  modifiedDate: null,
  isDownload: false,
  primaryCategory: null,
  tags: [],
  charts: [],
  embed1: null,
  embed2: null,
  categories: [],
  allCategories: [],
  bodyArray: ['<p>Text.</p>'],
  slides: [],
  video: null,
  deal: null,
  ...change,
});

/** A promotional listing. */
export const aListing = (title: string, change: Record<string, unknown> = {}) => ({
  type: 'Event',
  title,
  description: null,
  uri: '/events/',
  image: null,
  ...change,
});

/** The deal of an article: the sale of a warehouse. */
export const aDeal = (change: Record<string, unknown> = {}) => ({
  kind: 'sale',
  date: '2026-11-20',
  property: 'Steel Bridge Lane',
  city: 'Tigard',
  market: { name: 'Portland', slug: 'portland', uri: '/markets/portland/', isRegion: false },
  sector: { name: 'Industrial', slug: 'industrial', uri: '/sectors/industrial/' },
  price: { amount: 38_000_000, currency: 'USD' },
  size: { value: 450_000, unit: 'square-feet' },
  pricePerSquareFoot: 84,
  capRate: 6.6,
  buyer: 'Overlook Nine Partners',
  seller: 'Graywether Capital',
  tenant: null,
  landlord: null,
  borrower: null,
  lender: null,
  developer: null,
  brokers: ['Pike Tarrant'],
  ...change,
});

/** A newsletter with the fields of its query. */
export const aNewsletter = (productCode: string, change: Record<string, unknown> = {}) => ({
  productCode,
  title: `Letter ${productCode}`,
  blurb: 'Every morning.',
  intCmp: null,
  browseAllUri: '/static/newsletters/',
  frequency: 'Weekly, Tuesday',
  audience: 'Lenders.',
  sample: { subject: 'Sixty days', lines: ['New on the list', 'Moved'] },
  categories: [] as string[],
  ...change,
});

/** The first page of a category's stream, with one story. */
export const aStream = () => ({
  name: 'Atlanta',
  description: null,
  page: 1,
  pageSize: 10,
  estimate: 1,
  h1: 'Atlanta',
  metaTitle: null,
  metaDescription: null,
  image: null,
  contents: [{ ...aTeaser('tower'), modifiedDate: null }],
});

/** An event with the fields of its page. */
export const anEvent = (slug: string) => ({
  eventTitle: slug,
  docUri: `/events/${slug}/`,
  venueName: null,
  cleCredit: null,
  description: null,
  registrationURL: null,
  eventStartDate: '2020-12-15T08:30:00-05:00',
  eventEndDate: null,
  industry: null,
  audience: null,
  city: null,
  learnMoreLinkFile: null,
  imageUri: null,
  imageUri2: null,
  imageCredit: null,
  imageCredit2: null,
  practiceArea: null,
  timeZone: null,
  address: null,
  agenda: [],
  prices: [],
});

/** An episode with the fields of its page. */
export const aPodcast = (uri: string, show = 'The Rent Roll') => ({
  uri,
  show,
  title: uri,
  summary: null,
  kicker: null,
  byline: null,
  podcastDate: '2026-11-01T06:00:00-05:00',
  audioUrl: null,
  audioType: null,
  audioBytes: null,
  audioSeconds: null,
  duration: 60,
  number: 1,
  guest: null,
  transcript: null,
  image: null,
});

/** A recognition profile with the fields of lists. */
export const aProfile = (docName: string) => ({
  docUri: `/recognition/stars/${docName}/`,
  docName,
  proName: docName,
  proPhoto: null,
  title: null,
  firm: null,
  directory: 'stars',
  publishedYear: 2026,
  risingStar: false,
  awards: [],
});
