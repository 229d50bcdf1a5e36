import type { Behavior } from '../behaviors/connectBehaviors';

/** Shows a message in the region of a `Toast`, above the padding of the body's end, or hides the toast. */
export const showToast = (region: HTMLElement, message: string | undefined): void => {
  const sheet = region.querySelector<HTMLElement>(':scope > *');
  const text = sheet?.querySelector('p');
  if (!sheet || !text) return;
  if (message) region.style.bottom = getComputedStyle(document.body).paddingBottom;
  text.textContent = message ?? '';
  sheet.hidden = message === undefined;
};

/** Removes the message when the reader closes it. */
export const toast: Behavior = (root, signal) =>
  root
    .querySelector('button')
    ?.addEventListener('click', () => root.parentElement && showToast(root.parentElement, undefined), { signal });
