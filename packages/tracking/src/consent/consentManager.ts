import type { Globals } from '../dataLayer/dataLayer.ts';
import { decideConsent, type ConsentFacts, type ConsentState } from './decide.ts';
import { readStoredChoice, storeChoice, type ConsentStorage } from './consentStorage.ts';
import { hasPlatform, listenToPlatform, openPlatform } from './platform.ts';
import type { Purposes } from './purposes.ts';

/** Whether the banner is shown: to ask, or because the reader wants to see the answer again. */
export type BannerState = 'hidden' | 'asking' | 'reopened';

export type ConsentManagerOptions = {
  globals: Globals;
  rule: ConsentFacts['rule'];
  signal: ConsentFacts['signal'];
  /** `expected`: the brand has a consent platform, though it may not be in the page yet. */
  platform: 'expected' | 'none';
  storage: ConsentStorage;
  today: () => Date;
  /** Told of every decision. */
  onDecision: (state: ConsentState) => void;
  /** Told when the banner comes and goes. */
  onBannerChange: (banner: BannerState) => void;
};

export type ConsentManager = {
  /** The reader's answer in the banner. */
  save: (purposes: Purposes) => void;
  /** Takes over what the reader has answered elsewhere meanwhile: in another tab, or on the pages after this one. */
  refresh: () => void;
  /** Shows the settings again: the platform's where it has spoken, else the banner. */
  open: () => void;
  /** Puts reopened settings away without a change. */
  close: () => void;
  stop: () => void;
};

/** Keeps one page's consent: asks whom the brand names, remembers the reader's answer, and tells what was decided. */
export const createConsentManager = ({
  globals,
  rule,
  signal,
  platform,
  storage: memory,
  today,
  onDecision: decided,
  onBannerChange: bannerChanged,
}: ConsentManagerOptions): ConsentManager => {
  const listens = platform === 'expected' || hasPlatform(globals);
  let facts: ConsentFacts = {
    rule,
    signal,
    choice: readStoredChoice(memory, today()),
    platform: { state: listens ? 'waiting' : 'absent' },
  };
  let banner: BannerState = 'hidden';

  const show = (next: BannerState): void => {
    if (next === banner) return;
    banner = next;
    bannerChanged(banner);
  };
  const learn = (news: Partial<ConsentFacts>): void => {
    facts = { ...facts, ...news };
    const state = decideConsent(facts);
    decided(state);
    // Where a platform asks, the banner does not; a reader who has opened the settings keeps them.
    if (state.state === 'pending' && facts.platform.state === 'absent') show('asking');
    else if (banner === 'asking') show('hidden');
  };

  learn({});
  const stop = listens
    ? listenToPlatform(globals, {
        onDecision: (purposes) => learn({ platform: { state: 'answered', purposes } }),
        onTimeout: () => learn({ platform: { state: 'silent' } }),
      })
    : () => undefined;

  return {
    save: (purposes) => {
      storeChoice(memory, purposes, today());
      show('hidden');
      learn({ choice: purposes });
    },
    refresh: () => {
      const choice = readStoredChoice(memory, today());
      // A memory that was emptied, or never could keep anything, takes no answer back.
      if (choice) learn({ choice });
    },
    open: () => {
      if (facts.platform.state === 'answered') openPlatform(globals);
      else show('reopened');
    },
    close: () =>
      show(decideConsent(facts).state === 'pending' && facts.platform.state === 'absent' ? 'asking' : 'hidden'),
    stop,
  };
};
