import { inRoot } from '@masthead/scripts/paths';
import fc from 'fast-check';
import {
  buildSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import { readFileSync } from 'node:fs';
import { hostileHeaders, hostileText } from '../hostile.ts';
import type { HttpInput } from '../request.ts';
import { secretCanary } from '../rules.ts';
import type { Target } from './target.ts';

type Json = unknown;
type Document = { row: string; query: string; variables?: Json };

const isOneIn = (bound: number): fc.Arbitrary<boolean> => fc.nat({ max: bound - 1 }).map((number) => number === 0);

const plausible: Readonly<Record<string, readonly Json[]>> = {
  site: ['plotline', 'sister-site'],
  publication: ['plotline'],
  domain: ['plotline'],
  brandShortName: ['plotline'],
  term: ['markets/northeast', 'sectors/office'],
  topic: ['*', 'office'],
  query: ['office', 'lease market', '*'],
  slug: ['about-us', 'x'],
  position: ['home-recent'],
  type: ['Special+Reports'],
  page: [1, 2, 10_000],
  pageSize: [1, 10, 100],
  limit: [1, 5],
  start: [1],
  end: [10, 100],
  timeframe: ['4days', '1weeks'],
  directory: ['rainmakers'],
  byline: ['maren-ostrow'],
  startDate: ['2026-01-01'],
  stopDate: ['2026-12-31'],
};

const hostileNumber: fc.Arbitrary<Json> = fc.constantFrom<Json>(
  -1,
  0,
  1,
  100,
  101,
  10_000,
  10_001,
  2_147_483_647,
  -2_147_483_648,
  2_147_483_648,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  '1',
  null,
  [],
  true,
);
const wrongType: fc.Arbitrary<Json> = fc.constantFrom<Json>(
  null,
  [],
  {},
  [[]],
  { __proto__: null, constructor: 1 },
  true,
  1,
  '',
);

const arbitraryValue = (type: GraphQLInputType, name: string): fc.Arbitrary<Json> => {
  if (isNonNullType(type)) return arbitraryValue(type.ofType, name);
  if (isListType(type))
    return fc.oneof(
      { weight: 4, arbitrary: fc.array(arbitraryValue(type.ofType, name), { maxLength: 5 }) },
      {
        weight: 1,
        arbitrary: fc.constantFrom(200, 201, 5_000).map((length) => Array.from({ length }, (_, index) => `x${index}`)),
      },
      { weight: 1, arbitrary: wrongType },
    );
  if (isInputObjectType(type))
    return fc.oneof(
      fc.record(
        Object.fromEntries(
          Object.values(type.getFields()).map((field) => [field.name, arbitraryValue(field.type, field.name)]),
        ),
        { requiredKeys: [] },
      ),
      wrongType,
    );
  const own = isEnumType(type)
    ? fc.constantFrom<Json>(...type.getValues().map(({ name: value }) => value))
    : type.name === 'Int' || type.name === 'Float'
      ? hostileNumber
      : type.name === 'Boolean'
        ? fc.boolean()
        : hostileText;
  const plausibleValue = plausible[name];
  return fc.oneof(
    { weight: 5, arbitrary: own },
    { weight: plausibleValue ? 5 : 0, arbitrary: fc.constantFrom<Json>(...(plausibleValue ?? [null])) },
    { weight: 1, arbitrary: wrongType },
  );
};

const maxDepth = 5;

/** One to `max` of the items. */
const arbitrarySubset = <Item>(items: readonly Item[], max: number): fc.Arbitrary<Item[]> =>
  fc.subarray([...items], { minLength: 1, maxLength: Math.min(max, items.length) });

/** A selection of some fields of a type, down to leaves; deeper levels take fewer fields. */
const arbitrarySelection = (schema: GraphQLSchema, type: GraphQLOutputType, depth: number): fc.Arbitrary<string> => {
  const named = getNamedType(type);
  if (isUnionType(named) || (isInterfaceType(named) && schema.getPossibleTypes(named).length > 0 && depth % 2 === 0)) {
    return arbitrarySubset(schema.getPossibleTypes(named), 2)
      .chain((types) =>
        fc.tuple(
          ...types.map((one) => arbitrarySelection(schema, one, depth + 1).map((text) => `... on ${one.name} ${text}`)),
        ),
      )
      .map((parts) => `{ __typename ${parts.join(' ')} }`);
  }
  if (!isObjectType(named) && !isInterfaceType(named)) return fc.constant('');
  const usable = Object.values(named.getFields()).filter(
    (field) =>
      field.args.every((arg) => !isNonNullType(arg.type)) &&
      (depth < maxDepth || !isObjectType(getNamedType(field.type))),
  );
  if (usable.length === 0) return fc.constant('{ __typename }');
  return arbitrarySubset(usable, depth === 0 ? 6 : 3)
    .chain((fields) =>
      fc.tuple(
        ...fields.map((field) =>
          arbitrarySelection(schema, field.type, depth + 1).map((text) => `${field.name} ${text}`),
        ),
      ),
    )
    .map((parts) => `{ ${parts.join(' ')} }`);
};

/** One root field with a hostile value for each of its arguments, as variables. */
const fieldWithVariables = (schema: GraphQLSchema, field: GraphQLField<unknown, unknown>): fc.Arbitrary<Document> => {
  const values = fc.record(
    Object.fromEntries(field.args.map((arg) => [arg.name, arbitraryValue(arg.type, arg.name)])),
    {
      requiredKeys: field.args.filter((arg) => isNonNullType(arg.type)).map((arg) => arg.name),
    },
  );
  return fc.tuple(values, arbitrarySelection(schema, field.type, 0)).map(([variables, selection]) => {
    const used = field.args.filter((arg) => arg.name in variables);
    const declared = used.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
    const passed = used.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
    return {
      row: field.name,
      query: `query${declared && ` (${declared})`} { ${field.name}${passed && `(${passed})`} ${selection} }`,
      variables,
    };
  });
};

const literalArguments = (field: GraphQLField<unknown, unknown>): string => {
  const parts = field.args
    .filter((arg) => isNonNullType(arg.type))
    .map((arg) => `${arg.name}: ${JSON.stringify(plausible[arg.name]?.[0] ?? 'x')}`);
  const sizes = field.args
    .filter((arg) => ['pageSize', 'limit', 'end', 'pageLength'].includes(arg.name))
    .map((arg) => `${arg.name}: 100`);
  return parts.length + sizes.length === 0 ? '' : `(${[...parts, ...sizes].join(', ')})`;
};

/** Many copies of a root field under names of their own: what one document may cost. */
const aliases = (schema: GraphQLSchema, field: GraphQLField<unknown, unknown>): fc.Arbitrary<Document> =>
  fc
    .tuple(arbitrarySelection(schema, field.type, 2), fc.constantFrom(2, 10, 20, 40, 41, 2_000))
    .map(([selection, count]) => ({
      row: `aliases of ${field.name}`,
      query: `{ ${Array.from({ length: count }, (_, index) => `a${index}: ${field.name}${literalArguments(field)} ${selection}`).join(' ')} }`,
    }));

const fragments = (count: number, last: string): string =>
  Array.from(
    { length: count },
    (_, index) => `fragment F${index} on Query { ${index + 1 < count ? `...F${index + 1} ...F${index + 1}` : last} }`,
  ).join(' ');

/** Documents that cost their validator more than their author. */
const shapes: readonly Document[] = [
  { row: 'empty', query: '' },
  { row: 'broken', query: '{ getUser {' },
  { row: 'braces', query: '{'.repeat(50_000) },
  { row: 'brackets in a value', query: `{ getUser(a: ${'['.repeat(10_000)}${']'.repeat(10_000)}) { id } }` },
  { row: 'nested selections', query: `{ ${'getUser { '.repeat(3_000)} id ${'}'.repeat(3_000)} }` },
  { row: 'inline fragments', query: `{ ${'... on Query { '.repeat(3_000)} __typename ${'}'.repeat(3_000)} }` },
  { row: 'doubling fragments', query: `{ ...F0 } ${fragments(25, '__typename')}` },
  {
    row: 'doubling fragments with fields',
    query: `{ ...F0 } ${fragments(25, 'getAuthors(site: "plotline") { name }')}`,
  },
  { row: 'circle of fragments', query: '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }' },
  {
    row: 'conflicting aliases',
    query: `{ ${Array.from({ length: 1_500 }, (_, index) => `a: getAuthor(byline: "b${index}", site: "plotline") { webUrl }`).join(' ')} }`,
  },
  { row: 'equal fields', query: `{ ${'__typename '.repeat(5_000)} }` },
  { row: 'equal nested fields', query: `{ ${'getUser { id } '.repeat(3_500)} }` },
  { row: 'unknown fields', query: `{ ${Array.from({ length: 5_000 }, (_, index) => `getArticl${index}`).join(' ')} }` },
  {
    row: 'unknown arguments',
    query: `{ getUser(${Array.from({ length: 4_000 }, (_, index) => `a${index}: 1`).join(' ')}) { id } }`,
  },
  {
    row: 'many variables',
    query: `query (${Array.from({ length: 3_000 }, (_, index) => `$v${index}: Int`).join(' ')}) { __typename }`,
  },
  { row: 'many directives', query: `{ __typename ${'@skip(if: false) '.repeat(3_000)} }` },
  {
    row: 'many operations',
    query: Array.from({ length: 2_000 }, (_, index) => `query Q${index} { __typename }`).join(' '),
  },
  {
    row: 'introspection',
    query: '{ __schema { types { name fields { name type { name ofType { name ofType { name } } } } } } }',
  },
  {
    row: 'deep introspection',
    query: `{ __schema { types { ${'fields { type { '.repeat(12)} name ${'} }'.repeat(12)} } } }`,
  },
  { row: 'deep types', query: `{ __type(name: "Query") { ${'ofType { '.repeat(500)} name ${'}'.repeat(500)} } }` },
  { row: 'mutation', query: 'mutation { setUser(id: 1) { id } }' },
  { row: 'subscription', query: 'subscription { getUser { id } }' },
  { row: 'comments', query: `${'#a\n'.repeat(18_000)}{ __typename }` },
  { row: 'block string', query: `{ getAuthor(byline: """${'\n  x'.repeat(10_000)}""", site: "x") { webUrl } }` },
  { row: 'incremental delivery', query: '{ ... @defer { getAuthors(site: "plotline") { name } } }' },
];

const headerArbitraries = hostileHeaders.map((headers) => [
  ['content-type', 'application/json'] as const,
  ...headers.filter(([name]) => name !== 'content-type'),
]);

const toInput = (document: fc.Arbitrary<Document>): fc.Arbitrary<HttpInput> =>
  fc
    .tuple(document, headerArbitraries, fc.nat({ max: 5 }), isOneIn(12))
    .map(([{ row, query, variables }, headers, site, isGet]): HttpInput => {
      const server = site === 0 ? 'site' : 'provider';
      const path = server === 'site' ? '/api/visitor/graphql/' : '/graphql';
      if (isGet)
        return {
          server,
          row,
          method: 'GET',
          target: `${path}?query=${encodeURIComponent(query.slice(0, 3_000))}`,
          headers,
        };
      return {
        server,
        row,
        method: 'POST',
        target: path,
        headers,
        body: {
          text: JSON.stringify({ query, ...(variables === undefined ? {} : { variables }) }),
          encoding: 'utf8',
          framing: 'length',
        },
      };
    });

const malformed: fc.Arbitrary<HttpInput> = fc
  .tuple(
    fc.constantFrom<Json>(
      { query: 1 },
      { query: null },
      { query: ['{ __typename }'] },
      { variables: {} },
      [{ query: '{ __typename }' }, { query: '{ __typename }' }],
      { query: '{ __typename }', variables: [] },
      { query: '{ __typename }', variables: `{"x":"${secretCanary}"}` },
      { query: '{ __typename }', operationName: '__proto__' },
      { query: '{ __typename }', extensions: { persistedQuery: { version: 1, sha256Hash: 'x' } } },
      'x',
      null,
    ),
    headerArbitraries,
  )
  .map(([body, headers]) => ({
    server: 'provider',
    row: 'malformed request',
    method: 'POST',
    target: '/graphql',
    headers,
    body: { text: JSON.stringify(body), encoding: 'utf8', framing: 'length' },
  }));

/** Documents made from the schema, and documents that attack the parser, the validator and the executor. */
export const graphqlTarget = (): Target => {
  const schema = buildSchema(readFileSync(inRoot('packages/graphql-ops/schema.graphql'), 'utf8'));
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
  return {
    name: 'graphql',
    weight: 22,
    inputs: fc.oneof(
      {
        weight: 12,
        arbitrary: toInput(fc.constantFrom(...fields).chain((field) => fieldWithVariables(schema, field))),
      },
      { weight: 2, arbitrary: toInput(fc.constantFrom(...fields).chain((field) => aliases(schema, field))) },
      { weight: 3, arbitrary: toInput(fc.constantFrom(...shapes)) },
      { weight: 1, arbitrary: malformed },
    ),
  };
};
