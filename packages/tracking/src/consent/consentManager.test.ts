import { describe, expect, test } from 'vitest';
import { createTestConsentManager } from '../../test/createTestConsentManager.ts';
import type { Globals } from '../dataLayer/dataLayer.ts';
import { decodeChoice, readStoredChoice, storeChoice, encodeChoice, type ConsentStorage } from './consentStorage.ts';
import { toPurposes } from './purposes.ts';

const today = new Date('2026-11-21T00:00:00Z');
const later = (months: number): Date => new Date(Date.UTC(2026, 10 + months, 21));

describe('the stored choice', () => {
  test.each([
    [[]],
    [['measurement']],
    [['advertising', 'personalization']],
    [['measurement', 'advertising', 'personalization']],
  ])('%j is equal after encoding and decoding, in a few characters', (allowed) => {
    const written = encodeChoice(toPurposes(allowed), today);
    expect(decodeChoice(written, today)).toEqual(toPurposes(allowed));
    expect(written).toMatch(/^1\.[map-]{1,3}\.\d{5}$/);
  });

  test('is valid for a year, counted in months', () => {
    const written = encodeChoice(toPurposes(['measurement']), today);
    expect(decodeChoice(written, later(11))).toEqual(toPurposes(['measurement']));
    expect(decodeChoice(written, later(12))).toBeUndefined();
    expect(decodeChoice(written, later(-1))).toBeUndefined();
  });

  test.each([
    null,
    undefined,
    '',
    'yes',
    '2.map.24322',
    '1..24322',
    '1.pam.24322',
    '1.map.',
    '1.map.24322.x',
    '{"measurement":true}',
  ])('%j is no choice', (value) => {
    expect(decodeChoice(value, today)).toBeUndefined();
  });

  test('is read from the first storage that contains a valid choice', () => {
    const stored: string[] = [];
    const storage: ConsentStorage = { read: () => ['garbage', ...stored], write: (value) => void stored.push(value) };
    expect(readStoredChoice(storage, today)).toBeUndefined();
    storeChoice(storage, toPurposes(['advertising']), today);
    expect(readStoredChoice(storage, today)).toEqual(toPurposes(['advertising']));
  });
});

test('where a content blocker makes the global of the platform unreadable, the banner requests consent', () => {
  const globals: Globals = {
    get __tcfapi() {
      throw new ReferenceError('blocked');
    },
  };
  const { banners, describeState } = createTestConsentManager({ globals });
  expect([banners, describeState()]).toEqual([['asking'], 'pending']);
});

describe('a brand without a consent platform', () => {
  test('opens the banner and stores the choice', () => {
    const first = createTestConsentManager();
    expect([first.describeState(), first.banner()]).toEqual(['pending', 'asking']);
    first.manager.save(toPurposes(['measurement', 'advertising']));
    expect([first.describeState(), first.banner()]).toEqual(['reader: measurement advertising', 'hidden']);
    const second = createTestConsentManager({}, first.stored);
    expect([second.describeState(), second.banners]).toEqual(['reader: measurement advertising', []]);
  });

  test('opens the settings again, and closes them without a change', () => {
    const { manager, describeState, banner } = createTestConsentManager({ rule: 'none' });
    manager.open();
    expect(banner()).toBe('reopened');
    manager.close();
    expect([banner(), describeState()]).toEqual(['hidden', 'brand: measurement advertising personalization']);
    manager.open();
    manager.save(toPurposes([]));
    expect([banner(), describeState()]).toEqual(['hidden', 'reader: nothing']);
  });

  test('settings closed before the first choice leave the banner', () => {
    const { manager, banner } = createTestConsentManager();
    manager.open();
    manager.close();
    expect(banner()).toBe('asking');
  });
});

describe('a choice made in another tab', () => {
  test('applies here, and closes the banner', () => {
    const stored: string[] = [];
    const [here, there] = [createTestConsentManager({}, stored), createTestConsentManager({}, stored)];
    there.manager.save(toPurposes(['measurement']));
    expect(here.describeState()).toBe('pending');
    here.manager.refresh();
    expect([here.describeState(), here.banner()]).toEqual(['reader: measurement', 'hidden']);
  });

  test('leaves open settings open', () => {
    const stored: string[] = [];
    const [here, there] = [createTestConsentManager({}, stored), createTestConsentManager({}, stored)];
    here.manager.open();
    there.manager.save(toPurposes([]));
    here.manager.refresh();
    expect([here.describeState(), here.banner()]).toEqual(['reader: nothing', 'reopened']);
  });

  test('does not exist in empty storage: the choice of this page remains', () => {
    const { manager, describeState, banner } = createTestConsentManager({
      storage: { read: () => [null], write: () => undefined },
    });
    manager.save(toPurposes(['measurement']));
    manager.refresh();
    expect([describeState(), banner()]).toEqual(['reader: measurement', 'hidden']);
  });
});
