import { describe, expect, test, vi } from 'vitest';
import { createPush, type Globals } from './dataLayer.ts';

const event = { event: 'page_view' };
const createConstant = (value: unknown): Globals => Object.defineProperty({}, 'dataLayer', { value, writable: false });
const createThrowing = (): Globals =>
  Object.defineProperty({}, 'dataLayer', {
    get: () => {
      throw new Error('from another script');
    },
  });

describe('the data layer may belong to another script', () => {
  test.each<[string, unknown, unknown]>([
    ['no data layer', undefined, [event]],
    ['an array', [{ event: 'of another script' }], [{ event: 'of another script' }, event]],
    ['a frozen array', Object.freeze([{ event: 'of another script' }]), [{ event: 'of another script' }, event]],
    ['an object with data', { pageName: 'of another script' }, [{ pageName: 'of another script' }, event]],
    ['an object whose push is no function', { push: 1 }, [{ push: 1 }, event]],
    ['null', null, [event]],
    ['a string', 'garbage', [event]],
    ['a number', 42, [event]],
    ['a function', () => undefined, [event]],
  ])('with %s, the event is pushed', (_, before, after) => {
    const globals: Globals = { dataLayer: before };
    createPush(globals)(event);
    expect(globals['dataLayer']).toEqual(after);
  });

  test('an object with a push function receives the event and is not replaced', () => {
    const theirs = { push: vi.fn<(entry: unknown) => void>() };
    const globals: Globals = { dataLayer: theirs };
    createPush(globals)(event);
    expect(theirs.push).toHaveBeenCalledWith(event);
    expect(globals['dataLayer']).toBe(theirs);
  });

  test('the data layer is read on each push, because a tag manager may replace it', () => {
    const globals: Globals = {};
    const push = createPush(globals);
    push(event);
    const replaced: unknown[] = [];
    globals['dataLayer'] = replaced;
    push(event);
    expect(replaced).toEqual([event]);
  });

  test.each<[string, Globals]>([
    ['a constant that is no data layer', createConstant('garbage')],
    ['a constant frozen array', createConstant(Object.freeze([]))],
    ['a getter that throws', createThrowing()],
    [
      'a push that throws',
      {
        dataLayer: {
          push: () => {
            throw new Error('from another script');
          },
        },
      },
    ],
  ])('%s causes no error', (_, globals) => {
    expect(() => createPush(globals)(event)).not.toThrow();
  });
});
