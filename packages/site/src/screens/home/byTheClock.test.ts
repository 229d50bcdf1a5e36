import { expect, test } from 'vitest';
import { aTeaser } from '../../../test/wire';
import { brand } from '../../../test/aSite';
import { toTeaser } from '../../content/story/story';
import { showTimesOfNewestDay } from './byTheClock';

const story = (title: string, pubDate: string) =>
  toTeaser(brand, new Date('2026-11-21T18:00:00Z'))(aTeaser(title, { pubDate }));
const shown = (...dates: string[]) =>
  showTimesOfNewestDay(dates.map((date, index) => story(String(index), date))).map(
    ({ time, published }) => time?.text ?? published?.text,
  );

test('the hour of the newest day, the day of any other', () => {
  expect(shown('2026-11-21T13:30:00Z', '2026-11-21T11:00:00Z', '2026-11-20T11:00:00Z')).toEqual([
    '8:30 a.m.',
    '6:00 a.m.',
    'Nov. 20',
  ]);
});

test('the newest decides wherever it stands, and days are those of the brand', () => {
  expect(shown('2026-11-21T03:00:00Z', '2026-11-21T12:00:00Z')).toEqual(['Nov. 20', '7:00 a.m.']);
});

test('a quiet morning shows the hours of yesterday', () => {
  expect(shown('2026-11-20T20:00:00Z', '2026-11-20T11:00:00Z')).toEqual(['3:00 p.m.', '6:00 a.m.']);
});

test('nothing is nothing', () => {
  expect(showTimesOfNewestDay([])).toEqual([]);
});
