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
export type SiteFacts = { alm_site: string; alm_site_group: string; server: string };

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
export type TrackingPayload = SiteFacts & {
  page_name: string;
  content_type: string;
  gpt_page: string;
  ad_slots: string;
} & Record<ArticleField, string>;
