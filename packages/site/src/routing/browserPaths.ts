// Addresses that browsers use, in a file without other imports: their bundles load it.

/** Address of the service worker. Its folder is the scope: the whole site. */
export const serviceWorkerPath = '/service-worker.js';

export const suggestionsPath = '/search/suggestions.json';
