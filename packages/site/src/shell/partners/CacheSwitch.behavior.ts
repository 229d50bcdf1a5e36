import type { Behavior } from '@masthead/design-system/connect-behaviors';
import { getUncachedUrl } from './getUncachedUrl';

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
