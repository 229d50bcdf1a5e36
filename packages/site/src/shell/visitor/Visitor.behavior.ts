import { readOptions } from '@masthead/design-system/behavior';
import type { Behavior } from '@masthead/design-system/connect-behaviors';
import { afterPaint, onInteraction, onVisible } from '../browser/domEvents';
import { observeShareClicks } from '../share/shareEvent';
import { hasSignedInHint, hasSignInCookies, setSignedInHint } from './signedInHint';
import { visitorChannel } from './visitorChannel';
import type { VisitorOptions } from './visitorOptions';

/** Starts the look-up once cookies appear: after a sign-in in another tab, for example. */
const waitForSignIn = (root: HTMLElement, start: () => void, signal: AbortSignal): void => {
  const signedIn = new AbortController();
  signal.addEventListener('abort', () => signedIn.abort());
  onVisible(
    () => {
      if (!hasSignInCookies(document.cookie)) return;
      signedIn.abort();
      setSignedInHint(root);
      start();
    },
    { signal: signedIn.signal },
  );
};

/** The entry of all that depends on the visitor: looked up after the first paint where cookies suggest one. */
export const visitor: Behavior = (element, signal) => {
  const root = document.documentElement;
  const start = (): void =>
    void import('./startVisitor').then(
      ({ startVisitor }) => startVisitor(readOptions<VisitorOptions>(element)),
      () => undefined, // Offline: the page is that of a signed-out visitor.
    );
  observeShareClicks(document, signal);
  const cancel = hasSignedInHint(root) ? afterPaint(start) : onInteraction(() => waitForSignIn(root, start, signal));
  signal.addEventListener('abort', cancel);
};

/** Shows the visitor in an account area, now and after each look-up (§2.7). */
export const accountArea: Behavior = (area, signal) => {
  const show = (): void => visitorChannel.read()?.show(area);
  signal.addEventListener('abort', visitorChannel.subscribe(show));
  show();
};
