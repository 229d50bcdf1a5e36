import { describe, expect, test } from 'vitest';
import { limitUrl } from './limitUrl';

const emoji = encodeURIComponent('🏢'.repeat(10_000));
const getValues = (address: string | undefined) =>
  Object.fromEntries(new URL(address ?? '', 'http://x.example').searchParams);

describe('a URL of any length', () => {
  test.each(['/', '/search/?q=office&page=2', `/search/?q=${'x'.repeat(11_000)}`, '/search/?q=%', '*'])(
    '%s is left as it is',
    (address) => {
      expect(limitUrl(address)).toBe(address);
    },
  );

  test.each([
    ['emoji', '🏢'.repeat(10_000)],
    ['emoji after one letter', `x${'🏢'.repeat(10_000)}`],
    ['emoji after two letters', `xy${'🏢'.repeat(10_000)}`],
    ['quotes', '"'.repeat(10_000)],
    ['characters of three bytes', '楼'.repeat(10_000)],
    ['letters', 'x'.repeat(100_000)],
  ])('a search for 10,000 %s keeps its first 300 characters and the other parameters', (_, q) => {
    const address = limitUrl(`/search/?q=${encodeURIComponent(q)}&sort=oldest&page=2`);
    expect(address?.length).toBeLessThan(12_000);
    expect(getValues(address)['q']).not.toContain('\uFFFD');
    const { q: shortened = '', ...others } = getValues(address);
    // The search itself uses the first 300 characters.
    expect([...shortened].slice(0, 300)).toEqual([...q].slice(0, 300));
    expect(others).toEqual({ sort: 'oldest', page: '2' });
  });

  test('a redirect to the trailing slash has the limited URL', () => {
    expect(limitUrl(`/search?q=${emoji}`)).toMatch(/^\/search\?q=(?:%F0%9F%8F%A2){300,400}$/);
  });

  test('excess parameters are dropped from the end', () => {
    const many = Array.from({ length: 10_000 }, (_, place) => `p${place}=${place}`).join('&');
    const address = limitUrl(`/?${many}`) ?? '';
    expect(address.length).toBeLessThanOrEqual(12_001);
    expect(`/?${many}`.startsWith(`${address}&`)).toBe(true);
  });

  test('parameters after the first 200 are dropped, in a short URL too', () => {
    const getQuery = (count: number): string => Array.from({ length: count }, (_, place) => `a=${place}`).join('&');
    expect(limitUrl(`/search/?${getQuery(200)}`)).toBe(`/search/?${getQuery(200)}`);
    expect(limitUrl(`/search/?${getQuery(1_000)}`)).toBe(`/search/?${getQuery(200)}`);
  });

  test('a question mark in the query stays in it', () => {
    expect(limitUrl(`/search/?q=what?&x=${'y'.repeat(20_000)}`)).toMatch(/^\/search\/\?q=what\?&x=y+$/);
  });

  test('a path of that length has no URL', () => expect(limitUrl(`/${'x'.repeat(20_000)}/?q=1`)).toBeUndefined());
});

test.each(['/images/%c0%ae%ff/', '/sectors/%zz/feed/atom/?page=2', '/data-api/audience/%/', '/tag/%ED%A0%80/'])(
  '%s cannot be decoded: it leads to the not-found page, before Next responds with a 500',
  (address) => {
    expect(limitUrl(address)).toBe('/no-such-page/');
  },
);

test.each([
  '/_next/../search/?q=1',
  '/x/%2e%2e/search/',
  '/x/.%2E/search/?q=1',
  '/./search/',
  '/events/.',
  '/x/..',
  '/search/#',
  '/search/#?q=1',
  '/search#',
])(
  '%s would be resolved to another path by Next, past the rules of that path: it leads to the not-found page',
  (address) => {
    expect(limitUrl(address)).toBe('/no-such-page/');
  },
);

test.each(['/.well-known/security.txt', '/images/...', '/a..b/', '/..a/', '/search/?q=/../', '/search/?q=1#past'])(
  '%s has no dot segment and no fragment in its path',
  (address) => {
    expect(limitUrl(address)).toBe(address);
  },
);

test.each(['/author/profile/se%C3%A1n-doyle', '/images/%2e%2e%2fx/', '/search/?q=%ff'])(
  '%s can be decoded, or need not be',
  (address) => {
    expect(limitUrl(address)).toBe(address);
  },
);

test.each(['/_global-error/', '/_not-found/?a=1', '/%5Fglobal-error', '/_global-error.rsc'])(
  "Next's own page %s is the not-found page",
  (address) => expect(limitUrl(address)).toBe('/no-such-page/'),
);

test.each(['/_next/static/a.js', '/_next/static/media/a.woff2?dpl=1'])("Next's file %s is left as it is", (address) =>
  expect(limitUrl(address)).toBe(address),
);
