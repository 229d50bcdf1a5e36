import { describe, expect, test } from 'vitest';
import { withDeadline, isLibrary, isLoaded, openLibrary } from './library';

describe('what calls itself the library is believed only if it has its calls', () => {
  const call = () => undefined;
  const whole = {
    setConfig: call,
    defineSlot: call,
    display: call,
    pubads: call,
    enableServices: call,
    destroySlots: call,
  };
  test('a whole one', () => {
    expect(isLibrary(whole)).toBe(true);
  });
  test.each([
    [undefined],
    [null],
    [true],
    ['googletag'],
    [{}],
    [{ cmd: [] }],
    [{ ...whole, setConfig: undefined }],
    [{ ...whole, pubads: {} }],
  ])('%o is none', (value) => {
    expect(isLibrary(value)).toBe(false);
  });
});

describe('an answer in time, or nothing', () => {
  const living = new AbortController().signal;
  test('in time', async () => {
    await expect(withDeadline(1_000, living, Promise.resolve('yes'))).resolves.toBe('yes');
  });
  test('a platform that never answers', async () => {
    await expect(withDeadline(5, living, new Promise(() => undefined))).resolves.toBeUndefined();
  });
  test('one that fails', async () => {
    await expect(withDeadline(1_000, living, Promise.reject(new Error('no')))).resolves.toBeUndefined();
  });
  test('a page that the reader has left', async () => {
    const leaving = new AbortController();
    const answer = withDeadline(1_000, leaving.signal, new Promise(() => undefined));
    leaving.abort();
    await expect(answer).resolves.toBeUndefined();
  });
});

describe('a name that a content blocker keeps for itself is no library', () => {
  test.each([
    [
      'nobody may read it',
      {
        configurable: true,
        get: () => {
          throw new ReferenceError('blocked');
        },
      },
    ],
    ['nobody may write it', { configurable: true, value: 'blocked' }],
  ])('%s', async (_, property) => {
    Object.defineProperty(globalThis, 'googletag', property);
    await expect(
      openLibrary('https://ads.example/library.js', 1_000, new AbortController().signal),
    ).resolves.toBeUndefined();
    expect(isLoaded('https://ads.example/library.js')).toBe(false);
    Reflect.deleteProperty(globalThis, 'googletag');
  });
});
