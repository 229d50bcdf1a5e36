import { createConsentManager, type ConsentManagerOptions } from '../src/consent/consentManager.ts';
import { getAllowed } from '../src/consent/purposes.ts';
import { createConsent } from '../src/consent/store.ts';

/** A page that keeps consent, and what it kept in this browser. */
export const aConsentManager = (over: Partial<ConsentManagerOptions> = {}, kept: string[] = []) => {
  const consent = createConsent();
  const banners: string[] = [];
  const manager = createConsentManager({
    globals: {},
    rule: 'tcf',
    signal: 'none',
    platform: 'none',
    storage: { read: () => kept, write: (value) => void kept.splice(0, kept.length, value) },
    today: () => new Date('2026-11-21T00:00:00Z'),
    onDecision: consent.set,
    onBannerChange: (banner) => void banners.push(banner),
    ...over,
  });
  const said = () => {
    const state = consent.current();
    return state.state === 'pending' ? 'pending' : `${state.by}: ${getAllowed(state.purposes).join(' ') || 'nothing'}`;
  };
  return { manager, said, banners, banner: () => banners.at(-1) ?? 'hidden', kept, consent };
};
