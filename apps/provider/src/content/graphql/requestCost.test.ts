import { parse, validate } from 'graphql';
import { describe, expect, test } from 'vitest';
import { requestAttacks } from '../../../test/support/requestAttacks.ts';
import { measureRequestCost } from './costPlugin.ts';
import { requestLimits } from './requestLimits.ts';
import { schema } from './schema.ts';

const getCost = (text: string, variableValues: Record<string, unknown> = {}): number => {
  const document = parse(text);
  expect(validate(schema, document)).toEqual([]);
  const measured = measureRequestCost({ schema, document, variableValues });
  return measured.ok ? measured.cost : Number.NaN;
};
const many = (count: number, field: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => `f${index}: ${field(index)}`).join(' ');
const teaser = 'title uri allCategories { name } breadcrumb { name } image { uri }';

describe('the cost of a request', () => {
  const stream = `query ($size: Int) { getContentStream(term: "markets/atlanta", site: "example", pageSize: $size) { contents { ${teaser} } } }`;

  test('grows with a list size that is a variable', () => {
    const [small, large] = [getCost(stream, { size: 10 }), getCost(stream, { size: 100 })];
    expect(large - small).toBeCloseTo((getCost(stream, { size: 20 }) - small) * 9, 0);
  });

  test.each([
    ['missing', {}],
    ['null', { size: null }],
  ])('uses the default of a list size that is %s', (_, variables) =>
    expect(getCost(stream, variables)).toBe(getCost(stream, { size: 10 })),
  );

  test('counts an excessive list size as the maximum', () =>
    expect(getCost(stream, { size: 1_000_000 })).toBe(getCost(stream, { size: 100 })));

  test('is the same for a literal and a variable', () => {
    expect(getCost('{ getArticleIndex(site: "example", limit: 700) { entries { uri } } }')).toBe(
      getCost('query ($n: Int) { getArticleIndex(site: "example", limit: $n) { entries { uri } } }', { n: 700 }),
    );
  });

  test('is the same for fields in fragments', () => {
    expect(
      getCost(
        '{ ...A } fragment A on Query { getArticleIndex(site: "example") { ...B } } fragment B on ArticleIndex { entries { uri } }',
      ),
    ).toBe(getCost('{ getArticleIndex(site: "example") { entries { uri } } }'));
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
      'another sort order',
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
  ])('grows with %s', (_, plain, costly) => expect(getCost(costly)).toBeGreaterThan(getCost(plain)));
});

describe('the cost limit', () => {
  test.each([
    [
      'a page of 40 streams (§7.1)',
      `{ ${many(40, () => `getContentStream(term: "markets/atlanta", site: "example") { estimate contents { ${teaser} } }`)} }`,
    ],
    [
      'the whole index of 1000 articles',
      '{ getArticleIndex(site: "example", limit: 1000) { entries { uri naturalId title presentedBy pubDate modifiedDate } nextAfter } }',
    ],
    [
      'a search page',
      `{ getArticleSearch(domain: "x", query: "a", filter: "a,b,c,d,e,f,g,h", topic: "t", section: "s", sort: relevance) { estimate contents { ${teaser} highlight { title summary body } } facets { parent name count slug } } }`,
    ],
  ])('accepts %s', (_, document) => expect(getCost(document)).toBeLessThan(requestLimits.cost));

  test.each(Object.entries(requestAttacks))('rejects %s', (_, { query, variables }) =>
    expect(getCost(query, variables)).toBeGreaterThan(requestLimits.cost),
  );

  test.each([
    ['many searches', `{ ${many(25, () => 'getArticleSearchFaceted(domain: "example") { estimate }')} }`],
    [
      'a selection repeated under lists of lists',
      `{ getPackagesByType(site: "x", type: "y") { packages { navigations { searchContents { ${many(40, () => 'allCategories { name uri slug }')} } } } } }`,
    ],
    ['a body under 2000 aliases', `{ getContent(site: "x", naturalId: "y") { ${many(2000, () => 'bodyArray')} } }`],
  ])('rejects %s', (_, document) => expect(getCost(document)).toBeGreaterThan(requestLimits.cost));
});

test('reports at most 11 errors for 60,000 variables of the wrong type', () => {
  const document = parse('query ($ids: [ID!]) { getContentStream(term: "a", site: "x", excludeIds: $ids) { name } }');
  const measured = measureRequestCost({
    schema,
    document,
    variableValues: { ids: Array.from({ length: 60_000 }, () => ({})) },
  });
  expect(measured.ok ? [] : measured.errors.map(({ message }) => message.slice(0, 30))).toHaveLength(11);
});
