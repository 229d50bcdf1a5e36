/** What client code may need of the configuration: no schema and no validation library comes with it. */
export {
  getStoreUrl,
  storePages,
  type LoginFlow,
  type StoreBrand,
  type StoreLinkOptions,
  type StorePage,
} from './store.ts';
export { formatCopyright } from './copyright.ts';
