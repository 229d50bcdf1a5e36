/** The query parameters that choose which of several cached pages an address shows (DECISIONS, Routes). All others are the asker's own. */
export const cacheKeyParams = ['page', 'tab', 'realmID'] as const;

/** Whether a value selects the same page as an absent parameter: the first page, and `absent` of `rewrites.ts`. */
export const isDefaultValue = (name: string, value: string): boolean =>
  value === '' || value === '-' || (name === 'page' && value === '1');

export type CacheKeyParam = (typeof cacheKeyParams)[number];
