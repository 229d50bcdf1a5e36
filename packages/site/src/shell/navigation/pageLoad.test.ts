import { describe, expect, test } from 'vitest';
import { nextLoad, widthOf, type LoadEvent, type PageLoad } from './pageLoad';

const after = (...events: LoadEvent['type'][]): PageLoad =>
  events.reduce<PageLoad>((load, type) => nextLoad(load, type === 'left' ? { type, at: 1_000 } : { type }), {
    phase: 'idle',
  });

describe('§4 page load: requests are counted and the bar finishes when the count returns to zero', () => {
  test.each<[string, LoadEvent['type'][], PageLoad['phase']]>([
    ['a page that was fetched ahead', ['left', 'arrived'], 'idle'],
    ['a page that is still asked for', ['left', 'asked'], 'running'],
    ['a page that was answered and not shown yet', ['left', 'asked', 'answered'], 'running'],
    ['a page that was answered and shown', ['left', 'asked', 'answered', 'arrived'], 'idle'],
    [
      'a page that is shown while one of its requests is open',
      ['left', 'asked', 'asked', 'answered', 'arrived'],
      'running',
    ],
    ['the last answer after the page', ['left', 'asked', 'asked', 'answered', 'arrived', 'answered'], 'idle'],
    ['the page one is on, there already while it is asked for anew', ['left', 'asked', 'arrived', 'answered'], 'idle'],
    ['a fault on the way', ['left', 'asked', 'failed'], 'failed'],
    ['a fault on the page that came', ['left', 'asked', 'answered', 'failed', 'arrived'], 'failed'],
    ['a failed bar that was seen', ['left', 'failed', 'settled'], 'idle'],
    ['a second try after a fault', ['left', 'failed', 'left'], 'running'],
    ['requests without a navigation', ['asked', 'answered', 'failed'], 'idle'],
  ])('%s', (_, events, phase) => expect(after(...events).phase).toBe(phase));
});

describe('§4 page load: steps', () => {
  test('one finished request moves the bar by 45, requests of two kinds by 30 each', () => {
    expect(widthOf(after('left', 'asked', 'answered'), 1_200)).toBe(45);
    expect(widthOf(after('left', 'asked', 'asked', 'answered'), 1_200)).toBe(30);
    expect(widthOf(after('left', 'asked', 'asked', 'answered', 'answered'), 1_200)).toBe(60);
  });
  test('nothing is shown in the first 200 ms, nor without a load; a failed bar is full', () => {
    expect(widthOf(after('left'), 1_199)).toBeUndefined();
    expect(widthOf(after(), 9_000)).toBeUndefined();
    expect(widthOf(after('left', 'failed'), 1_010)).toBe(100);
  });
});
