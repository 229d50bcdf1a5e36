import { describe, expect, test } from 'vitest';
import { findChangedField, markResultsBusy, scrollToTarget } from './navigationEffects';

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
