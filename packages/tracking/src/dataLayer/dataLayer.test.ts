import { describe, expect, test, vi } from 'vitest';
import { createPush, type Globals } from './dataLayer.ts';

const event = { event: 'page_view' };
const createConstant = (value: unknown): Globals => Object.defineProperty({}, 'dataLayer', { value, writable: false });
const createThrowing = (): Globals =>
  Object.defineProperty({}, 'dataLayer', {
    get: () => {
      throw new Error('of the other script');
    },
  });

describe('DECISIONS, Advertising: the data layer may belong to another script', () => {
  test.each<[string, unknown, unknown]>([
    ['nothing is there', undefined, [event]],
    ['an array', [{ event: 'theirs' }], [{ event: 'theirs' }, event]],
    ['a frozen array', Object.freeze([{ event: 'theirs' }]), [{ event: 'theirs' }, event]],
    ['an object with data', { pageName: 'theirs' }, [{ pageName: 'theirs' }, event]],
    ['an object whose push is no function', { push: 1 }, [{ push: 1 }, event]],
    ['null', null, [event]],
    ['a text', 'garbage', [event]],
    ['a number', 42, [event]],
    ['a function', () => undefined, [event]],
  ])('%s', (_, before, after) => {
    const globals: Globals = { dataLayer: before };
    createPush(globals)(event);
    expect(globals['dataLayer']).toEqual(after);
  });

  test('an object with a push of its own is given the event and stays', () => {
    const theirs = { push: vi.fn<(entry: unknown) => void>() };
    const globals: Globals = { dataLayer: theirs };
    createPush(globals)(event);
    expect(theirs.push).toHaveBeenCalledWith(event);
    expect(globals['dataLayer']).toBe(theirs);
  });

  test('is looked up each time, because a tag manager may replace it', () => {
    const globals: Globals = {};
    const push = createPush(globals);
    push(event);
    const replaced: unknown[] = [];
    globals['dataLayer'] = replaced;
    push(event);
    expect(replaced).toEqual([event]);
  });

  test.each<[string, Globals]>([
    ['a constant that is garbage', createConstant('garbage')],
    ['a constant frozen list', createConstant(Object.freeze([]))],
    ['a getter that throws', createThrowing()],
    [
      'a push that throws',
      {
        dataLayer: {
          push: () => {
            throw new Error('of the other script');
          },
        },
      },
    ],
  ])('%s causes no error', (_, globals) => {
    expect(() => createPush(globals)(event)).not.toThrow();
  });
});
