import type { Behavior } from '@masthead/design-system/connect-behaviors';
import { afterPaint } from '../browser/domEvents';
import { hasSignedInHint } from '../visitor/signedInHint';

/** Fills the strip of followed markets. Only readers who may be signed in load its code, also without a strip. */
export const myMarkets: Behavior = (root, signal) => {
  if (!hasSignedInHint(document.documentElement)) return;
  const cancel = afterPaint(() => void import('./showMyMarkets').then(({ showMyMarkets }) => showMyMarkets(root)));
  signal.addEventListener('abort', cancel);
};
