'use client';

import { lazyPart } from '@masthead/design-system/lazy-part';
import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { Suspense, useCallback, useEffect, useLayoutEffect, useRef, useState, useTransition } from 'react';
import { getClosestLink } from '../browser/domEvents';
import { findChangedField, getFormUrl, leaveEvent, navigationEvent, scrollToTarget } from './navigationEffects';
import { hasServiceWorker } from './hasServiceWorker';
import type { Navigation } from './PageProgress.client';
import { getSoftPath, getSoftTarget, toPageKey } from './softTarget';

const fetchProgress = () => import('./PageProgress.client').then((module) => module.PageProgress);

/** Without its code a navigation has no progress bar. */
const PageProgress = lazyPart(fetchProgress);

/**
 * Turns clicks on plain links into soft navigations and shows their progress (§4). One listener on the document
 * replaces a client component per link.
 */
const Navigator = () => {
  const router = useRouter();
  const address = toPageKey({ pathname: usePathname(), searchParams: useSearchParams() });
  const [navigation, setNavigation] = useState<Navigation>();
  const [isPending, startTransition] = useTransition();
  const arrivedAt = useRef(address);
  const followed = useRef<{ changed?: HTMLInputElement | null }>(undefined);

  const arrive = useCallback((hash: string) => {
    setNavigation((current) => current && { type: 'arrived' });
    // After Back and Forward the browser restores the scroll position.
    const scrolledTo = followed.current && scrollToTarget(hash, document, window);
    // Keyboard focus moves to the start of the new page, or to the filter that has requested it.
    const changed = followed.current?.changed;
    const field = changed && findChangedField(document.querySelectorAll<HTMLInputElement>('select, input'), changed);
    if (scrolledTo !== 'hash') (field ?? document.getElementById('main'))?.focus({ preventScroll: true });
    followed.current = undefined;
  }, []);

  useEffect(() => {
    const navigate = (event: Event, path: string, changed?: HTMLInputElement | null) => {
      // The service worker responds to a document with what can be read offline.
      if (!navigator.onLine && hasServiceWorker()) return;
      event.preventDefault();
      // Offline, a navigation would lose the current page; `onlineNotice` tells the reader why nothing happens.
      if (!navigator.onLine) return;
      followed.current = { changed };
      setNavigation({ type: 'started', at: performance.now(), path });
      startTransition(() => router.push(path, { scroll: false }));
    };
    const onClick = (event: MouseEvent) => {
      const anchor = getClosestLink(event);
      const path = anchor && getSoftTarget(event, anchor, new URL(location.href));
      if (!path) return;
      if (!anchor.hasAttribute('data-back') || history.length === 1) return navigate(event, path);
      event.preventDefault();
      history.back();
    };
    const onSubmit = (event: SubmitEvent) => {
      if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
      const url = getFormUrl(event.target, event.submitter);
      const path = url && getSoftPath(url, new URL(location.href));
      if (path) navigate(event, path, event.target.querySelector<HTMLInputElement>(':focus'));
    };
    const onIntent = (event: Event) => {
      const anchor = getClosestLink(event);
      const path = anchor && getSoftTarget(new MouseEvent('click'), anchor, new URL(location.href));
      if (!path) return;
      fetchProgress().catch(() => undefined); // A navigation works without it.
      router.prefetch(path);
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
  }, [router]);

  // The cleanup of a layout effect runs while the elements of the page are still in the document.
  useLayoutEffect(
    () => () => void document.dispatchEvent(new Event(leaveEvent)),
    // A new address is a new page, even when the document stays.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
    [address],
  );

  useEffect(() => {
    if (arrivedAt.current === address) return;
    arrivedAt.current = address;
    arrive(location.hash);
    document.dispatchEvent(new Event(navigationEvent));
  }, [address, arrive]);

  // The current page, which the router has requested again: its address does not change.
  useEffect(() => {
    if (!isPending && followed.current) arrive(location.hash);
  }, [isPending, arrive]);

  return (
    navigation && (
      <Suspense>
        <PageProgress navigation={navigation} />
      </Suspense>
    )
  );
};

/** Soft navigation on every page. It reads the address in the browser only, so that cached pages stay static. */
export const SoftNavigation = () => (
  <Suspense>
    <Navigator />
  </Suspense>
);
