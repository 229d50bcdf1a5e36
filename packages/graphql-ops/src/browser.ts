// ---- The visitor's own data ----
export { createBrowserClient, type BrowserClient } from './browser/browserClient.ts';
export { queryCacheSwitch } from './browser/cacheSwitch.ts';
export { GetCustomerDocument, type GetCustomerQuery } from './visitor/getCustomer.generated.ts';
export { GetUserDocument, type GetUserQuery } from './visitor/getUser.generated.ts';
