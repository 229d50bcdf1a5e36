/** The event on the document that hides an open share form (§4). */
export const closeShareForm = 'close-share-form';

/** Hides an open share form. Overlays such as the drawer call it, because the form would be below them. */
export const hideShareForm = (): void => {
  document.dispatchEvent(new Event(closeShareForm));
};
