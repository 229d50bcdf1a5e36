import { describe, expect, test } from 'vitest';
import { toPageKey, getSoftTarget } from './softTarget';

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
