// The part of config for browser code: no schema and no validation library.
export {
  getStoreUrl,
  storePages,
  type LoginFlow,
  type StoreBrand,
  type StoreUrlOptions,
  type StorePage,
} from './store.ts';
export { formatCopyright } from './copyright.ts';
