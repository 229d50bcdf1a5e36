/** SPEC §3, tracking payload: the fields of an article, which stand blank on every other page. */
export const articleFields = [
  'article_id',
  'natural_id',
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
export type ArticleField = (typeof articleFields)[number];

/** What the publication says of every page. */
export type SiteFacts = { alm_site: string; alm_site_group: string; server: string };

/**
 * What a page says of itself, the same for every visitor. It stands in the page as JSON, so what is blank is left out.
 * The article's `plac_userstate` depends on the visitor and is filled in by the browser.
 */
export type PageData = {
  page_name: string;
  content_type: string;
  gpt_page: string;
  ad_slots: readonly string[];
  article?: Readonly<Partial<Record<Exclude<ArticleField, 'plac_userstate'>, string>>>;
  /** The page's tags, for the behaviour event. */
  tags?: readonly string[];
  /** SPEC §3, static pages with disableTracking: nothing is sent. */
  tracking?: 'off';
  /** SPEC §4: the page view waits, because the page is completed after it has come. */
  timing?: 'delayed';
  /** SPEC §4: elements that must be there before the page is tracked, as selectors. */
  requires?: readonly string[];
  /** The page of a sponsored publisher; the name may come later, in an element `[data-partner]`. */
  partner?: { name?: string };
  /** The advertising codes of those who pay for the page (SPEC §3, sponsors), joined by commas. */
  sponsor?: string;
};

/** SPEC §3, tracking payload: every field is always there, since tag managers keep the last value of one that is not. */
export type TrackingPayload = SiteFacts & {
  page_name: string;
  content_type: string;
  gpt_page: string;
  ad_slots: string;
} & Record<ArticleField, string>;
