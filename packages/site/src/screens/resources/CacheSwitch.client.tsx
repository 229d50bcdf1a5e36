'use client';

import { readCacheSwitch } from '@masthead/graphql-ops/cache-switch';
import { useEffect } from 'react';
import { useRouter } from 'next/navigation';

/** Reloads the list with `nocache` if the local storage key `cache` is 'false' (§4, Resource list). */
export const CacheSwitch = () => {
  const router = useRouter();
  useEffect(() => {
    const address = new URL(window.location.href);
    if (readCacheSwitch(readStorage()) === 'on' || address.searchParams.has('nocache')) return;
    address.searchParams.set('nocache', '1');
    router.replace(address.pathname + address.search, { scroll: false });
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
