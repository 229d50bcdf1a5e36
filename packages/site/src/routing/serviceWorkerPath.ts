/**
 * Address of the service worker. Its folder is the scope: the whole site. A file of its own, because browsers read it.
 */
export const serviceWorkerPath = '/service-worker.js';
