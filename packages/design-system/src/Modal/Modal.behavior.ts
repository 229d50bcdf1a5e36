import type { Behavior } from '../behaviors/connectBehaviors';
import { hideShareForm } from '../ShareByEmail/closing';

/** The transform origin of the main area: the center of its visible part. */
const pushMain = (): void => {
  const top = document.querySelector('main')?.getBoundingClientRect().top ?? 0;
  document.documentElement.style.setProperty('--pushed-towards', `${Math.round(innerHeight / 2 - top)}px`);
};

const closeByPress = (dialog: HTMLDialogElement, signal: AbortSignal): void => {
  let pressed: EventTarget | null = null;
  dialog.addEventListener('pointerdown', ({ target }) => void (pressed = target), { signal });
  dialog.addEventListener(
    'click',
    ({ target }) => {
      // A press that started inside, such as a text selection, does not close the modal.
      const isBackdrop = target === dialog && pressed === dialog;
      if (isBackdrop || (target instanceof Element && target.closest('[command="close"]'))) dialog.close();
    },
    { signal },
  );
};

/** Opens the modal of a button, also in browsers without invoker commands, and closes it. */
export const openModal: Behavior = (button, signal) => {
  const dialog = document.getElementById(button.getAttribute('commandfor') ?? '');
  if (!(dialog instanceof HTMLDialogElement)) return;
  const moveToBody = (): void => document.body.append(dialog);
  // Its place may be hidden while it is open, or have the colors of a dark part of the page. A modal that is open
  // already would lose its place above the page.
  if (dialog.open) dialog.addEventListener('close', moveToBody, { once: true, signal });
  else moveToBody();
  signal.addEventListener('abort', () => dialog.remove());
  closeByPress(dialog, signal);
  button.addEventListener(
    'click',
    () => {
      hideShareForm();
      if (dialog.dataset['behind'] === 'pushed') pushMain();
      if (!dialog.open) dialog.showModal();
    },
    { signal },
  );
};
