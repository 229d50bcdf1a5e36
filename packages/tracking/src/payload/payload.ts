import { readCookie, visitorCookies } from '@masthead/config/cookies';

/** §3, tracking payload: article fields, empty on every other page; `recombee_id` is for recommendations. */
export const articleFields = [
  'article_id',
  'natural_id',
  'recombee_id',
  'article_headline',
  'article_type',
  'article_byline',
  'article_source',
  'article_pubdate',
  'article_topic2',
  'article_primary_topic',
  'article_channel',
  'content_sub_type',
  'plac_userstate',
  'paywall_type',
] as const;
/** Name of an article field. */
export type ArticleField = (typeof articleFields)[number];

/** Fields that are equal on every page of a publication. */
type SiteFacts = { alm_site: string; alm_site_group: string; server: string };

/** Page data for every visitor, JSON in the HTML. The browser adds the article's `plac_userstate`. */
export type PageData = {
  page_name: string;
  content_type: string;
  gpt_page: string;
  article?: Readonly<Partial<Record<Exclude<ArticleField, 'plac_userstate'>, string>>>;
  /** Tags for the behavior event. */
  tags?: readonly string[];
  /** §3, static pages with disableTracking: nothing is sent. */
  tracking?: 'off';
  /** §4: the page view is delayed, because the page completes after loading. */
  timing?: 'delayed';
  /** §4: selectors of elements that must exist before the page is tracked. */
  requires?: readonly string[];
  /** Page of a sponsored publisher. The name may appear later in an element `[data-partner]`. */
  partner?: { name?: string };
  /** Ad codes of the page's sponsors (§3, sponsors), comma-separated. */
  sponsor?: string;
};

/** §3, tracking payload. Every field is present: tag managers keep the last value of a missing one. */
type TrackingPayload = SiteFacts & {
  page_name: string;
  content_type: string;
  gpt_page: string;
  ad_slots: string;
} & Record<ArticleField, string>;

/** The visitor's sign-in state. */
type UserState = 'anonymous' | 'signed-in';

/** Page data for a page whose HTML contains none: it is tracked under its path (§4). */
export const toFallbackPageData = (path: string): PageData => ({
  page_name: path,
  content_type: '',
  gpt_page: '',
});

/**
 * Creates the tracking payload (§3) of a page. `path` names pages without a page name. `slots` are those on the
 * page; `ad_slots` is one string, because tag managers merge arrays item by item and would keep slots of the previous
 * page.
 */
export const toTrackingPayload = (
  site: SiteFacts,
  page: PageData | undefined,
  slots: readonly string[],
  path: string,
  userState: UserState,
): TrackingPayload => {
  const { page_name, content_type, gpt_page, article } = page ?? toFallbackPageData(path);
  const articleValues: Readonly<Partial<Record<ArticleField, string>>> = article
    ? { ...article, plac_userstate: userState }
    : {};
  const fields = Object.fromEntries(articleFields.map((field) => [field, articleValues[field] ?? ''])) as Record<
    ArticleField,
    string
  >;
  // An error page has no name of its own: use the requested path.
  return { ...site, page_name: page_name || path, content_type, gpt_page, ad_slots: slots.join(','), ...fields };
};

/** Whether the visitor is signed in, by the presence of the encrypted customer id (§4). */
export const getUserState = (cookies: string): UserState =>
  readCookie(cookies, visitorCookies.customerId) === undefined ? 'anonymous' : 'signed-in';

/** Id of the script element with the page data. */
export const pageDataId = 'page-data';

/** Serializes page data as JSON that cannot close its script element. */
export const serializePageData = (page: PageData): string => JSON.stringify(page).replaceAll('<', '\\u003c');

const isStringArray = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');
const toText = (value: unknown): string => (typeof value === 'string' ? value : '');
const toStringArray = (value: unknown): string[] => (isStringArray(value) ? value : []);
const toRecord = (value: unknown): Readonly<Record<string, unknown>> | undefined =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // The page is tracked without page data.
  }
};

/** Parses page data from the HTML, which is untrusted; undefined without a page name. */
export const parsePageData = (text: string | null | undefined): PageData | undefined => {
  const data = toRecord(parseJson(text ?? ''));
  if (!data || typeof data['page_name'] !== 'string') return undefined;
  const article = toRecord(data['article']);
  const partner = toRecord(data['partner']);
  return {
    page_name: data['page_name'],
    content_type: toText(data['content_type']),
    gpt_page: toText(data['gpt_page']),
    ...(article && {
      article: Object.fromEntries(Object.entries(article).filter(([, value]) => typeof value === 'string')),
    }),
    tags: toStringArray(data['tags']),
    requires: toStringArray(data['requires']),
    ...(data['tracking'] === 'off' && { tracking: 'off' as const }),
    ...(data['timing'] === 'delayed' && { timing: 'delayed' as const }),
    ...(partner && { partner: { name: toText(partner['name']) } }),
    ...(typeof data['sponsor'] === 'string' && { sponsor: data['sponsor'] }),
  };
};
