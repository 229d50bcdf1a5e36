/** Key-values as the ad manager takes them. */
export type Targeting = Record<string, string | string[]>;

/** The fields of the tracking payload (SPEC §3) that advertising is aimed by. */
export type AimedBy = {
  alm_site?: string;
  alm_site_group?: string;
  content_type?: string;
  gpt_page?: string;
  natural_id?: string;
  article_id?: string;
  article_type?: string;
  article_channel?: string;
  article_primary_topic?: string;
  article_topic2?: string;
  plac_userstate?: string;
  /** The codes of those who pay for the page (SPEC §3, sponsors), joined by commas. */
  sponsor?: string;
};

/** Characters that the ad manager takes of a value. */
const valueLimit = 40;

/** Characters that the ad manager refuses in values. */
const refused = /["'=!+#*~;^()<>[\],&]/g;

const clean = (value: string): string =>
  value.replace(refused, ' ').replace(/\s+/g, ' ').trim().toLowerCase().slice(0, valueLimit).trim();

/** Payload field to key. What names a person (the byline) or the reader stays out of it, but for the reader's plan. */
const keys = {
  alm_site: 'site',
  alm_site_group: 'sitegroup',
  gpt_page: 'page',
  content_type: 'ct',
  natural_id: 'natid',
  article_id: 'artid',
  article_type: 'artype',
  article_channel: 'channel',
  article_primary_topic: 'topic',
  article_topic2: 'topic2',
  plac_userstate: 'userstate',
  sponsor: 'sponsor',
} as const satisfies Partial<Record<keyof AimedBy, string>>;

/** Fields that are not sent as they are: a page may have two sponsors, and of a long natural id the date says least. */
const partsOf: Partial<Record<keyof typeof keys, (text: string) => string[]>> = {
  sponsor: (text) => text.split(','),
  natural_id: (text) => [text.length > valueLimit ? text.replace(/^\d+\/\d+\/\d+\//, '') : text],
};

const valuesOf = (field: keyof typeof keys, text: string): string[] =>
  (partsOf[field]?.(text) ?? [text]).map(clean).filter((value) => value !== '');

/** SPEC §3: targeting from the page's tracking payload; blank fields are left out. */
export const toTargeting = (payload: AimedBy): Targeting =>
  Object.fromEntries(
    (Object.entries(keys) as [keyof typeof keys, string][]).flatMap(([field, key]): [string, string | string[]][] => {
      const [first, ...more] = valuesOf(field, payload[field] ?? '');
      if (first === undefined) return [];
      return [[key, more.length > 0 ? [first, ...more] : first]];
    }),
  );
