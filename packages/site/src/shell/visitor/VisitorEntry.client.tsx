'use client';

import { useEffect } from 'react';
import { followShares } from '../share/followShares';
import { isMarkedKnown, markKnown, mayBeKnown } from './knownMark';
import { whenBack } from './pageSigns';
import type { VisitorOptions } from './visitorOptions';
import { nobodyYet, visitorChannel } from './visitorChannel';
import { whenPainted, whenWanted } from './whenWanted';

const start = (options: VisitorOptions): void =>
  void import('./startVisitor').then(({ startVisitor }) => startVisitor(options));

/** Nobody yet: who signs in in another tab, or comes back to this page from the store, is known here too. */
const watch = (root: HTMLElement, options: VisitorOptions): void => {
  visitorChannel.show({ ...nobodyYet, visitor: { state: 'signed-out' } });
  const found = new AbortController();
  whenBack(() => {
    if (!mayBeKnown(document.cookie)) return;
    found.abort();
    markKnown(root);
    start(options);
  }, found);
};

const look = (options: VisitorOptions): (() => void) => {
  const root = document.documentElement;
  return isMarkedKnown(root) ? whenPainted(() => start(options)) : whenWanted(() => watch(root, options));
};

/**
 * The one entry of what depends on the reader. Whoever a cookie says may be signed in is asked about as soon as the page
 * is painted; nobody else's browser fetches the code for it.
 */
export const VisitorEntry = ({ options }: { options: VisitorOptions }) => {
  const { cookieLogin, domain, logoutPage } = options;

  useEffect(() => {
    const off = new AbortController();
    followShares(document, off.signal);
    return () => off.abort();
  }, []);

  useEffect(() => look({ cookieLogin, domain, logoutPage }), [cookieLogin, domain, logoutPage]);

  return null;
};
