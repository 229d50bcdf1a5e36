import type { PageData } from './fields.ts';

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
