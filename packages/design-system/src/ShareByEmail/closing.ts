/** The event at the root of the page that hides an open share form (SPEC §4). */
export const closeShareForm = 'close-share-form';

/** Hides an open share form. What opens over the page, such as the drawer, calls it: the form would lie beneath. */
export const hideShareForm = (): void => {
  document.dispatchEvent(new Event(closeShareForm));
};
