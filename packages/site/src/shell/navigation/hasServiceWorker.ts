/** Whether a service worker responds to the documents of this page's links. */
export const hasServiceWorker = (): boolean =>
  'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
