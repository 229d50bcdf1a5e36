import type { PageData } from '../payload/fields.ts';

/**
 * Whether data that have not changed may be those of two addresses: of another search, or of a page that comes back from the
 * browser's memory. Where the query is part of the page's own name, as a company's is, another query is another page.
 */
export const isSamePage = (page: Pick<PageData, 'page_name'> | undefined, path: string, before = ''): boolean => {
  const named = (address: string) => (page?.page_name.includes('?') ? address : address.split('?')[0]);
  return named(path) === named(before);
};
