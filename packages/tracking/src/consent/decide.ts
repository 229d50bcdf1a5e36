import { allAllowed, allRefused, type Purposes } from './purposes.ts';

/** Who an answer comes from: the brand asks nobody, the reader in the banner, a consent platform, its silence, or the browser's privacy signal. */
export type ConsentSource = 'brand' | 'reader' | 'platform' | 'silence' | 'signal';

/** `pending` allows nothing, and nobody has refused anything yet. */
export type ConsentState = { state: 'pending' } | { state: 'settled'; by: ConsentSource; purposes: Purposes };

/** What is known when consent is decided. */
export type ConsentFacts = {
  /** The brand's rule: whether third parties wait for consent. */
  rule: 'tcf' | 'none';
  /** Global Privacy Control. */
  signal: 'sent' | 'none';
  /** The reader's own answer in the banner, now or remembered. */
  choice?: Purposes | undefined;
  /** Whether a consent platform asks, and what it has said. */
  platform:
    | { state: 'absent' }
    | { state: 'waiting' }
    | { state: 'silent' }
    | { state: 'answered'; purposes: Purposes };
};

/** The signal is a standing refusal to be followed around, which no answer of a dialog overrules. */
const applyPrivacySignal = (signal: ConsentFacts['signal'], purposes: Purposes): Purposes =>
  signal === 'sent' ? { ...purposes, advertising: false, personalisation: false } : purposes;

/** DECISIONS, Advertising: third parties wait for consent where the brand asks for it; Global Privacy Control is honoured everywhere. */
export const decideConsent = ({ rule, signal, choice, platform }: ConsentFacts): ConsentState => {
  const settled = (by: ConsentSource, purposes: Purposes): ConsentState => ({
    state: 'settled',
    by,
    purposes: applyPrivacySignal(signal, purposes),
  });
  if (platform.state === 'answered') return settled('platform', platform.purposes);
  if (choice) return settled('reader', choice);
  if (rule === 'none') return settled(signal === 'sent' ? 'signal' : 'brand', allAllowed);
  if (platform.state === 'silent') return settled('silence', allRefused);
  if (signal === 'sent') return settled('signal', allRefused);
  return { state: 'pending' };
};
