import { createConsentManager, type ConsentManagerOptions } from '../src/consent/consentManager.ts';
import { getAllowed } from '../src/consent/purposes.ts';
import { createConsent } from '../src/consent/store.ts';

/** Creates a consent manager with its own storage. `describeState` returns who decided and what is allowed. */
export const createTestConsentManager = (overrides: Partial<ConsentManagerOptions> = {}, stored: string[] = []) => {
  const consent = createConsent();
  const banners: string[] = [];
  const manager = createConsentManager({
    globals: {},
    rule: 'tcf',
    globalPrivacyControl: 'none',
    platform: 'none',
    platformOpenPath: undefined,
    storage: { read: () => stored, write: (value) => void stored.splice(0, stored.length, value) },
    today: () => new Date('2026-11-21T00:00:00Z'),
    onDecision: consent.set,
    onBannerChange: (banner) => void banners.push(banner),
    ...overrides,
  });
  const describeState = () => {
    const state = consent.current();
    return state.state === 'pending' ? 'pending' : `${state.by}: ${getAllowed(state.purposes).join(' ') || 'nothing'}`;
  };
  return { manager, describeState, banners, banner: () => banners.at(-1) ?? 'hidden', stored, consent };
};
