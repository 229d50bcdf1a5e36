import { describe, expect, test } from 'vitest';
import { getCanonicalPath, toFilterVariables, parseRecognition, recognitionHref } from './parameters';
import { getHonors } from './toProfile';

describe('§7.1 filters of a recognition list', () => {
  test.each([
    [{}, {}],
    [{ year: '2026' }, { publishedYear: 2026 }],
    [{ year: 'two' }, {}],
    [
      { segment: 'Office', award: 'Rainmaker of the Year' },
      { segment: 'Office', award: 'Rainmaker of the Year' },
    ],
    [{ standing: 'winner' }, { winner: true }],
    [{ standing: 'finalist' }, { finalist: true }],
    [{ standing: 'rising-star' }, { risingStar: true }],
    [{ standing: 'constructor' }, {}],
  ])('%j sends %j', (parameters, variables) => {
    expect(toFilterVariables(parseRecognition(parameters))).toEqual(variables);
  });

  test('round-trips through its address', () => {
    const query = parseRecognition({ year: '2025', segment: 'Office & Lab', standing: 'winner', page: '2' });
    expect(recognitionHref('/recognition/rainmakers/', query)).toBe(
      '/recognition/rainmakers/?year=2025&segment=Office+%26+Lab&standing=winner&page=2',
    );
    expect(recognitionHref('/recognition/rainmakers/', parseRecognition({}))).toBe('/recognition/rainmakers/');
  });
});

describe('the canonical address of a recognition list', () => {
  test.each([
    ['every page has its own', { page: '2' }, '/recognition/rainmakers/?page=2'],
    ['filters have that of the whole list', { year: '2025', page: '2' }, '/recognition/rainmakers/'],
  ])('%s', (_, parameters, address) => {
    expect(getCanonicalPath('/recognition/rainmakers/', parseRecognition(parameters))).toBe(address);
  });
});

describe('§3 honors of a profile', () => {
  const award = (winner: boolean, finalist: boolean) => ({
    winner,
    finalist,
    awardNomination: null,
    marketSegment: null,
    awardImpactStatement: null,
  });
  test.each([
    [{ awards: [award(false, true), award(true, false)], risingStar: false }, ['Winner']],
    [{ awards: [award(false, true)], risingStar: true }, ['Finalist', 'Rising star']],
    [{ awards: [award(false, false)], risingStar: false }, []],
  ])('%#', (profile, honors) => {
    expect(getHonors(profile)).toEqual(honors);
  });
});
