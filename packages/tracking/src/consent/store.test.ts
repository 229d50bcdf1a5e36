import { expect, test, vi } from 'vitest';
import type { ConsentState } from './decide.ts';
import { allRefused, toPurposes } from './purposes.ts';
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
