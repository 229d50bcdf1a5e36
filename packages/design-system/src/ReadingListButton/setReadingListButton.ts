/** How a `ReadingListButton` has got its state: `loaded` with the page, or `pressed` by the reader, which is announced. */
export type StateSource = 'loaded' | 'pressed';

/** Shows whether the page of a `ReadingListButton` is in the list. */
export const setReadingListButton = (form: HTMLFormElement, pressed: boolean, source: StateSource): void => {
  const button = form.querySelector('button');
  const announcement = form.querySelector('[aria-live]');
  if (!button || !announcement) return;
  const { label = '', pressedLabel = '' } = button.dataset;
  button.ariaPressed = String(pressed);
  button.ariaLabel = pressed ? pressedLabel : label;
  // A removal is announced by the button itself, which has the focus and another name.
  announcement.textContent = pressed && source === 'pressed' ? pressedLabel : '';
};
