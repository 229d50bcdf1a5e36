import { parse, validate } from 'graphql';
import { describe, expect, test } from 'vitest';
import { requestAttacks } from '../../test/support/requestAttacks.ts';
import { measureRequestCost } from './requestCost.ts';
import { requestLimits } from './requestLimits.ts';
import { schema } from './schema.ts';

const costOf = (text: string, variableValues: Record<string, unknown> = {}): number => {
  const document = parse(text);
  expect(validate(schema, document)).toEqual([]);
  const measured = measureRequestCost({ schema, document, variableValues });
  return measured.ok ? measured.cost : Number.NaN;
};
const many = (count: number, field: (place: number) => string): string =>
  Array.from({ length: count }, (_, place) => `f${place}: ${field(place)}`).join(' ');
const teaser = 'title uri allCategories { name } breadcrumb { name } image { uri }';

describe('the cost of a request', () => {
  const stream = `query ($size: Int) { getContentStream(term: "markets/atlanta", site: "example", pageSize: $size) { contents { ${teaser} } } }`;

  test('grows with a list size that is a variable', () => {
    const [small, large] = [costOf(stream, { size: 10 }), costOf(stream, { size: 100 })];
    expect(large - small).toBeCloseTo((costOf(stream, { size: 20 }) - small) * 9, 0);
  });

  test.each([
    ['left out', {}],
    ['null', { size: null }],
  ])('counts the default of a list size that is %s', (_, variables) =>
    expect(costOf(stream, variables)).toBe(costOf(stream, { size: 10 })),
  );

  test('counts a list size that the resolver will refuse as the largest', () =>
    expect(costOf(stream, { size: 1_000_000 })).toBe(costOf(stream, { size: 100 })));

  test('is the same for a literal and a variable', () => {
    expect(costOf('{ getArticleIndex(site: "example", limit: 700) { entries { uri } } }')).toBe(
      costOf('query ($n: Int) { getArticleIndex(site: "example", limit: $n) { entries { uri } } }', { n: 700 }),
    );
  });

  test('is the same for fields in fragments', () => {
    expect(
      costOf(
        '{ ...A } fragment A on Query { getArticleIndex(site: "example") { ...B } } fragment B on ArticleIndex { entries { uri } }',
      ),
    ).toBe(costOf('{ getArticleIndex(site: "example") { entries { uri } } }'));
  });

  test.each([
    [
      'facets',
      '{ getArticleSearch(domain: "x", query: "a") { estimate } }',
      '{ getArticleSearch(domain: "x", query: "a") { estimate facets { name } } }',
    ],
    [
      'highlights',
      '{ getArticleSearch(domain: "x", query: "a") { contents { title } } }',
      '{ getArticleSearch(domain: "x", query: "a") { contents { title highlight { title } } } }',
    ],
    [
      'values of filter',
      '{ getArticleSearch(domain: "x", query: "a") { estimate } }',
      '{ getArticleSearch(domain: "x", query: "a", filter: "a,b,c") { estimate } }',
    ],
    [
      'a far page',
      '{ getArticleSearch(domain: "x", query: "a") { estimate } }',
      '{ getArticleSearch(domain: "x", query: "a", page: 900) { estimate } }',
    ],
    [
      'another order',
      '{ getContentStream(term: "a", site: "x") { name } }',
      '{ getContentStream(term: "a", site: "x", sort: title) { name } }',
    ],
    [
      'excluded articles',
      '{ getContentStream(term: "a", site: "x") { name } }',
      '{ getContentStream(term: "a", site: "x", excludeIds: ["1", "2"]) { name } }',
    ],
    [
      'whole packages',
      '{ getPackagesByType(site: "x", type: "y") { packages { articles { uri } } } }',
      '{ getPackagesByType(site: "x", type: "y", fullPackage: true) { packages { articles { uri } } } }',
    ],
    [
      'a body',
      '{ getContent(site: "x", naturalId: "y") { title } }',
      '{ getContent(site: "x", naturalId: "y") { bodyArray } }',
    ],
  ])('grows with %s', (_, plain, costly) => expect(costOf(costly)).toBeGreaterThan(costOf(plain)));
});

describe('the cost limit', () => {
  test.each([
    [
      'a page of 40 streams (SPEC §7.1)',
      `{ ${many(40, () => `getContentStream(term: "markets/atlanta", site: "example") { estimate contents { ${teaser} } }`)} }`,
    ],
    [
      'the whole index of 1000 articles',
      '{ getArticleIndex(site: "example", limit: 1000) { entries { uri naturalId title pubDate modifiedDate } nextAfter } }',
    ],
    [
      'a search page',
      `{ getArticleSearch(domain: "x", query: "a", filter: "a,b,c,d,e,f,g,h", topic: "t", section: "s", sort: relevance) { estimate contents { ${teaser} highlight { title summary body } } facets { parent name count slug } } }`,
    ],
  ])('admits %s', (_, document) => expect(costOf(document)).toBeLessThan(requestLimits.cost));

  test.each(Object.entries(requestAttacks))('refuses %s', (_, { query, variables }) =>
    expect(costOf(query, variables)).toBeGreaterThan(requestLimits.cost),
  );

  test.each([
    ['many searches', `{ ${many(25, () => 'getArticleSearchFaceted(domain: "example") { estimate }')} }`],
    [
      'a selection repeated under lists of lists',
      `{ getPackagesByType(site: "x", type: "y") { packages { navigations { searchContents { ${many(40, () => 'allCategories { name uri slug }')} } } } } }`,
    ],
    ['a body under 2000 aliases', `{ getContent(site: "x", naturalId: "y") { ${many(2000, () => 'bodyArray')} } }`],
  ])('refuses %s', (_, document) => expect(costOf(document)).toBeGreaterThan(requestLimits.cost));
});

test('of 60,000 variables that have the wrong type, no more than 11 errors are made', () => {
  const document = parse('query ($ids: [ID!]) { getContentStream(term: "a", site: "x", excludeIds: $ids) { name } }');
  const measured = measureRequestCost({
    schema,
    document,
    variableValues: { ids: Array.from({ length: 60_000 }, () => ({})) },
  });
  expect(measured.ok ? [] : measured.errors.map(({ message }) => message.slice(0, 30))).toHaveLength(11);
});
