'use client';

import { useEffect } from 'react';
import { useRouter } from 'next/navigation';
import { getUncachedUrl } from './getUncachedUrl';

/** Loads the page past the caches if the local storage key `cache` is 'false' (§4, list of resources). */
export const CacheSwitch = () => {
  const router = useRouter();
  useEffect(() => {
    const url = getUncachedUrl(window.location.href, readStorage());
    if (url) router.replace(url, { scroll: false });
  }, [router]);
  return null;
};

/** Local storage, or undefined: browsers that forbid storage throw on access. */
const readStorage = (): Storage | undefined => {
  try {
    return window.localStorage;
  } catch {
    return undefined; // The cache is on by default.
  }
};
