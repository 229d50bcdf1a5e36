import { describe, expect, test } from 'vitest';
import { brand } from '../../../test/aSite';
import { getBrandPathValues, routeRules, withBrandValues } from '../../routing/rules';
import { getBarWidth, getLoadSteps, nextLoad, progressAt, type LoadEvent, type PageLoad } from './pageLoad';

const visit = (path: string, ...events: LoadEvent['type'][]): PageLoad =>
  events.reduce<PageLoad>((load, type) => nextLoad(load, type === 'started' ? { type, at: 1_000, path } : { type }), {
    phase: 'idle',
  });

const after = (...events: LoadEvent['type'][]): PageLoad => visit('/markets/', ...events);

describe('§4 page load: requests are counted and the bar finishes when the count returns to zero', () => {
  test.each<[string, LoadEvent['type'][], PageLoad['phase']]>([
    ['a prefetched page', ['started', 'arrived'], 'idle'],
    ['a page whose request is pending', ['started', 'request-started'], 'running'],
    ['a page that has loaded but not rendered', ['started', 'request-started', 'request-ended'], 'running'],
    ['a page that has loaded and rendered', ['started', 'request-started', 'request-ended', 'arrived'], 'idle'],
    [
      'a rendered page with a pending request',
      ['started', 'request-started', 'request-started', 'request-ended', 'arrived'],
      'running',
    ],
    [
      'the last response after the page has rendered',
      ['started', 'request-started', 'request-started', 'request-ended', 'arrived', 'request-ended'],
      'idle',
    ],
    ['the current page, requested again', ['started', 'request-started', 'arrived', 'request-ended'], 'idle'],
    ['an error while a request is pending', ['started', 'request-started', 'failed'], 'failed'],
    ['an error after the response', ['started', 'request-started', 'request-ended', 'failed', 'arrived'], 'failed'],
    ['a failed bar that was dismissed', ['started', 'failed', 'dismissed'], 'idle'],
    ['a second navigation after an error', ['started', 'failed', 'started'], 'running'],
    ['requests without a navigation', ['request-started', 'request-ended', 'failed'], 'idle'],
  ])('%s', (_, events, phase) => expect(after(...events).phase).toBe(phase));
});

describe('§4 page load: steps', () => {
  test('a finished request moves the bar by 45 percent, and by 30 on a page with a fetch of its own', () => {
    expect(getBarWidth(after('started', 'request-started', 'request-ended'), 1_200)).toBe(45);
    expect(getBarWidth(visit('/resources/', 'started', 'request-started', 'request-ended'), 1_200)).toBe(30);
  });

  test('the pages with a fetch are those of the branded resource layout', () => {
    const values = getBrandPathValues(brand);
    const wrong = routeRules(values).filter(
      ({ route: { path, layout } }) =>
        getLoadSteps(withBrandValues(path, values).replace(':site', brand.pathPrefix).replaceAll(/:\w+/g, 'a')) !==
        (layout === 'branded-resource' ? 'data-and-fetch' : 'data'),
    );
    expect(wrong).toEqual([]);
  });

  test('the bar is hidden for the first 200 ms and without a load; a failed bar is full', () => {
    expect(getBarWidth(after('started'), 1_199)).toBeUndefined();
    expect(getBarWidth(after(), 9_000)).toBeUndefined();
    expect(getBarWidth(after('started', 'failed'), 1_010)).toBe(100);
  });
});

describe('§4 the progress bar of a page load', () => {
  test('it grows over its nominal five seconds and stays below 100 percent', () => {
    expect(progressAt(2500, 0, 45)).toBeLessThan(progressAt(5000, 0, 45) ?? 0);
    expect(progressAt(60_000, 0, 45)).toBeLessThan(100);
  });
});
