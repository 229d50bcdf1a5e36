import type { PageData } from '../payload/fields.ts';

/**
 * Whether two paths lead to the same page, so that page data that has not changed is still valid, as after another
 * search or for a page from the back/forward cache. Queries are ignored, except on pages whose `page_name` contains one
 * (companies).
 */
export const isSamePage = (page: Pick<PageData, 'page_name'> | undefined, path: string, previousPath = ''): boolean => {
  const toComparable = (url: string) => (page?.page_name.includes('?') ? url : url.split('?')[0]);
  return toComparable(path) === toComparable(previousPath);
};
