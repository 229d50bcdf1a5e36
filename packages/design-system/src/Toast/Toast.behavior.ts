import type { Behavior } from '../behaviors/connectBehaviors';

/** Hides the message when the reader closes it. */
export const toast: Behavior = (root, signal) =>
  root.querySelector('button')?.addEventListener('click', () => void (root.hidden = true), { signal });
