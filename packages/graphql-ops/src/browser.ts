// ---- The client of the browser ----
export { createBrowserClient, type BrowserClientOptions } from './browser/browserClient.ts';
export type { HandedOver } from './browser/handOver.ts';
export { readCacheSwitch } from './browser/cacheSwitch.ts';
