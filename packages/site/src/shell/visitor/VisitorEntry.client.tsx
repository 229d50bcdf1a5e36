'use client';

import { useEffect } from 'react';
import { afterPaint, onInteraction, onVisible } from '../browser/domEvents';
import { observeShareClicks } from '../share/shareEvent';
import { hasSignedInHint, hasSignInCookies, setSignedInHint } from './signedInHint';
import { unknownVisitor, visitorChannel } from './visitorChannel.client';
import type { VisitorOptions } from './visitorOptions';

const start = (options: VisitorOptions): void =>
  void import('./startVisitor').then(({ startVisitor }) => startVisitor(options));

/**
 * Shows a signed-out visitor, and starts the look-up once cookies appear: after a sign-in in another tab, for example.
 */
const waitForSignIn = (root: HTMLElement, options: VisitorOptions): void => {
  visitorChannel.publish({ ...unknownVisitor, visitor: { state: 'signed-out' } });
  const listening = new AbortController();
  onVisible(() => {
    if (!hasSignInCookies(document.cookie)) return;
    listening.abort();
    setSignedInHint(root);
    start(options);
  }, listening);
};

const startWhenNeeded = (options: VisitorOptions): (() => void) => {
  const root = document.documentElement;
  return hasSignedInHint(root) ? afterPaint(() => start(options)) : onInteraction(() => waitForSignIn(root, options));
};

/**
 * The entry of all parts that depend on the visitor. The look-up starts after the first paint when cookies suggest a
 * signed-in visitor; other visitors never fetch its code.
 */
export const VisitorEntry = ({ options }: { options: VisitorOptions }) => {
  const { cookieLogin, domain, logoutPage } = options;

  useEffect(() => {
    const listening = new AbortController();
    observeShareClicks(document, listening.signal);
    return () => listening.abort();
  }, []);

  useEffect(() => startWhenNeeded({ cookieLogin, domain, logoutPage }), [cookieLogin, domain, logoutPage]);

  return null;
};
