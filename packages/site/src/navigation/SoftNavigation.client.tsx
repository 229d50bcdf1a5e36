'use client';

import { ProgressBar } from '@masthead/design-system';
import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { Suspense, useEffect, useRef, useState } from 'react';
import { progressAt, stepIncrement } from './progress';
import { softPath, softTarget } from './softTarget';

const anchorOf = (event: Event): HTMLAnchorElement | null => (event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null);

/** Forms that ask for a page (search, filters) navigate like links. */
const addressOf = (form: HTMLFormElement, submitter: HTMLElement | null): URL | undefined => {
  if (form.method !== 'get' || form.target) return undefined;
  const url = new URL(form.action, location.href);
  const entries = [...new FormData(form, submitter)].filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '');
  url.search = new URLSearchParams(entries).toString();
  return url;
};

/**
 * Follows the plain links of server-rendered pages without a page load and shows the progress of it (SPEC §4):
 * one listener for the whole document in place of a component for each link.
 */
const Navigator = () => {
  const router = useRouter();
  const address = `${usePathname()}?${useSearchParams()}`;
  const [startedAt, setStartedAt] = useState<number>();
  const arrivedAt = useRef(address);
  const followed = useRef<'link' | 'form' | undefined>(undefined);

  useEffect(() => {
    const go = (event: Event, path: string, by: 'link' | 'form') => {
      event.preventDefault();
      followed.current = by;
      setStartedAt(performance.now());
      router.push(path);
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
  }, [router]);

  useEffect(() => {
    if (arrivedAt.current === address) return;
    arrivedAt.current = address;
    setStartedAt(undefined);
    // After a link the keyboard goes on from the new page's beginning; after a form it stays with the form.
    if (!location.hash && followed.current !== 'form') document.getElementById('main')?.focus({ preventScroll: true });
    followed.current = undefined;
  }, [address]);

  return startedAt === undefined ? null : <Bar startedAt={startedAt} onGiveUp={() => setStartedAt(undefined)} />;
};

/** A page that has not come after this long has opened elsewhere or failed: the bar goes. */
const giveUpAfterMs = 30_000;

const Bar = ({ startedAt, onGiveUp }: { startedAt: number; onGiveUp: () => void }) => {
  const [width, setWidth] = useState<number>();
  useEffect(() => {
    const timer = setInterval(() => {
      const elapsed = performance.now() - startedAt;
      if (elapsed > giveUpAfterMs) onGiveUp();
      else setWidth(progressAt(elapsed, 0, stepIncrement('data')));
    }, 100);
    return () => clearInterval(timer);
  }, [startedAt, onGiveUp]);
  return width === undefined ? null : <ProgressBar value={width} />;
};

/** Soft navigation for every page; the address is read in the browser only, so cached pages stay static. */
export const SoftNavigation = () => (
  <Suspense>
    <Navigator />
  </Suspense>
);
