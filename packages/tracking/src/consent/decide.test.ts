import { describe, expect, test, vi } from 'vitest';
import { decideConsent, type ConsentFacts, type ConsentSource, type ConsentState } from './decide.ts';
import { getAllowed, toPurposes, allRefused } from './purposes.ts';
import { createConsent } from './store.ts';

const settled = (allowed: readonly string[]): ConsentState => ({
  state: 'settled',
  by: 'reader',
  purposes: toPurposes(allowed),
});

test('before a choice nothing is allowed', () => {
  expect(createConsent().allowed()).toEqual(allRefused);
});

test('the promise resolves to the first choice, subscribers get each change', async () => {
  const consent = createConsent();
  const listener = vi.fn<(state: ConsentState) => void>();
  const stop = consent.subscribe(listener);
  consent.set({ state: 'pending' });
  consent.set(settled([]));
  consent.set(settled([]));
  consent.set(settled(['advertising']));
  stop();
  consent.set(settled(['measurement']));
  expect(listener.mock.calls).toEqual([[settled([])], [settled(['advertising'])]]);
  await expect(consent.settled).resolves.toEqual(toPurposes([]));
  expect(consent.allowed()).toEqual(toPurposes(['measurement']));
});

const everything = ['measurement', 'advertising', 'personalization'] as const;
const facts = (overrides: Partial<ConsentFacts>): ConsentFacts => ({
  rule: 'tcf',
  globalPrivacyControl: 'none',
  platform: { state: 'absent' },
  ...overrides,
});

describe('§7.2: consent', () => {
  test.each<[string, Partial<ConsentFacts>, ConsentSource | 'pending', readonly string[]]>([
    ['a brand that requires consent, before a choice', {}, 'pending', []],
    ['a brand that requires no consent', { rule: 'none' }, 'brand', everything],
    [
      'a brand that requires no consent, with Global Privacy Control',
      { rule: 'none', globalPrivacyControl: 'sent' },
      'global-privacy-control',
      ['measurement'],
    ],
    ['Global Privacy Control without a choice', { globalPrivacyControl: 'sent' }, 'global-privacy-control', []],
    ['accepted in the banner', { choice: toPurposes(everything) }, 'reader', everything],
    [
      'accepted in the banner, with Global Privacy Control',
      { choice: toPurposes(everything), globalPrivacyControl: 'sent' },
      'reader',
      ['measurement'],
    ],
    ['refused in the banner', { choice: toPurposes([]) }, 'reader', []],
    [
      'refused in the banner of a brand that requires no consent',
      { rule: 'none', choice: toPurposes([]) },
      'reader',
      [],
    ],
    ['a platform that has not responded yet', { platform: { state: 'waiting' } }, 'pending', []],
    [
      'a platform that has not responded yet, after a choice in the banner',
      { choice: toPurposes(everything), platform: { state: 'waiting' } },
      'pending',
      [],
    ],
    [
      'a platform that has not responded yet, for a brand that requires no consent',
      { rule: 'none', platform: { state: 'waiting' } },
      'pending',
      [],
    ],
    ['a platform that never responds', { platform: { state: 'timed-out' } }, 'timeout', []],
    [
      'a platform that responds',
      { platform: { state: 'decided', purposes: toPurposes(['measurement']) } },
      'platform',
      ['measurement'],
    ],
    [
      'a platform that contradicts the banner',
      { choice: toPurposes(everything), platform: { state: 'decided', purposes: toPurposes([]) } },
      'platform',
      [],
    ],
    [
      'a platform that allows all, with Global Privacy Control',
      { globalPrivacyControl: 'sent', platform: { state: 'decided', purposes: toPurposes(everything) } },
      'platform',
      ['measurement'],
    ],
    [
      'a platform that does not respond, for a brand that requires no consent',
      { rule: 'none', platform: { state: 'timed-out' } },
      'brand',
      everything,
    ],
  ])('%s', (_, overrides, by, allowed) => {
    const state = decideConsent(facts(overrides));
    expect(state.state === 'pending' ? ['pending', []] : [state.by, getAllowed(state.purposes)]).toEqual([by, allowed]);
  });
});
