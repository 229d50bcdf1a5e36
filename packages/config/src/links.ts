// Entry for browser bundles: it imports no schema, and so no validation library.
export {
  getStoreUrl,
  storePages,
  type LoginFlow,
  type StoreBrand,
  type StoreUrlOptions,
  type StorePage,
} from './store.ts';
export { formatCopyright } from './copyright.ts';
