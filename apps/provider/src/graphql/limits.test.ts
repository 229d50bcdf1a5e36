import { getIntrospectionQuery, parse, validate } from 'graphql';
import { describe, expect, test } from 'vitest';
import { documentLimitsRule, getNestingDepth } from './limits.ts';
import { measureRequestCost } from './requestCost.ts';
import { requestLimits } from './requestLimits.ts';
import { schema } from './schema.ts';

const complaints = (document: string): string[] =>
  validate(schema, parse(document), [documentLimitsRule]).map(({ message }) => message);
const stream =
  'getContentStream(term: "markets/atlanta", site: "example") { contents { title uri allCategories { name } image { uri } } }';

describe('what one document may ask for', () => {
  test('a page that combines 40 queries is answered (SPEC §7.1)', () => {
    const page = Array.from({ length: requestLimits.rootFields }, (_, place) => `part${place}: ${stream}`).join('\n');
    expect(complaints(`{ ${page} }`)).toEqual([]);
  });

  test('one root field more is refused', () => {
    const page = Array.from({ length: requestLimits.rootFields + 1 }, (_, place) => `part${place}: ${stream}`).join(
      '\n',
    );
    expect(complaints(`{ ${page} }`)).toEqual([expect.stringMatching(/root fields is 41; the limit is 40/)]);
  });

  test('aliases in fragments count like any other root field', () => {
    const page = Array.from({ length: 41 }, (_, place) => `part${place}: getUser { userId }`).join('\n');
    expect(complaints(`{ ...All } fragment All on Query { ${page} }`)).toEqual([
      expect.stringMatching(/root fields is 41/),
    ]);
  });

  test('fragments that double at every step are measured in no time', () => {
    const steps = Array.from(
      { length: 60 },
      (_, place) => `fragment F${place} on Query { ...F${place + 1} ...F${place + 1} }`,
    ).join('\n');
    const started = performance.now();
    expect(complaints(`{ ...F0 } ${steps} fragment F60 on Query { getUser { userId } }`)).not.toEqual([]);
    expect(performance.now() - started).toBeLessThan(10_000);
  });

  test('fragments in a circle end', () => {
    expect(() =>
      complaints('{ ...A } fragment A on Query { ...B } fragment B on Query { ...A getUser { userId } }'),
    ).not.toThrow();
  });

  test('a document that is too deep is refused', () => {
    expect(
      complaints(
        `{ getUser { userId } x: __type(name: "Query") { ${'ofType { '.repeat(12)} name ${'}'.repeat(12)} } }`,
      ),
    ).toEqual([expect.stringMatching(/depth is/)]);
  });
});

describe('what tools may ask about the schema (SPEC §7.1)', () => {
  const everyDetail = getIntrospectionQuery({
    descriptions: true,
    specifiedByUrl: true,
    directiveIsRepeatable: true,
    schemaDescription: true,
    inputValueDeprecation: true,
    oneOf: true,
  });
  const types = 'types { name fields { name args { name type { name } } } }';

  test('the whole introspection query is answered, deep as it is', () => expect(complaints(everyDetail)).toEqual([]));

  test('one type beside a health check is answered', () =>
    expect(complaints('{ __typename __type(name: "Query") { name fields { name } } }')).toEqual([]));

  test.each([
    ['alone', (schemas: string) => `{ ${schemas} }`],
    ['beside content', (schemas: string) => `{ getUser { userId } ${schemas} }`],
    ['in a fragment', (schemas: string) => `{ ...Schemas } fragment Schemas on Query { ${schemas} }`],
  ])('the schema three times %s is refused', (_, write) => {
    const schemas = Array.from({ length: 3 }, (__, place) => `s${place}: __schema { ${types} }`).join('\n');
    expect(complaints(write(schemas))).toEqual([expect.stringMatching(/schema fields is 3; the limit is 2/)]);
  });

  test('its name 400 times is too many root fields', () => {
    expect(complaints(`{ ${Array.from({ length: 400 }, (_, place) => `n${place}: __typename`).join('\n')} }`)).toEqual([
      expect.stringMatching(/root fields is 400/),
    ]);
  });

  test('all its types 400 times in one field are too costly', () => {
    const document = parse(
      `{ __schema { ${Array.from({ length: 400 }, (_, place) => `t${place}: ${types}`).join('\n')} } }`,
    );
    const measured = measureRequestCost({ schema, document });
    expect(measured.ok && measured.cost).toBeGreaterThan(requestLimits.cost);
  });
});

describe('the nesting of a document', () => {
  test.each([
    ['fields', '{ a { b(c: [1]) { d } } }', 4],
    ['a string with brackets', '{ a(b: "{{{[[[", c: """ {{{ " """) # {{{{\n { d } }', 2],
    ['the introspection query', getIntrospectionQuery(), 10],
    ['40,000 unclosed quotes', `{${'"\n'.repeat(20_000)}}`, 1],
  ])('of %s', (_, text, nesting) => expect(getNestingDepth(text)).toBe(nesting));
});
