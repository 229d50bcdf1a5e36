import { allAllowed, allRefused, type Purposes } from './purposes.ts';

/** The brand's rule, the visitor in the banner, a platform, its timeout, or Global Privacy Control. */
export type ConsentSource = 'brand' | 'reader' | 'platform' | 'timeout' | 'global-privacy-control';

/** `pending` permits nothing, although nothing has been refused yet. */
export type ConsentState = { state: 'pending' } | { state: 'settled'; by: ConsentSource; purposes: Purposes };

/** The inputs of a decision. */
export type ConsentFacts = {
  /** The brand's rule: `tcf` makes third parties wait for consent. */
  rule: 'tcf' | 'none';
  /** Global Privacy Control. */
  globalPrivacyControl: 'sent' | 'none';
  /** The visitor's last choice in the banner or the platform, new or stored. */
  choice?: Purposes | undefined;
  /** State of the consent platform. */
  platform:
    | { state: 'absent' }
    | { state: 'waiting' }
    | { state: 'timed-out' }
    | { state: 'decided'; purposes: Purposes };
};

/** Global Privacy Control overrules any choice for advertising and personalization. */
const applyPrivacySignal = (globalPrivacyControl: ConsentFacts['globalPrivacyControl'], purposes: Purposes): Purposes =>
  globalPrivacyControl === 'sent' ? { ...purposes, advertising: false, personalization: false } : purposes;

/** §7.2: third parties wait for consent where the brand requires it. Global Privacy Control always applies. */
export const decideConsent = ({ rule, globalPrivacyControl, choice, platform }: ConsentFacts): ConsentState => {
  const settled = (by: ConsentSource, purposes: Purposes): ConsentState => ({
    state: 'settled',
    by,
    purposes: applyPrivacySignal(globalPrivacyControl, purposes),
  });
  if (platform.state === 'decided') return settled('platform', platform.purposes);
  // The platform decides alone: third parties that load before it refuses would make the page reload.
  if (platform.state === 'waiting') return { state: 'pending' };
  if (choice) return settled('reader', choice);
  if (rule === 'none') return settled(globalPrivacyControl === 'sent' ? 'global-privacy-control' : 'brand', allAllowed);
  if (platform.state === 'timed-out') return settled('timeout', allRefused);
  if (globalPrivacyControl === 'sent') return settled('global-privacy-control', allRefused);
  return { state: 'pending' };
};
