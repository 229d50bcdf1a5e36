import { describe, expect, test } from 'vitest';
import { readChoice, recall, remember, writeChoice, type Memory } from './memory.ts';
import { purposesOf } from './purposes.ts';

const today = new Date('2026-11-21T00:00:00Z');
const later = (months: number): Date => new Date(Date.UTC(2026, 10 + months, 21));

describe('the remembered answer', () => {
  test.each([
    [[]],
    [['measurement']],
    [['advertising', 'personalisation']],
    [['measurement', 'advertising', 'personalisation']],
  ])('%j is read as it was written, and is a few letters long', (allowed) => {
    const written = writeChoice(purposesOf(allowed), today);
    expect(readChoice(written, today)).toEqual(purposesOf(allowed));
    expect(written).toMatch(/^1\.[map-]{1,3}\.\d{5}$/);
  });

  test('is good for a year and no longer: of its day only the month is known', () => {
    const written = writeChoice(purposesOf(['measurement']), today);
    expect(readChoice(written, later(11))).toEqual(purposesOf(['measurement']));
    expect(readChoice(written, later(12))).toBeUndefined();
    expect(readChoice(written, later(-1))).toBeUndefined();
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
    expect(readChoice(value, today)).toBeUndefined();
  });

  test('is taken from the first place that has a good one', () => {
    const kept: string[] = [];
    const memory: Memory = { read: () => ['garbage', ...kept], write: (value) => void kept.push(value) };
    expect(recall(memory, today)).toBeUndefined();
    remember(memory, purposesOf(['advertising']), today);
    expect(recall(memory, today)).toEqual(purposesOf(['advertising']));
  });
});
