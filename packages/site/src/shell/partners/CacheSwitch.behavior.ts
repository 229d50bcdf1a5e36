import type { Behavior } from '@masthead/design-system/connect-behaviors';
import { readCacheSwitch } from '@masthead/graphql-ops/cache-switch';

/** The address past the caches: undefined unless the local storage key `cache` is 'false' (§4). */
export const getUncachedUrl = (address: string, storage: Parameters<typeof readCacheSwitch>[0]): string | undefined => {
  const url = new URL(address);
  if (readCacheSwitch(storage) === 'on' || url.searchParams.has('nocache')) return undefined;
  url.searchParams.set('nocache', '1');
  return url.pathname + url.search + url.hash;
};

/** Local storage, or undefined: browsers that forbid storage throw on access. */
const readStorage = (): Storage | undefined => {
  try {
    return window.localStorage;
  } catch {
    return undefined; // The cache is on by default.
  }
};

/** Loads the page past the caches if the local storage key `cache` is 'false' (§4, list of resources). */
export const cacheSwitch: Behavior = () => {
  const url = getUncachedUrl(window.location.href, readStorage());
  if (url) location.replace(url);
};
