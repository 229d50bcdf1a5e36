import type { Behavior } from '@masthead/design-system/connect-behaviors';
import { afterPaint } from '../browser/domEvents';
import { hasSignedInHint } from '../visitor/signedInHint';

/**
 * Fills the strip of followed markets on the home page. Only readers who may be signed in load its code: also those
 * without the strip, because a reader who has followed a market on another device sees it on the next home page.
 */
export const myMarkets: Behavior = (root, signal) => {
  if (!hasSignedInHint(document.documentElement)) return;
  const cancel = afterPaint(() => void import('./showMyMarkets').then(({ showMyMarkets }) => showMyMarkets(root)));
  signal.addEventListener('abort', cancel);
};
