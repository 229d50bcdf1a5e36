// Addresses that browsers use, in a file without other imports: their bundles load it.

/** Address of the service worker. Its folder is the scope: the whole site. */
export const serviceWorkerPath = '/service-worker.js';

/** Address of the page with the parts that other pages load on demand. */
export const menuPath = '/menu/';

export const suggestionsPath = '/search/suggestions.json';
