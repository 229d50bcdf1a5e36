'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { Suspense, useLayoutEffect } from 'react';
import { onIdle } from '../browser/domEvents';
import { beginPage } from './pageRun';
import { getAdRuntime, loadAdRuntime } from './adRuntime';
import type { AdSettings } from './settings';

const Runtime = ({ settings }: { settings: AdSettings }) => {
  const address = `${usePathname()}?${useSearchParams()}`;
  // A layout effect, because its cleanup runs while the slot elements are still in the document, as the ad library
  // requires.
  useLayoutEffect(
    () => beginPage({ onIdle, open: () => loadAdRuntime(settings), opened: getAdRuntime }),
    // A new address is a new page, even when the document stays.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
    [address, settings],
  );
  return null;
};

/** Fills the slots of each page and clears them when the reader leaves it. Its code loads when the browser is idle. */
export const SlotRuntime = ({ settings }: { settings: AdSettings }) => (
  <Suspense>
    <Runtime settings={settings} />
  </Suspense>
);
