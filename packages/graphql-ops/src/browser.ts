// ---- The visitor's own data ----
export { createBrowserClient, type BrowserClient, type BrowserClientOptions } from './browser/browserClient.ts';
export type { HandedOver } from './browser/handOver.ts';
export { readCacheSwitch } from './browser/cacheSwitch.ts';
export { GetCustomerDocument, type GetCustomerQuery } from './visitor/getCustomer.generated.ts';
