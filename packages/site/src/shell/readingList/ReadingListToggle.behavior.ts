import type { Behavior } from '@masthead/design-system/connect-behaviors';
import { readOptions } from '@masthead/design-system/behavior';
import { setReadingListButton, type StateSource } from '@masthead/design-system/set-reading-list-button';
import { showToast } from '@masthead/design-system/show-toast';
import { afterPaint } from '../browser/domEvents';
import { hasSignedInHint } from '../visitor/signedInHint';
import type { ToggleSetters } from './changeReadingList';
import { setPendingPath } from './readingListHints';
import type { ReadingListToggleOptions } from './ReadingListToggle';

const loadChanges = () => import('./changeReadingList');

/** Creates the toast of refused changes from its pattern, in `<body>`: parts of the page would clip it. */
const createRefusal = (root: HTMLElement, signal: AbortSignal): HTMLElement | undefined => {
  const toast = root.querySelector('[role="status"]')?.cloneNode(true);
  if (!(toast instanceof HTMLElement)) return undefined;
  document.body.append(toast);
  signal.addEventListener('abort', () => toast.remove());
  return toast;
};

/** Shows whether the page is in the reading list, and changes it by a press. */
export const readingListToggle: Behavior = (root, signal) => {
  const { path, failed } = readOptions<ReadingListToggleOptions>(root);
  const form = root.querySelector('form');
  const button = root.querySelector('button');
  if (!form || !button) return;
  let hasChanged = false;
  let refusal: HTMLElement | undefined;
  const setPressed = (pressed: boolean, source: StateSource = 'loaded'): void =>
    setReadingListButton(form, pressed, source);
  const setters: ToggleSetters = {
    setPressed,
    focus: () => button.focus({ preventScroll: true }),
    setRefusal: (message) => {
      refusal ??= createRefusal(root, signal);
      // Screen readers announce a change of a live region that is in the page already.
      afterPaint(() => refusal && showToast(refusal, message));
    },
  };

  if (hasSignedInHint(document.documentElement)) {
    const cancel = afterPaint(
      () => void loadChanges().then(({ showState }) => showState(path, setters, () => hasChanged)),
    );
    signal.addEventListener('abort', cancel);
  }
  form.addEventListener(
    'submit',
    (event) => {
      if (!hasSignedInHint(document.documentElement)) return setPendingPath(path);
      event.preventDefault();
      const isPressed = button.ariaPressed !== 'true';
      hasChanged = true;
      setPressed(isPressed, 'pressed');
      if (refusal) showToast(refusal, undefined);
      void loadChanges().then(
        ({ submitChange }) => submitChange(path, isPressed, setters, form),
        () => {
          // Offline: the list has not changed.
          setPressed(!isPressed);
          setters.setRefusal(failed);
        },
      );
    },
    { signal },
  );
};
