'use client';

import type * as client from '@masthead/tracking/client';
import type { BannerState, Tracking, TrackingSettings } from '@masthead/tracking/client';
import { usePathname, useSearchParams } from 'next/navigation';
import { lazy, Suspense, useEffect, useState } from 'react';
import { takeEarlierShares } from '../share/shareEvent';
import { whenReadable } from './whenReadable';
import { consentHash } from './words';

const Nothing = () => <></>;

/** Where its code cannot be had, nothing is asked and nothing is allowed: the page is not worth less for it. */
const ConsentPrompt = lazy(() =>
  import('./ConsentPrompt.client').then(
    (module) => ({ default: module.ConsentPrompt }),
    () => ({ default: Nothing }),
  ),
);

export type TrackingEntryProps = { settings: TrackingSettings; privacyUrl: string };

type ClientModule = typeof client;
type Started = { tracking: Tracking; signal: 'sent' | 'none' };

/** Links to the settings open them; an address that ends in their hash does so too. */
const openSettings = (consent: Tracking['consent'], signal: AbortSignal): void => {
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
      if (link?.hash !== consentHash || event.defaultPrevented) return;
      event.preventDefault();
      consent.open();
    },
    { signal, capture: true },
  );
  if (location.hash === consentHash) consent.open();
};

const Entry = ({ settings, privacyUrl }: TrackingEntryProps) => {
  const address = `${usePathname()}?${useSearchParams()}`;
  const [started, setStarted] = useState<Started>();
  const [banner, setBanner] = useState<BannerState>('hidden');

  useEffect(() => {
    const off = new AbortController();
    const begin = ({ startTracking, privacySignal }: ClientModule): void => {
      if (off.signal.aborted) return;
      const tracking = startTracking(window, settings, setBanner);
      off.signal.addEventListener('abort', tracking.stop);
      takeEarlierShares().forEach(tracking.shared);
      openSettings(tracking.consent, off.signal);
      setStarted({ tracking, signal: privacySignal(window) });
    };
    const giveUp = (): void => {
      // blocked or offline: the page is read without being counted
    };
    const callOff = whenReadable(() => void import('@masthead/tracking/client').then(begin, giveUp));
    return () => {
      callOff();
      off.abort();
    };
  }, [settings]);

  // Each new address is a navigation; which one it is, tracking reads from the page.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies
  useEffect(() => started?.tracking.navigated(), [started, address]);

  if (!started || banner === 'hidden') return null;
  return (
    <Suspense>
      <ConsentPrompt mode={banner} signal={started.signal} privacyUrl={privacyUrl} consent={started.tracking.consent} />
    </Suspense>
  );
};

/** Consent and tracking of a document. The code for it comes when the page can be read; nothing of it is in the HTML. */
export const TrackingEntry = (props: TrackingEntryProps) => (
  <Suspense>
    <Entry {...props} />
  </Suspense>
);
