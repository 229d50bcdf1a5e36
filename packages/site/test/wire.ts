import type { Provider } from './aSite';

/** Answers a page's document by the labels that the page gives its parts; what has no answer is not to be had. */
export const byLabel =
  (answers: Readonly<Record<string, unknown>>): Provider =>
  ({ query }) =>
    Object.fromEntries(
      [...query.matchAll(/\b((\w+?)__\w+): \w+/g)].flatMap(([, key = '', label = '']) =>
        label in answers ? [[key, answers[label]]] : [],
      ),
    );

/** A story as the content service gives it to lists, with every field that they ask for. */
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
  prettyDate: 'Nov. 21, 2026',
  pubDate: '2026-11-21T12:00:00Z',
  timeToRead: null,
  image: null,
  allCategories: [],
  ...change,
});

/** A package as its own page asks for it. */
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
  mediaUrl: null,
  blurb: null,
  digitalEditionUrl: null,
  pubDate: '2026-11-21T12:00:00Z',
  sponsors: [] as unknown[],
  articles: [] as unknown[],
  navigations: [] as unknown[],
  ...change,
});

/** Who pays for a package. */
export const aSponsor = (name: string, change: Record<string, unknown> = {}) => ({
  adCode: name.toLowerCase(),
  name,
  url: null,
  twitterId: null,
  description: null,
  image: null,
  ...change,
});

/** A webcast as lists ask for it. */
export const aWebcast = (
  title: string,
  webcastStatus: 'upcoming' | 'live' | 'ondemand',
  webcastDate: string,
  webcastEndDate: string,
) => ({
  uri: `/webcasts/on-demand/x/${title}/`,
  title,
  summary: null,
  kicker: null,
  byline: null,
  webcastDate,
  webcastEndDate,
  webcastStatus,
  prettyDate: 'A day',
  topic: null,
  sponsor: null,
  registrationURL: null,
  speakers: [],
  image: null,
});

/** An article with every field that its page asks for. */
export const anArticle = (title: string, change: Record<string, unknown> = {}) => ({
  ...aTeaser(title),
  canonicalUrl: `https://news.example.com/2026/11/21/${title}/`,
  generatedId: '7',
  type: 'article',
  kickerPresentedBy: null,
  prettyModified: null,
  prettyDateTime: 'November 21, 2026 at 7:00 a.m. ET',
  needToKnow: [],
  nofollow: false,
  showDisclaimer: false,
  authors: [],
  publication: 'Example',
  modifiedDate: null,
  isDownload: false,
  primaryCategory: null,
  tags: [],
  embed1: null,
  embed2: null,
  categories: [],
  bodyArray: ['<p>Text.</p>'],
  slides: [],
  video: null,
  ...change,
});

/** What the publication promotes. */
export const aListing = (title: string, change: Record<string, unknown> = {}) => ({
  type: 'Event',
  title,
  description: null,
  uri: '/events/',
  image: null,
  ...change,
});
