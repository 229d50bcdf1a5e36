import { getIntrospectionQuery, parse, validate } from 'graphql';
import { describe, expect, test } from 'vitest';
import { documentLimitsRule, measureSize } from './limits.ts';
import { measureRequestCost } from './costPlugin.ts';
import { requestLimits } from './requestLimits.ts';
import { schema } from './schema.ts';
import { introspectionAliasRule } from './handler.ts';

const getErrors = (document: string, rule = documentLimitsRule): string[] =>
  validate(schema, parse(document), [rule]).map(({ message }) => message);
const stream =
  'getContentStream(term: "markets/atlanta", site: "example") { contents { title uri allCategories { name } image { uri } } }';

describe('documentLimitsRule', () => {
  test('accepts a page that combines 40 queries (§7.1)', () => {
    const page = Array.from({ length: requestLimits.rootFields }, (_, index) => `part${index}: ${stream}`).join('\n');
    expect(getErrors(`{ ${page} }`)).toEqual([]);
  });

  test('rejects 41 root fields', () => {
    const page = Array.from({ length: requestLimits.rootFields + 1 }, (_, index) => `part${index}: ${stream}`).join(
      '\n',
    );
    expect(getErrors(`{ ${page} }`)).toEqual([expect.stringMatching(/root fields is 41; the limit is 40/)]);
  });

  test('counts aliases in fragments as root fields', () => {
    const page = Array.from({ length: 41 }, (_, index) => `part${index}: getUser { userId }`).join('\n');
    expect(getErrors(`{ ...All } fragment All on Query { ${page} }`)).toEqual([
      expect.stringMatching(/root fields is 41/),
    ]);
  });

  test('measures each of the fragments that double at every level once', () => {
    const steps = Array.from(
      { length: 60 },
      (_, index) => `fragment F${index} on Query { ...F${index + 1} ...F${index + 1} }`,
    ).join('\n');
    expect(getErrors(`{ ...F0 } ${steps} fragment F60 on Query { getUser { userId } }`)).not.toEqual([]);
  });

  test('terminates for circular fragments', () => {
    expect(() =>
      getErrors('{ ...A } fragment A on Query { ...B } fragment B on Query { ...A getUser { userId } }'),
    ).not.toThrow();
  });

  test('rejects a document that is too deep', () => {
    expect(
      getErrors(`{ getUser { userId } x: __type(name: "Query") { ${'ofType { '.repeat(12)} name ${'}'.repeat(12)} } }`),
    ).toEqual([expect.stringMatching(/depth is/)]);
  });
});

describe('introspection', () => {
  const everyDetail = getIntrospectionQuery({
    descriptions: true,
    specifiedByUrl: true,
    directiveIsRepeatable: true,
    schemaDescription: true,
    inputValueDeprecation: true,
    oneOf: true,
  });
  const types = 'types { name fields { name args { name type { name } } } }';

  test('accepts the full introspection query in spite of its depth', () => expect(getErrors(everyDetail)).toEqual([]));

  test('accepts one type together with a health check', () =>
    expect(getErrors('{ __typename __type(name: "Query") { name fields { name } } }')).toEqual([]));

  test.each([
    ['alone', (schemas: string) => `{ ${schemas} }`],
    ['next to content', (schemas: string) => `{ getUser { userId } ${schemas} }`],
    ['in a fragment', (schemas: string) => `{ ...Schemas } fragment Schemas on Query { ${schemas} }`],
  ])('rejects the schema three times %s', (_, write) => {
    const schemas = Array.from({ length: 3 }, (__, index) => `s${index}: __schema { ${types} }`).join('\n');
    expect(getErrors(write(schemas))).toEqual([expect.stringMatching(/schema fields is 3; the limit is 2/)]);
  });

  test('rejects __typename 400 times as too many root fields', () => {
    expect(getErrors(`{ ${Array.from({ length: 400 }, (_, index) => `n${index}: __typename`).join('\n')} }`)).toEqual([
      expect.stringMatching(/root fields is 400/),
    ]);
  });

  test('measures all types 400 times in one field as too costly', () => {
    const document = parse(
      `{ __schema { ${Array.from({ length: 400 }, (_, index) => `t${index}: ${types}`).join('\n')} } }`,
    );
    const measured = measureRequestCost({ schema, document });
    expect(measured.ok && measured.cost).toBeGreaterThan(requestLimits.cost);
  });
});

describe('measureSize', () => {
  test.each([
    ['fields', '{ a { b(c: [1]) { d } } }', { tokens: 16, nesting: 4 }],
    ['a string with brackets', '{ a(b: "{{{[[[", c: """ {{{ " """) # {{{{\n { d } }', { tokens: 14, nesting: 2 }],
    ['a comment that ends with a carriage return', '{ a #\r { b } }', { tokens: 6, nesting: 2 }],
    ['text until a syntax error', '{ a { "', { tokens: 3, nesting: 2 }],
    [
      'fragments and their spreads',
      '{ ...A ... { b } } fragment A on Query { fragment }',
      { fragments: 1, spreads: 2 },
    ],
    ['the introspection query', getIntrospectionQuery(), { nesting: 10, fragments: 3 }],
    ['more tokens than the limit', '{'.repeat(20_000), { tokens: requestLimits.documentTokens + 1 }],
  ])('measures %s', (_, text, size) => expect(measureSize(text)).toMatchObject(size));
});

describe('aliases in introspection', () => {
  test.each([
    ['the introspection query of tools', getIntrospectionQuery()],
    ['an alias of __type', '{ about: __type(name: "Query") { name } }'],
    ['aliases of content', '{ who: getUser { id: userId kind: __typename } }'],
  ])('accepts %s', (_, document) => expect(getErrors(document, introspectionAliasRule)).toEqual([]));

  test.each([
    ['a field', '{ __schema { types { fields { again: name } } } }'],
    ['a field in a fragment', '{ __schema { types { ...Again } } } fragment Again on __Type { again: name }'],
    ['the name of its type', '{ __schema { types { again: __typename } } }'],
  ])('rejects an alias of %s', (_, document) =>
    expect(getErrors(document, introspectionAliasRule)).toEqual([expect.stringMatching(/must not have aliases/)]),
  );
});
