import type { Behavior } from '@masthead/design-system/connect-behaviors';

/** The address past the caches: undefined unless the local storage key `cache` is 'false' (§4, Resource list). */
export const getUncachedUrl = (address: string, storage: () => Pick<Storage, 'getItem'>): string | undefined => {
  const url = new URL(address);
  try {
    if (storage().getItem('cache') !== 'false' || url.searchParams.has('nocache')) return undefined;
  } catch {
    return undefined; // The browser forbids storage. The cache is on by default.
  }
  url.searchParams.set('nocache', '1');
  return url.pathname + url.search + url.hash;
};

/** Loads the page past the caches if the local storage key `cache` is 'false' (§4, list of resources). */
export const cacheSwitch: Behavior = () => {
  const url = getUncachedUrl(window.location.href, () => window.localStorage);
  if (url) location.replace(url);
};
