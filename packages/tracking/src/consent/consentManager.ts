import type { Globals } from '../dataLayer/dataLayer.ts';
import { readStoredChoice, storeChoice, type ConsentStorage } from './consentStorage.ts';
import { decideConsent, type ConsentFacts, type ConsentState } from './decide.ts';
import { hasPlatform, listenToPlatform } from './platform.ts';
import { allAllowed, type Purposes } from './purposes.ts';

/** State of the consent banner: `asking` for a choice, or `reopened` to change it. */
export type BannerState = 'hidden' | 'asking' | 'reopened';

/** Options of the consent manager. */
export type ConsentManagerOptions = {
  globals: Globals;
  rule: ConsentFacts['rule'];
  globalPrivacyControl: ConsentFacts['globalPrivacyControl'];
  /** `expected`: the brand has a consent platform, which may load later. */
  platform: 'expected' | 'none';
  /** Path of the platform's function that opens its settings. Undefined: the usual command is sent. */
  platformOpenPath: string | undefined;
  storage: ConsentStorage;
  today: () => Date;
  /** Called with every decision. */
  onDecision: (state: ConsentState) => void;
  /** Called when the banner appears, changes or disappears. */
  onBannerChange: (banner: BannerState) => void;
};

/** Consent of one page. */
export type ConsentManager = {
  /** Saves the visitor's choice in the banner. */
  save: (purposes: Purposes) => void;
  /** Reads the stored choice again, which another tab or page may have changed. */
  refresh: () => void;
  /** Opens the settings: the platform's, or the banner without a platform or after its timeout. */
  open: () => void;
  /** Closes reopened settings without a change. */
  close: () => void;
  stop: () => void;
};

/** Whether the banner must request consent. A consent platform has its own dialog. */
const needsBanner = (facts: ConsentFacts, { state }: ConsentState): boolean =>
  state === 'pending' && facts.platform.state === 'absent';

/** Calls `onBannerChange` only for changes. */
const createBanner = (onBannerChange: (banner: BannerState) => void) => {
  let current: BannerState = 'hidden';
  return {
    current: () => current,
    show: (next: BannerState): void => {
      if (next === current) return;
      current = next;
      onBannerChange(current);
    },
  };
};

/** Manages one page's consent: the visitor's choice, the consent platform, decisions. */
export const createConsentManager = ({
  globals,
  rule,
  globalPrivacyControl,
  platform,
  platformOpenPath,
  storage,
  today,
  onDecision,
  onBannerChange,
}: ConsentManagerOptions): ConsentManager => {
  const hasListener = platform === 'expected' || hasPlatform(globals);
  const banner = createBanner(onBannerChange);
  let facts: ConsentFacts = {
    rule,
    globalPrivacyControl,
    choice: readStoredChoice(storage, today()),
    platform: { state: hasListener ? 'waiting' : 'absent' },
  };

  const update = (changes: Partial<ConsentFacts>): void => {
    facts = { ...facts, ...changes };
    const state = decideConsent(facts);
    onDecision(state);
    if (needsBanner(facts, state)) banner.show('asking');
    // Settings that the visitor reopened stay open.
    else if (banner.current() === 'asking') banner.show('hidden');
  };

  update({});
  const listener = hasListener
    ? listenToPlatform(globals, platformOpenPath, {
        onChoice: (purposes) => {
          // The next page starts from this choice if the platform is late there.
          storeChoice(storage, purposes, today());
          update({ choice: purposes, platform: { state: 'decided', purposes } });
        },
        onExemption: () => update({ platform: { state: 'decided', purposes: allAllowed } }),
        onTimeout: () => update({ platform: { state: 'timed-out' } }),
      })
    : undefined;

  return {
    save: (purposes) => {
      storeChoice(storage, purposes, today());
      banner.show('hidden');
      update({ choice: purposes });
    },
    refresh: () => {
      const choice = readStoredChoice(storage, today());
      // Storage that was cleared or is blocked does not revoke a choice.
      if (choice) update({ choice });
    },
    open: () => {
      // A choice in the banner would have no effect beside a platform that responds.
      if (facts.platform.state === 'decided' || facts.platform.state === 'waiting') listener?.open();
      else banner.show('reopened');
    },
    close: () => banner.show(needsBanner(facts, decideConsent(facts)) ? 'asking' : 'hidden'),
    stop: () => listener?.stop(),
  };
};
