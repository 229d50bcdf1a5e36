import { noValue } from './screens.ts';

/** Query parameters of the page cache's key. All others do not change a cached page. */
export const cacheKeyParams = ['page', 'tab', 'realmID', 'event'] as const;

/** Whether a value selects the same page as an absent parameter: page 1, or `noValue`. */
export const isDefaultValue = (name: string, value: string): boolean =>
  value === '' || value === noValue || (name === 'page' && value === '1');

/** Name of a query parameter in the page cache's key. */
export type CacheKeyParam = (typeof cacheKeyParams)[number];
