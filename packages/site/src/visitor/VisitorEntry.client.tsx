'use client';

import { useEffect } from 'react';
import { withReturnUrl } from '@masthead/auth';
import { followShares } from '../share/followShares';
import { isMarkedKnown, markKnown, mayBeKnown } from './knownMark';
import type { VisitorOptions } from './visitorOptions';
import { nobodyYet, visitorChannel } from './visitorChannel';
import { whenWanted } from './whenWanted';

/** Sign-in and registration links bring the reader back to where they are. */
const comeBack = (event: Event): void => {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  const complete = link && withReturnUrl(new URL(link.href), new URL(location.href));
  if (complete) link.href = complete.href;
};

const start = (options: VisitorOptions): void => void import('./startVisitor').then(({ startVisitor }) => startVisitor(options));

const look = (options: VisitorOptions): void => {
  const root = document.documentElement;
  if (isMarkedKnown(root)) return start(options);
  visitorChannel.show({ ...nobodyYet, visitor: { state: 'signed-out' } });
  // Who signs in in another tab, or comes back to this page from the store, is known here too.
  const found = new AbortController();
  const lookAgain = (): void => {
    if (document.visibilityState !== 'visible' || !mayBeKnown(document.cookie)) return;
    found.abort();
    markKnown(root);
    start(options);
  };
  document.addEventListener('visibilitychange', lookAgain, { signal: found.signal });
  window.addEventListener('pageshow', lookAgain, { signal: found.signal });
};

/**
 * The one entry of what depends on the reader. Once the page is readable it asks who that is, if a cookie says that it
 * may be worth it; nobody else's browser fetches the code for it.
 */
export const VisitorEntry = ({ options }: { options: VisitorOptions }) => {
  const { cookieLogin, domain, logoutPage } = options;

  useEffect(() => {
    const off = new AbortController();
    document.addEventListener('click', comeBack, { capture: true, signal: off.signal });
    followShares(document, off.signal);
    return () => off.abort();
  }, []);

  useEffect(() => whenWanted(() => look({ cookieLogin, domain, logoutPage })), [cookieLogin, domain, logoutPage]);

  return null;
};
