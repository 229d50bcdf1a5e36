import { readCacheSwitch } from '@masthead/graphql-ops/cache-switch';

/**
 * The path and query that load a resource page past the caches: undefined unless the local storage key `cache` is
 * 'false' (§4, list of resources), and for a page that is loaded so already.
 */
export const getUncachedUrl = (address: string, storage: Parameters<typeof readCacheSwitch>[0]): string | undefined => {
  const url = new URL(address);
  if (readCacheSwitch(storage) === 'on' || url.searchParams.has('nocache')) return undefined;
  url.searchParams.set('nocache', '1');
  return url.pathname + url.search + url.hash;
};
