/** What client code may need of the configuration: no schema and no validation library comes with it. */
export {
  storeLink,
  storePages,
  type LoginFlow,
  type StoreBrand,
  type StoreLinkOptions,
  type StorePage,
} from './store.ts';
export { copyrightLine } from './copyright.ts';
