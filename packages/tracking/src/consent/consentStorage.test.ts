import { describe, expect, test } from 'vitest';
import { decodeChoice, readStoredChoice, storeChoice, encodeChoice, type ConsentStorage } from './consentStorage.ts';
import { toPurposes } from './purposes.ts';

const today = new Date('2026-11-21T00:00:00Z');
const later = (months: number): Date => new Date(Date.UTC(2026, 10 + months, 21));

describe('the remembered answer', () => {
  test.each([
    [[]],
    [['measurement']],
    [['advertising', 'personalisation']],
    [['measurement', 'advertising', 'personalisation']],
  ])('%j is read as it was written, and is a few letters long', (allowed) => {
    const written = encodeChoice(toPurposes(allowed), today);
    expect(decodeChoice(written, today)).toEqual(toPurposes(allowed));
    expect(written).toMatch(/^1\.[map-]{1,3}\.\d{5}$/);
  });

  test('is good for a year and no longer: of its day only the month is known', () => {
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
  ])('%j is no answer', (value) => {
    expect(decodeChoice(value, today)).toBeUndefined();
  });

  test('is taken from the first place that has a good one', () => {
    const kept: string[] = [];
    const memory: ConsentStorage = { read: () => ['garbage', ...kept], write: (value) => void kept.push(value) };
    expect(readStoredChoice(memory, today)).toBeUndefined();
    storeChoice(memory, toPurposes(['advertising']), today);
    expect(readStoredChoice(memory, today)).toEqual(toPurposes(['advertising']));
  });
});
