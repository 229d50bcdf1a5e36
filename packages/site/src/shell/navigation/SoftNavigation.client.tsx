'use client';

import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { Suspense, useCallback, useEffect, useReducer, useRef } from 'react';
import { scrollToArrival } from './arrive';
import { markBusy } from './busy';
import { faultEvent } from './faults';
import { addressOf, anchorOf } from './links';
import { OnlineNotice } from './OnlineNotice.client';
import { nextLoad } from './pageLoad';
import { PageProgress } from './PageProgress.client';
import { watchPageRequests } from './pageRequests';
import { pageOf, softPath, softTarget } from './softTarget';

/**
 * Follows the plain links of server-rendered pages without a page load and shows the progress of it (SPEC §4):
 * one listener for the whole document in place of a component for each link.
 */
const Navigator = () => {
  const router = useRouter();
  const address = pageOf({ pathname: usePathname(), searchParams: useSearchParams() });
  const [load, tell] = useReducer(nextLoad, { phase: 'idle' });
  const arrivedAt = useRef(address);
  const followed = useRef<'link' | 'form' | undefined>(undefined);

  const arrive = useCallback((hash: string) => {
    tell({ type: 'arrived' });
    // Back and forward are the browser's own: it knows where on the page the reader was.
    const place = followed.current && scrollToArrival(hash, document, window);
    // The keyboard goes on from the new page's beginning; after a form it stays with the form.
    if (place !== 'hash' && followed.current !== 'form')
      document.getElementById('main')?.focus({ preventScroll: true });
    followed.current = undefined;
  }, []);

  useEffect(() => {
    const go = (event: Event, path: string, by: 'link' | 'form') => {
      event.preventDefault();
      // A page that cannot be asked for would cost the reader the one that is open; the notice says why.
      if (!navigator.onLine) return;
      followed.current = by;
      tell({ type: 'left', at: performance.now() });
      router.push(path, { scroll: false });
      // The page one is on is there already: the router asks for it anew, and its address will not change.
      if (pageOf(new URL(path, location.href)) === arrivedAt.current) arrive('');
    };
    const onClick = (event: MouseEvent) => {
      const anchor = anchorOf(event);
      const path = anchor && softTarget(event, anchor, new URL(location.href));
      if (path) go(event, path, 'link');
    };
    const onSubmit = (event: SubmitEvent) => {
      if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
      const url = addressOf(event.target, event.submitter);
      const path = url && softPath(url, new URL(location.href));
      if (path) go(event, path, 'form');
    };
    const onIntent = (event: Event) => {
      const anchor = anchorOf(event);
      const path = anchor && softTarget(new MouseEvent('click'), anchor, new URL(location.href));
      if (path) router.prefetch(path);
    };
    document.addEventListener('click', onClick);
    document.addEventListener('submit', onSubmit);
    document.addEventListener('pointerover', onIntent, { passive: true });
    document.addEventListener('focusin', onIntent);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('submit', onSubmit);
      document.removeEventListener('pointerover', onIntent);
      document.removeEventListener('focusin', onIntent);
    };
  }, [router, arrive]);

  useEffect(() => {
    const failed = () => tell({ type: 'failed' });
    const stop = watchPageRequests(window, (type) => tell({ type }));
    window.addEventListener(faultEvent, failed);
    return () => {
      stop();
      window.removeEventListener(faultEvent, failed);
    };
  }, []);

  useEffect(() => markBusy(document, load), [load]);

  useEffect(() => {
    if (arrivedAt.current === address) return;
    arrivedAt.current = address;
    arrive(location.hash);
  }, [address, arrive]);

  return <PageProgress load={load} tell={tell} />;
};

/** Soft navigation for every page; the address is read in the browser only, so cached pages stay static. */
export const SoftNavigation = () => (
  <>
    <Suspense>
      <Navigator />
    </Suspense>
    <OnlineNotice />
  </>
);
