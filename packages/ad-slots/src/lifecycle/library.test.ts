import { describe, expect, test, vi } from 'vitest';
import { inTime, isLibrary, isLoaded, openLibrary } from './library';
import type { SlotName } from '../table/slots';
import type { Place } from './place';
import { vacancyOf, vacate } from './vacate';

describe('what calls itself the library is believed only if it has its calls', () => {
  const call = () => undefined;
  const whole = { setConfig: call, defineSlot: call, display: call, pubads: call, enableServices: call, destroySlots: call };
  test('a whole one', () => {
    expect(isLibrary(whole)).toBe(true);
  });
  test.each([[undefined], [null], [true], ['googletag'], [{}], [{ cmd: [] }], [{ ...whole, setConfig: undefined }], [{ ...whole, pubads: {} }]])('%o is none', (value) => {
    expect(isLibrary(value)).toBe(false);
  });
});

describe('an answer in time, or nothing', () => {
  const living = new AbortController().signal;
  test('in time', async () => {
    await expect(inTime(1_000, living, Promise.resolve('yes'))).resolves.toBe('yes');
  });
  test('a platform that never answers', async () => {
    await expect(inTime(5, living, new Promise(() => undefined))).resolves.toBeUndefined();
  });
  test('one that fails', async () => {
    await expect(inTime(1_000, living, Promise.reject(new Error('no')))).resolves.toBeUndefined();
  });
  test('a page that the reader has left', async () => {
    const leaving = new AbortController();
    const answer = inTime(1_000, leaving.signal, new Promise(() => undefined));
    leaving.abort();
    await expect(answer).resolves.toBeUndefined();
  });
});

describe('a name that a content blocker keeps for itself is no library', () => {
  test.each([
    ['nobody may read it', { configurable: true, get: () => { throw new ReferenceError('blocked'); } }],
    ['nobody may write it', { configurable: true, value: 'blocked' }],
  ])('%s', async (_, property) => {
    Object.defineProperty(globalThis, 'googletag', property);
    await expect(openLibrary('https://ads.example/library.js', 1_000, new AbortController().signal)).resolves.toBeUndefined();
    expect(isLoaded('https://ads.example/library.js')).toBe(false);
    Reflect.deleteProperty(globalThis, 'googletag');
  });
});

describe('what becomes of a slot without advertising: nothing that is seen may move', () => {
  test.each([
    ['display', 'far below', 'closed'],
    ['display', 'in sight', 'house'],
    ['native', 'in sight', 'house'],
    ['pushdown', 'in sight', 'house'],
    ['logo', 'in sight', 'blank'],
    ['logo', 'far below', 'closed'],
    ['overlay', 'in sight', 'closed'],
  ] as const)('%s, %s: %s', (kind, where, state) => {
    expect(vacancyOf(kind, where)).toBe(state);
  });
});

test('places that are given back together are all measured before the first is changed: the page is laid out once', () => {
  const order: string[] = [];
  vi.stubGlobal('innerHeight', 900);
  const place = (name: SlotName, top: number): Place => ({
    name, landmark: null, width: 300, words: '', label: null, report: { name, state: 'asked', asked: [], times: {}, refreshes: 0 },
    element: { dataset: {}, parentElement: null, getBoundingClientRect: () => (order.push(`measure ${name}`), { top }) } as unknown as HTMLElement,
    box: { replaceChildren: () => void order.push(`change ${name}`) } as unknown as HTMLElement,
  });
  const places = [place('es_logo_pushdown', 100), place('vert2', 4_000)];
  vacate(places, { label: 'From Example', promotions: [] }, 0);
  expect(order).toEqual(['measure es_logo_pushdown', 'measure vert2', 'change es_logo_pushdown', 'change vert2']);
  expect(places.map(({ report }) => report.state)).toEqual(['blank', 'closed']);
  vi.unstubAllGlobals();
});
