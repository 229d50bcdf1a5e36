import { describe, expect, test } from 'vitest';
import { charts } from '../../test/fixtures/charts';
import { createValueScale, formatTicks, getInk } from './chartScale';
import { chooseLabels, placePoints } from './chartTime';

describe('a scale', () => {
  test('of bars begins at zero, and the longest has the whole width', () => {
    const { toPosition } = createValueScale(charts.bar.rows, 'zero', [0, 100], 4);
    expect([0, 205.5, 411].map(toPosition)).toEqual([0, 50, 100]);
  });

  test('of bars has zero between negative and positive values', () => {
    const { toPosition } = createValueScale(charts.negative.rows, 'zero', [0, 100], 4);
    expect([-10.8, 0, 7.1].map(toPosition)).toEqual([0, 60.34, 100]);
  });

  test('of dots has the range of its values', () => {
    const { toPosition, ticks } = createValueScale(charts.dot.rows, 'data', [0, 100], 4);
    expect(ticks).toEqual([6.5, 7, 7.5, 8, 8.5]);
    expect([6.28, 8.66].map(toPosition)).toEqual([0, 100]);
  });

  test('of lines ends at ticks', () => {
    const { toPosition, ticks } = createValueScale(charts.line.rows, 'ticks', [236, 0], 5);
    expect(ticks).toEqual([500, 1000, 1500, 2000, 2500]);
    expect([500, 2500].map(toPosition)).toEqual([236, 0]);
  });

  test('of equal values has them in its middle', () => {
    const rows = [{ label: 'a', cells: [{ text: '5', value: 5 }] }];
    expect(createValueScale(rows, 'data', [0, 100], 4).toPosition(5)).toBe(50);
  });
});

test('ticks have the digits that their steps need', () => {
  expect(formatTicks([-0.5, 0, 0.5], { prefix: '$', suffix: ' million' })).toEqual([
    '−$0.5 million',
    '$0.0 million',
    '$0.5 million',
  ]);
  expect(formatTicks([0, 1000], { prefix: '', suffix: '' })).toEqual(['0', '1,000']);
});

describe('the points of a line', () => {
  test.each<[name: string, labels: string[], at: number[], texts: string[]]>([
    ['years by time', ['2020', '2021', '2024'], [0, 25.05, 100], ['2020', '2021', '2024']],
    ['quarters', ['2024-Q1', '2024-Q2', '2025-Q1'], [0, 24.86, 100], ['Q1 2024', 'Q2 2024', 'Q1 2025']],
    ['months', ['2024-01', '2024-07', '2025-01'], [0, 49.73, 100], ['Jan. 2024', 'July 2024', 'Jan. 2025']],
    ['days', ['2024-01-01', '2024-01-11'], [0, 100], ['Jan. 1', 'Jan. 11']],
    ['numbers by value', ['0', '1', '10'], [0, 10, 100], ['0', '1', '10']],
    ['texts at equal distances', ['First', 'Second', 'Now'], [0, 50, 100], ['First', 'Second', 'Now']],
    ['a period that does not exist as text', ['2024-13', '2024-01'], [0, 100], ['2024-13', '2024-01']],
  ])('%s', (_, labels, at, texts) => {
    const points = placePoints(labels);
    expect(points.map((point) => point.at)).toEqual(at);
    expect(points.map(({ text }) => text)).toEqual(texts);
  });

  test.each([
    [2, 2, 2],
    [7, 7, 4],
    [9, 5, 3],
    [13, 7, 4],
    [120, 8, 3],
  ])('%i points have %i labels, and %i in a narrow column', (count, wide, narrow) => {
    const labels = chooseLabels(Array.from({ length: count }, (_, index) => ({ at: index, text: String(index) })));
    expect(labels).toHaveLength(wide);
    expect(labels.filter(({ shownIn }) => shownIn === 'always')).toHaveLength(narrow);
    expect(labels[0]?.shownIn).toBe('always');
  });
});

describe('inks', () => {
  test('differ for each series without a highlight', () => {
    expect([0, 1, 2, 3].map((series) => getInk(charts.lines, series))).toEqual([1, 2, 3, 4]);
  });
  test('mark a highlighted series, and a highlighted row', () => {
    expect([0, 1].map((series) => getInk(charts.bars, series))).toEqual([2, 1]);
    expect(charts.bar.rows.map(({ label }) => getInk(charts.bar, 0, label))).toEqual([2, 2, 1]);
  });
});
