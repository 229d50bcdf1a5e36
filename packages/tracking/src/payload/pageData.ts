import type { PageData } from './fields.ts';

/** The id of the script element that holds a page's data. */
export const pageDataId = 'page-data';

/** The text of that element: JSON in which nothing can end the element. */
export const writePageData = (page: PageData): string => JSON.stringify(page).replaceAll('<', '\\u003c');

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const textsOf = (value: unknown): string[] => (isTexts(value) ? value : []);
const recordOf = (value: unknown): Readonly<Record<string, unknown>> | undefined =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // the page is tracked without what it would have said
  }
};

/** A page's data as the browser finds it: it went through the HTML of a cache, so nothing of it is taken on trust. */
export const readPageData = (text: string | null | undefined): PageData | undefined => {
  const data = recordOf(parsed(text ?? ''));
  if (!data || typeof data['page_name'] !== 'string') return undefined;
  const article = recordOf(data['article']);
  const partner = recordOf(data['partner']);
  return {
    page_name: data['page_name'],
    content_type: textOf(data['content_type']),
    gpt_page: textOf(data['gpt_page']),
    ad_slots: textsOf(data['ad_slots']),
    ...(article && {
      article: Object.fromEntries(Object.entries(article).filter(([, value]) => typeof value === 'string')),
    }),
    tags: textsOf(data['tags']),
    requires: textsOf(data['requires']),
    ...(data['tracking'] === 'off' && { tracking: 'off' as const }),
    ...(data['timing'] === 'delayed' && { timing: 'delayed' as const }),
    ...(partner && { partner: { name: textOf(partner['name']) } }),
    ...(typeof data['sponsor'] === 'string' && { sponsor: data['sponsor'] }),
  };
};
