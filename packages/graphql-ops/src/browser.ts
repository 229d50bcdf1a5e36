// ---- The client of the browser ----
export { createBrowserClient, type BrowserClientOptions } from './browser/browserClient.ts';
export type { TransferredQuery } from './browser/transferQuery.ts';
export { readCacheSwitch } from './browser/cacheSwitch.ts';
