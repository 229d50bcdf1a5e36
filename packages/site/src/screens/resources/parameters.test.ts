import { describe, expect, test } from 'vitest';
import {
  getCanonicalPath,
  toFormFields,
  isFiltered,
  parseResources,
  resourcesHref,
  sorts,
  withoutFilters,
} from './parameters';

const defaults = parseResources({});

describe('§4 the query of the resource list', () => {
  test('defaults to All Topics, Newest, first page', () => {
    expect(defaults).toEqual({
      topic: '',
      keywords: '',
      startDate: '',
      endDate: '',
      sort: 'newest',
      page: 1,
      nocache: 'not-requested',
    });
    expect(Object.values(sorts)).toEqual(['Newest', 'Oldest', 'Resource Name A-Z', 'Resource Name Z-A']);
    expect(isFiltered(defaults)).toBe(false);
    expect(resourcesHref('/resources/', defaults)).toBe('/resources/');
  });

  test.each([
    [{ topic: 'Capital Markets' }, { topic: '' }],
    [{ topic: 'capital-markets' }, { topic: 'capital-markets' }],
    [{ sort: 'price' }, { sort: 'newest' }],
    [{ sort: ['oldest', 'newest'] }, { sort: 'oldest' }],
    [{ sort: 'constructor' }, { sort: 'newest' }],
    [{ page: '0' }, { page: 1 }],
    [{ page: '3' }, { page: 3 }],
    [{ startDate: '2026-02-31' }, { startDate: '' }],
    [
      { startDate: '2026-02-28', endDate: '02/28/2026' },
      { startDate: '2026-02-28', endDate: '' },
    ],
    [{ keywords: ' lease\u0000  file ' }, { keywords: 'lease file' }],
    [{ keywords: 'x'.repeat(900) }, { keywords: 'x'.repeat(200) }],
  ])('%j is parsed as %j', (parameters, expected) => {
    expect(parseResources(parameters)).toMatchObject(expected);
  });

  test.each([
    [{ page: '2' }, '/resources/?page=2'],
    [{ page: '2', topic: 'leasing' }, '/resources/'],
    [{ page: '2', sort: 'oldest', nocache: '1' }, '/resources/'],
  ])('the canonical address of %j is %s', (parameters, address) => {
    expect(getCanonicalPath('/resources/', parseResources(parameters))).toBe(address);
  });

  test('the list without filters keeps its order', () => {
    const query = parseResources({
      topic: 'leasing',
      keywords: 'a',
      startDate: '2026-01-01',
      sort: 'oldest',
      page: '2',
    });
    expect(resourcesHref('/resources/', query, withoutFilters)).toBe('/resources/?sort=oldest');
  });

  test('round-trips through its address, and a change resets the page', () => {
    const query = parseResources({
      topic: 'leasing',
      keywords: 'a & b',
      sort: 'name-desc',
      page: '2',
      endDate: '2026-01-01',
    });
    const address = resourcesHref('/resources/', query, { page: 2 });
    expect(parseResources(Object.fromEntries(new URL(address, 'http://x.example').searchParams))).toEqual(query);
    expect(resourcesHref('/resources/', query, { sort: 'newest' })).toBe(
      '/resources/?topic=leasing&keywords=a+%26+b&endDate=2026-01-01',
    );
    expect(toFormFields(query).map(({ name }) => name)).toEqual(['topic', 'keywords', 'endDate', 'sort', 'page']);
  });
});
