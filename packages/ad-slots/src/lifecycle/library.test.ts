import { describe, expect, test } from 'vitest';
import { withDeadline, isLibrary, isScriptAdded, loadLibrary } from './library';

describe('isLibrary', () => {
  const call = () => undefined;
  const complete = {
    setConfig: call,
    defineSlot: call,
    display: call,
    pubads: call,
    enableServices: call,
    destroySlots: call,
  };
  test('accepts an object with all required functions', () => {
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
  const neverAborted = new AbortController().signal;
  test('resolves with the value of a promise that resolves in time', async () => {
    await expect(withDeadline(1_000, neverAborted, Promise.resolve('yes'))).resolves.toBe('yes');
  });
  test('resolves with undefined after the deadline', async () => {
    await expect(withDeadline(5, neverAborted, new Promise(() => undefined))).resolves.toBeUndefined();
  });
  test('resolves with undefined when the promise rejects', async () => {
    await expect(withDeadline(1_000, neverAborted, Promise.reject(new Error('no')))).resolves.toBeUndefined();
  });
  test('resolves with undefined when the signal aborts', async () => {
    const controller = new AbortController();
    const result = withDeadline(1_000, controller.signal, new Promise(() => undefined));
    controller.abort();
    await expect(result).resolves.toBeUndefined();
  });
});

describe('resolves with undefined if a content blocker has replaced the global by', () => {
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
      loadLibrary('https://ads.example/library.js', 1_000, new AbortController().signal),
    ).resolves.toBeUndefined();
    expect(isScriptAdded('https://ads.example/library.js')).toBe(false);
    Reflect.deleteProperty(globalThis, 'googletag');
  });
});
