import type { PageData } from '../payload/fields.ts';

/**
 * Whether unchanged page data belongs to both paths: to another search, or to a page from the back/forward cache. When
 * `page_name` contains a query, as a company's does, another query is another page.
 */
export const isSamePage = (page: Pick<PageData, 'page_name'> | undefined, path: string, previousPath = ''): boolean => {
  const toComparable = (url: string) => (page?.page_name.includes('?') ? url : url.split('?')[0]);
  return toComparable(path) === toComparable(previousPath);
};
