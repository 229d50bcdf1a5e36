import { keepConsent, type KeeperOptions } from '../src/consent/keeper.ts';
import { allowedOf } from '../src/consent/purposes.ts';
import { createConsent } from '../src/consent/store.ts';

/** A page that keeps consent, and what it kept in this browser. */
export const aKeeper = (over: Partial<KeeperOptions> = {}, kept: string[] = []) => {
  const consent = createConsent();
  const banners: string[] = [];
  const keeper = keepConsent({
    globals: {},
    rule: 'tcf',
    signal: 'none',
    platform: 'none',
    memory: { read: () => kept, write: (value) => void kept.splice(0, kept.length, value) },
    today: () => new Date('2026-11-21T00:00:00Z'),
    decided: consent.set,
    bannerChanged: (banner) => void banners.push(banner),
    ...over,
  });
  const said = () => {
    const state = consent.current();
    return state.state === 'pending' ? 'pending' : `${state.by}: ${allowedOf(state.purposes).join(' ') || 'nothing'}`;
  };
  return { keeper, said, banners, banner: () => banners.at(-1) ?? 'hidden', kept, consent };
};
