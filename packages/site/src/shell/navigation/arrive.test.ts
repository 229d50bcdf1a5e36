import { describe, expect, test } from 'vitest';
import { scrollToArrival } from './arrive';

const arrive = (hash: string, motion: 'any' | 'reduced' = 'any') => {
  const seen: [string, ScrollBehavior | undefined][] = [];
  const place = (id: string) =>
    ({ scrollIntoView: ({ behavior }: ScrollIntoViewOptions) => seen.push([id, behavior]) }) as unknown as HTMLElement;
  const document = { getElementById: (id: string) => (id === 'part-2' || id === 'é' ? place(id) : null) };
  const view = {
    scrollTo: ((options: ScrollToOptions) => seen.push(['top', options.behavior])) as Window['scrollTo'],
    matchMedia: () => ({ matches: motion === 'reduced' }) as MediaQueryList,
  };
  return { at: scrollToArrival(hash, document, view), seen };
};

describe('§2 navigation scrolls smoothly to the top or to a hash', () => {
  test.each([
    ['', 'top', 'top'],
    ['#', 'top', 'top'],
    ['#part-2', 'hash', 'part-2'],
    ['#%C3%A9', 'hash', 'é'],
    ['#nowhere', 'top', 'top'],
    ['#%zz', 'top', 'top'],
  ])('%j', (hash, at, to) => expect(arrive(hash)).toEqual({ at, seen: [[to, 'smooth']] }));

  test('at once under reduced motion', () => {
    expect(arrive('', 'reduced').seen).toEqual([['top', 'instant']]);
    expect(arrive('#part-2', 'reduced').seen).toEqual([['part-2', 'instant']]);
  });
});
