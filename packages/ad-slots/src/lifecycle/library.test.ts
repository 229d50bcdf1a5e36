import { describe, expect, test } from 'vitest';
import { withDeadline, isLibrary, isLoaded, openLibrary } from './library';

describe('isLibrary accepts a global with all functions only', () => {
  const call = () => undefined;
  const complete = {
    setConfig: call,
    defineSlot: call,
    display: call,
    pubads: call,
    enableServices: call,
    destroySlots: call,
  };
  test('accepts the complete interface', () => {
    expect(isLibrary(complete)).toBe(true);
  });
  test.each([
    [undefined],
    [null],
    [true],
    ['googletag'],
    [{}],
    [{ cmd: [] }],
    [{ ...complete, setConfig: undefined }],
    [{ ...complete, pubads: {} }],
  ])('rejects %o', (value) => {
    expect(isLibrary(value)).toBe(false);
  });
});

describe('withDeadline', () => {
  const living = new AbortController().signal;
  test('resolves with a result in time', async () => {
    await expect(withDeadline(1_000, living, Promise.resolve('yes'))).resolves.toBe('yes');
  });
  test('resolves with undefined after the deadline', async () => {
    await expect(withDeadline(5, living, new Promise(() => undefined))).resolves.toBeUndefined();
  });
  test('resolves with undefined when the work fails', async () => {
    await expect(withDeadline(1_000, living, Promise.reject(new Error('no')))).resolves.toBeUndefined();
  });
  test('resolves with undefined when the page ends', async () => {
    const leaving = new AbortController();
    const answer = withDeadline(1_000, leaving.signal, new Promise(() => undefined));
    leaving.abort();
    await expect(answer).resolves.toBeUndefined();
  });
});

describe('a global that a content blocker locks is no library', () => {
  test.each([
    [
      'a getter that throws',
      {
        configurable: true,
        get: () => {
          throw new ReferenceError('blocked');
        },
      },
    ],
    ['a read-only value', { configurable: true, value: 'blocked' }],
  ])('%s', async (_, property) => {
    Object.defineProperty(globalThis, 'googletag', property);
    await expect(
      openLibrary('https://ads.example/library.js', 1_000, new AbortController().signal),
    ).resolves.toBeUndefined();
    expect(isLoaded('https://ads.example/library.js')).toBe(false);
    Reflect.deleteProperty(globalThis, 'googletag');
  });
});
