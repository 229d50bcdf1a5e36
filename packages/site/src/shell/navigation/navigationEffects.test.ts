import { describe, expect, test } from 'vitest';
import { findChangedField, markResultsBusy, scrollToTarget } from './navigationEffects';
import { brand } from '../../../test/aSite';
import { getBrandPathValues, routeRules, withBrandValues } from '../../routing/rules';
import { getBarWidth, getLoadSteps, type LoadEvent, nextLoad, type PageLoad, progressAt } from './pageLoad';
import { getSoftTarget, toPageKey } from './softTarget';

const scroll = (hash: string, motion: 'any' | 'reduced' = 'any') => {
  const seen: [string, ScrollBehavior | undefined][] = [];
  const element = (id: string) =>
    ({ scrollIntoView: ({ behavior }: ScrollIntoViewOptions) => seen.push([id, behavior]) }) as unknown as HTMLElement;
  const document = { getElementById: (id: string) => (id === 'part-2' || id === 'é' ? element(id) : null) };
  const view = {
    scrollTo: ((options: ScrollToOptions) => seen.push(['top', options.behavior])) as Window['scrollTo'],
    matchMedia: () => ({ matches: motion === 'reduced' }) as MediaQueryList,
  };
  return { at: scrollToTarget(hash, document, view), seen };
};

describe('§2 navigation scrolls smoothly to the top or to a hash', () => {
  test.each([
    ['', 'top', 'top'],
    ['#', 'top', 'top'],
    ['#part-2', 'hash', 'part-2'],
    ['#%C3%A9', 'hash', 'é'],
    ['#nowhere', 'top', 'top'],
    ['#%zz', 'top', 'top'],
  ])('the hash %j scrolls to the %s', (hash, at, to) => expect(scroll(hash)).toEqual({ at, seen: [[to, 'smooth']] }));

  test('scrolls without animation with reduced motion', () => {
    expect(scroll('', 'reduced').seen).toEqual([['top', 'instant']]);
    expect(scroll('#part-2', 'reduced').seen).toEqual([['part-2', 'instant']]);
  });
});

const page = () => {
  const attributes = new Map<string, string>();
  const results = {
    setAttribute: (name: string, value: string) => void attributes.set(name, value),
    removeAttribute: (name: string) => void attributes.delete(name),
  };
  return { attributes, querySelectorAll: (selectors: string) => (selectors === '[data-results]' ? [results] : []) };
};

test('§4 results are busy until the navigation has ended or failed', () => {
  const results = page();
  const seen = (['idle', 'running', 'idle', 'running', 'failed'] as const).map((phase) => {
    markResultsBusy(results, { phase });
    return results.attributes.get('aria-busy');
  });
  expect(seen).toEqual([undefined, 'true', undefined, 'true', undefined]);
});

describe('after a filter the focus returns to the control that was changed', () => {
  const field = (type: string, name: string, value: string) => ({ type, name, value });
  const newPage = [
    field('hidden', 'sort', 'oldest'),
    field('text', 'q', 'office'),
    field('submit', '', ''),
    field('radio', 'market', ''),
    field('radio', 'market', 'atlanta'),
    field('checkbox', 'section', 'news'),
    field('select-one', 'sort', 'oldest'),
  ];
  test.each([
    ['a select, whatever its value is', field('select-one', 'sort', 'relevance'), 6],
    ['a radio button', field('radio', 'market', 'atlanta'), 4],
    ['a checkbox', field('checkbox', 'section', 'news'), 5],
    ['no option that the new page lacks', field('radio', 'market', 'miami'), -1],
    ['no text field, which would open the keyboard of a phone', field('text', 'q', 'office'), -1],
    ['no button', field('submit', '', ''), -1],
  ])('%s', (_, changed, index) => expect(findChangedField(newPage, changed)).toBe(newPage[index]));
});

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

const here = new URL('https://news.example/markets/atlanta/?page=2');
const click = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false, defaultPrevented: false };
const link = (href: string, more: { target?: string; download?: boolean } = {}) => ({
  href: new URL(href, here).href,
  target: more.target ?? '',
  hasAttribute: (name: string) => name === 'download' && more.download === true,
});

describe('§2 soft navigation', () => {
  test.each([
    ['/', '/'],
    ['/2026/11/20/a-deal/', '/2026/11/20/a-deal/'],
    ['/markets/atlanta/?page=3#more', '/markets/atlanta/?page=3#more'],
  ])('%s is followed without a page load', (href, path) => {
    expect(getSoftTarget(click, link(href), here)).toBe(path);
  });

  test.each([
    ['another site', 'https://elsewhere.example/'],
    ['a place on this page', '/markets/atlanta/?page=2#main'],
    ['an account page', '/Registration/Login.aspx?promoCode=REM'],
    ['a feed', '/rss/feed/'],
    ['a file', '/brand/logo.svg'],
    ['a file of the media library without an ending', '/media/k3v9/rent-roll/'],
    ['a mail address', 'mailto:desk@news.example'],
  ])('%s is followed by the browser', (_, href) => {
    expect(getSoftTarget(click, link(href), here)).toBeUndefined();
  });

  test('the browser follows new tabs, downloads and modified clicks', () => {
    expect(getSoftTarget(click, link('/', { target: '_blank' }), here)).toBeUndefined();
    expect(getSoftTarget(click, link('/', { download: true }), here)).toBeUndefined();
    expect(getSoftTarget({ ...click, metaKey: true }, link('/'), here)).toBeUndefined();
    expect(getSoftTarget({ ...click, button: 1 }, link('/'), here)).toBeUndefined();
  });

  test.each([
    ['/', '/?preview=https%3A%2F%2Fdesk.example%2Fgraphql&nocache=1'],
    ['/search/?q=office', '/search/?q=office&preview=https%3A%2F%2Fdesk.example%2Fgraphql&nocache=1'],
    ['/?preview=https%3A%2F%2Fother.example', '/?preview=https%3A%2F%2Fother.example&nocache=1'],
    ['#main', undefined],
    ['/rss/feed/', undefined],
  ])('§2.6: %s on a previewed page leads to a previewed page', (href, path) => {
    const previewed = new URL('https://news.example/markets/?preview=https%3A%2F%2Fdesk.example%2Fgraphql&nocache=1');
    expect(getSoftTarget(click, { ...link('/'), href: new URL(href, previewed).href }, previewed)).toBe(path);
  });

  test('`nocache` is not added to links', () => {
    const fresh = new URL('https://news.example/devtools/fetch/?type=stream&nocache=1');
    expect(getSoftTarget(click, link('/devtools/fetch/?type=stream'), fresh)).toBe('/devtools/fetch/?type=stream');
  });
});

describe('§4 page load: a link to the current page loads nothing', () => {
  const toKey = (href: string): string =>
    toPageKey(new URL(href, 'https://news.example/search/?q=office+tower&page=2#results'));

  test.each([
    ['the same address', '/search/?q=office+tower&page=2'],
    ['a hash on it', '/search/?q=office+tower&page=2#more'],
    ['another encoding of its query', '/search/?q=office%20tower&page=2'],
    ['its query again', '?q=office+tower&page=2'],
    ['no trailing slash', '/search?q=office+tower&page=2'],
  ])('%s is the same page', (_, href) => expect(toKey(href)).toBe(toKey('')));

  test.each([
    ['another path', '/markets/?q=office+tower&page=2'],
    ['another page number', '?q=office+tower&page=3'],
    ['no query', '/search/'],
  ])('%s is another page', (_, href) => expect(toKey(href)).not.toBe(toKey('')));
});
