/** The link that was pressed, whatever stands in it. */
export const pressedLink = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

/** Calls each time the reader comes back to the page: from another tab, or by the browser's Back. */
export const whenBack = (look: () => void, options: AddEventListenerOptions = {}): void => {
  const seen = (): void => {
    if (document.visibilityState === 'visible') look();
  };
  document.addEventListener('visibilitychange', seen, options);
  window.addEventListener('pageshow', seen, options);
};
