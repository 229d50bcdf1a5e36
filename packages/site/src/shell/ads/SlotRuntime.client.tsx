'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { Suspense, useLayoutEffect } from 'react';
import { whenReadable } from '../tracking/whenReadable';
import { beginPage } from './pageRun';
import { adsIfRunning, runningAds } from './runningAds';
import type { AdSettings } from './settings';

const Runtime = ({ settings }: { settings: AdSettings }) => {
  const address = `${usePathname()}?${useSearchParams()}`;
  // Not `useEffect`, which ends a page when its elements are gone: the library is told of slots before they leave the document.
  useLayoutEffect(
    () => beginPage({ whenReadable, open: () => runningAds(settings), opened: adsIfRunning }),
    // Each new address is a page of its own, also where the document stays.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
    [address, settings],
  );
  return null;
};

/** Fills the slots of each page and clears them when the reader leaves it; its code comes when the page can be read. */
export const SlotRuntime = ({ settings }: { settings: AdSettings }) => (
  <Suspense>
    <Runtime settings={settings} />
  </Suspense>
);
