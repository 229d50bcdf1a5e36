export { consentOf, createConsent, type Consent } from './store.ts';
export type { ConsentSource, ConsentState } from './decide.ts';
export {
  allAllowed,
  allowedOf,
  allRefused,
  purposeNames,
  purposesOf,
  type PurposeName,
  type Purposes,
} from './purposes.ts';
