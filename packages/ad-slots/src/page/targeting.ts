import type { Deployment } from '@masthead/config';

/** Key-values for the ad manager. */
export type Targeting = Record<string, string | string[]>;

/** The fields of the tracking payload (§3) that targeting reads. */
type TargetingFields = {
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
  /** Sponsor codes of the page (§3, sponsors), joined by commas. */
  sponsor?: string;
};

/** Maximum length of a value in the ad manager, in characters. */
const maxValueLength = 40;

/** Characters that the ad manager rejects in values. */
const rejectedCharacters = /["'=!+#*~;^()<>[\],&]/g;

const clean = (value: string): string =>
  value.replace(rejectedCharacters, ' ').replace(/\s+/g, ' ').trim().toLowerCase().slice(0, maxValueLength).trim();

/** Key of each payload field. Personal data stays out: no byline, nothing of the reader but the plan. */
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
} as const satisfies Partial<Record<keyof TargetingFields, string>>;

/** Fields that need a conversion: several sponsors are a list, and a long natural id loses its date. */
const converters: Partial<Record<keyof typeof keys, (text: string) => string[]>> = {
  sponsor: (text) => text.split(','),
  natural_id: (text) => [text.length > maxValueLength ? text.replace(/^\d+\/\d+\/\d+\//, '') : text],
};

const toValues = (field: keyof typeof keys, text: string): string[] =>
  (converters[field]?.(text) ?? [text]).map(clean).filter((value) => value !== '');

/** §3: targeting from the page's tracking payload. Empty fields are left out. */
export const toTargeting = (payload: TargetingFields): Targeting =>
  Object.fromEntries(
    (Object.entries(keys) as [keyof typeof keys, string][]).flatMap(([field, key]): [string, string | string[]][] => {
      const [first, ...more] = toValues(field, payload[field] ?? '');
      if (first === undefined) return [];
      return [[key, more.length > 0 ? [first, ...more] : first]];
    }),
  );

const testDeployments: ReadonlySet<Deployment> = new Set(['development', 'qa', 'stage']);

/** §9: page names begin with `test_` in dev, qa and stage. The deployment decides, never the address. */
export const toAdPageName = (name: string, deployment: Deployment): string =>
  testDeployments.has(deployment) ? `test_${name}` : name;
