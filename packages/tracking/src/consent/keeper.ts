import type { Globals } from '../dataLayer/dataLayer.ts';
import { decideConsent, type ConsentFacts, type ConsentState } from './decide.ts';
import { recall, remember, type Memory } from './memory.ts';
import { hasPlatform, listenToPlatform, openPlatform } from './platform.ts';
import type { Purposes } from './purposes.ts';

/** Whether the banner is shown: to ask, or because the reader wants to see the answer again. */
export type BannerState = 'hidden' | 'asking' | 'reopened';

export type KeeperOptions = {
  globals: Globals;
  rule: ConsentFacts['rule'];
  signal: ConsentFacts['signal'];
  /** `expected`: the brand has a consent platform, though it may not be in the page yet. */
  platform: 'expected' | 'none';
  memory: Memory;
  today: () => Date;
  /** Told of every decision. */
  decided: (state: ConsentState) => void;
  /** Told when the banner comes and goes. */
  bannerChanged: (banner: BannerState) => void;
};

export type ConsentKeeper = {
  /** The reader's answer in the banner. */
  answer: (purposes: Purposes) => void;
  /** Takes over what the reader has answered elsewhere meanwhile: in another tab, or on the pages after this one. */
  lookAgain: () => void;
  /** Shows the settings again: the platform's where it has spoken, else the banner. */
  open: () => void;
  /** Puts reopened settings away without a change. */
  close: () => void;
  stop: () => void;
};

/** Keeps one page's consent: asks whom the brand names, remembers the reader's answer, and tells what was decided. */
export const keepConsent = ({
  globals,
  rule,
  signal,
  platform,
  memory,
  today,
  decided,
  bannerChanged,
}: KeeperOptions): ConsentKeeper => {
  const listens = platform === 'expected' || hasPlatform(globals);
  let facts: ConsentFacts = {
    rule,
    signal,
    choice: recall(memory, today()),
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
        onAnswer: (purposes) => learn({ platform: { state: 'answered', purposes } }),
        onSilence: () => learn({ platform: { state: 'silent' } }),
      })
    : () => undefined;

  return {
    answer: (purposes) => {
      remember(memory, purposes, today());
      show('hidden');
      learn({ choice: purposes });
    },
    lookAgain: () => {
      const choice = recall(memory, today());
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
