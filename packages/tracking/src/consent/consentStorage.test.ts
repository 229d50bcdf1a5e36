import { describe, expect, test } from 'vitest';
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
