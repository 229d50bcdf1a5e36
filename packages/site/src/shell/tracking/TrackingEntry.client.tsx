'use client';

import { lazyPart } from '@masthead/design-system/lazy-part';
import type * as client from '@masthead/tracking/client';
import type { BannerState, Tracking, TrackingSettings } from '@masthead/tracking/client';
import { usePathname, useSearchParams } from 'next/navigation';
import { Suspense, useEffect, useState } from 'react';
import { getClosestLink, onIdle } from '../browser/domEvents';
import { drainQueuedShares } from '../share/shareEvent';

/** Hash of links that open the consent settings, such as the footer's. */
const consentHash = '#cookie-settings';

/** When its chunk fails to load, no consent is requested and none is assumed; the page works as before. */
const ConsentPrompt = lazyPart(() => import('./ConsentPrompt.client').then((module) => module.ConsentPrompt));

/** Props of `TrackingEntry`. */
export type TrackingEntryProps = { settings: TrackingSettings; privacyUrl: string };

type ClientModule = typeof client;
type Started = { tracking: Tracking; globalPrivacyControl: 'sent' | 'none' };

/** Opens the consent settings for links to their hash, and for an address with that hash. */
const openSettings = (consent: Tracking['consent'], signal: AbortSignal): void => {
  document.addEventListener(
    'click',
    (event) => {
      const link = getClosestLink(event);
      if (link?.hash !== consentHash || event.defaultPrevented) return;
      event.preventDefault();
      consent.open();
    },
    { signal, capture: true },
  );
  if (location.hash !== consentHash) return;
  // Without the hash the address does not open them again when the page is reloaded or shared.
  history.replaceState(history.state, '', location.pathname + location.search);
  consent.open();
};

const Entry = ({ settings, privacyUrl }: TrackingEntryProps) => {
  const address = `${usePathname()}?${useSearchParams()}`;
  const [started, setStarted] = useState<Started>();
  const [banner, setBanner] = useState<BannerState>('hidden');

  useEffect(() => {
    const mounted = new AbortController();
    const start = ({ startTracking, getGlobalPrivacyControl }: ClientModule): void => {
      if (mounted.signal.aborted) return;
      const tracking = startTracking(window, settings, setBanner);
      mounted.signal.addEventListener('abort', tracking.stop);
      drainQueuedShares().forEach(tracking.trackShare);
      openSettings(tracking.consent, mounted.signal);
      setStarted({ tracking, globalPrivacyControl: getGlobalPrivacyControl(window) });
    };
    const ignore = (): void => {
      // Blocked or offline: the page view is not counted.
    };
    const cancel = onIdle(() => void import('@masthead/tracking/client').then(start, ignore));
    return () => {
      cancel();
      mounted.abort();
    };
  }, [settings]);

  // A new address is a navigation; tracking reads the page's data from the document.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies
  useEffect(() => started?.tracking.trackNavigation(), [started, address]);

  if (!started || banner === 'hidden') return null;
  return (
    <Suspense>
      <ConsentPrompt
        mode={banner}
        globalPrivacyControl={started.globalPrivacyControl}
        privacyUrl={privacyUrl}
        consent={started.tracking.consent}
      />
    </Suspense>
  );
};

/** Consent and tracking of a document. Its code loads when the browser is idle and is not part of the HTML. */
export const TrackingEntry = (props: TrackingEntryProps) => (
  <Suspense>
    <Entry {...props} />
  </Suspense>
);
