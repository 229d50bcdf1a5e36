export { getConsent, createConsent, type Consent } from './store.ts';
export type { ConsentSource } from './decide.ts';
export { getAllowed, type Purposes } from './purposes.ts';
