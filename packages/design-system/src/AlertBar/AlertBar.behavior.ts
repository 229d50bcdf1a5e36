import { readOptions } from '../behaviors/behavior';
import type { Behavior } from '../behaviors/connectBehaviors';
import type { AlertBarProps } from './AlertBar';
import { isDismissed, storeDismissal } from './dismissal';

/** Hides the alert once it is dismissed; with a key for the rest of the visit (§4). */
export const alertBar: Behavior = (root, signal) => {
  const { dismissalKey } = readOptions<Pick<AlertBarProps, 'dismissalKey'>>(root);
  const button = root.querySelector<HTMLElement>('[data-dismiss]');
  if (!button) return;
  // Before the first paint of a page that arrives by a soft navigation, which runs no inline script.
  if (dismissalKey !== undefined && isDismissed(dismissalKey)) root.hidden = true;
  button.hidden = false;
  button.addEventListener(
    'click',
    () => {
      root.hidden = true;
      if (dismissalKey !== undefined) storeDismissal(dismissalKey);
      // The focused button disappears, so focus moves to the start of the page.
      document.getElementById('main')?.focus({ preventScroll: true });
    },
    { signal },
  );
};
