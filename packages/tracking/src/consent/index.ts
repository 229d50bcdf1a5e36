export { getConsent, createConsent, type Consent } from './store.ts';
export type { ConsentSource, ConsentState } from './decide.ts';
export {
  allAllowed,
  getAllowed,
  allRefused,
  purposeNames,
  toPurposes,
  type PurposeName,
  type Purposes,
} from './purposes.ts';
