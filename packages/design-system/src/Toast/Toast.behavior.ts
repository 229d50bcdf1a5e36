import type { Behavior } from '../behaviors/connectBehaviors';
import { showToast } from './showToast';

/** Removes the message when the reader closes it. */
export const toast: Behavior = (root, signal) =>
  root
    .querySelector('button')
    ?.addEventListener('click', () => root.parentElement && showToast(root.parentElement, undefined), { signal });
