/** Shows a message in the region of a `Toast`, or hides the toast. */
export const showToast = (region: Element, message: string | undefined): void => {
  const sheet = region.querySelector<HTMLElement>(':scope > *');
  const text = sheet?.querySelector('p');
  if (!sheet || !text) return;
  text.textContent = message ?? '';
  sheet.hidden = message === undefined;
};
