import {
  getNamedType,
  type GraphQLArgument,
  type GraphQLField,
  GraphQLScalarType,
  isEnumType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import { schema } from '../src/content/graphql/schema.ts';
import { writeAllContent } from './fixtures/everything.ts';
import { now } from './fixtures/publication.ts';
import { createGraphqlClient } from './support/graphqlClient.ts';
import { describeEachEngine } from './support/engines.ts';

const rootFields = Object.values(schema.getQueryType()?.getFields() ?? {});

/** Selects all fields of a type down to its leaves. */
const toSelection = (field: GraphQLField<unknown, unknown>): string => {
  const type = getNamedType(field.type);
  if (isLeafType(type)) return field.name;
  if (!isObjectType(type) && !isInterfaceType(type)) throw new Error(`No selection for ${field.name}.`);
  return `${field.name} { ${Object.values(type.getFields()).map(toSelection).join(' ')} }`;
};

const values: Record<string, string> = {
  family: 'markets',
  term: 'markets/atlanta',
  slug: 'special-report',
  position: 'home-lead',
  type: 'Special+Reports',
  naturalId: '2026/11/21/everything',
  docId: '2026/11/21/everything',
  brandShortName: 'example',
  byline: 'Maren Ostrow',
  kind: 'Video',
  publication: 'exa:example',
  domain: 'www.example.com',
  query: 'everything',
  directory: 'rainmakers',
  docName: 'ramona-castellane',
  page: 'home',
  site: 'example',
  encryptedCustomerId: 'forged',
  after: '2026-01-01',
};
/** Argument values of single fields. */
const fieldValues: Record<string, Record<string, string>> = {
  getStaticPage: { slug: 'about-us' },
  getPodcast: { uri: '/podcastcenter/one/' },
  getWebcast: { uri: '/webcasts/on-demand/live/' },
  getEvent: { uri: '/events/over/' },
  getHeaderPicture: { page: 'events' },
};
/** Ranges of fields whose default range exceeds the cost limit when all their fields are selected (decision 25). */
const ranges: Record<string, string> = {
  getPackagesByType: 'end: 4',
  getPackagesByTypeLite: 'end: 4',
  getPackagesForArticle: 'limit: 4',
};
/** Fields with the visitor's own data, which are null without a session. */
const emptyWithoutSession = new Set(['getUser', 'getCustomer']);

const toArguments = (field: GraphQLField<unknown, unknown>): string => {
  const required = field.args.filter(({ type, name }) => isNonNullType(type) || name === 'site' || name === 'type');
  const given = required.map(
    ({ name }) => `${name}: ${JSON.stringify(fieldValues[field.name]?.[name] ?? values[name])}`,
  );
  const all = [...given, ...[ranges[field.name] ?? []].flat()];
  return all.length > 0 ? `(${all.join(', ')})` : '';
};

describeEachEngine('every root field of the schema', (open) => {
  let execute: ReturnType<typeof createGraphqlClient>;
  beforeAll(async () => {
    await writeAllContent(open().db);
    execute = createGraphqlClient(open(), now);
  });

  test.each(rootFields.map((field) => ({ name: field.name, field })))('$name', async ({ field }) => {
    const selection = toSelection(field).replace(field.name, field.name + toArguments(field));
    const { data, errors } = await execute(`{ ${selection} }`);
    expect(errors).toEqual([]);
    const response = data[field.name];
    const hasContent = Array.isArray(response) ? response.length > 0 : response !== null;
    expect(hasContent).toBe(!emptyWithoutSession.has(field.name));
  });

  test.each(
    rootFields
      .filter(({ args }) => args.some(({ name }) => ['site', 'domain', 'publication', 'brandShortName'].includes(name)))
      .map((field) => ({ name: field.name, field })),
  )('$name is empty or null for an unknown site', async ({ field }) => {
    const selection = toSelection(field)
      .replace(field.name, field.name + toArguments(field))
      .replace(/(site|domain|publication|brandShortName): "[^"]*"/, '$1: "nowhere"');
    const { errors, data } = await execute(`{ ${selection} }`);
    expect(errors).toEqual([]);
    const response = data[field.name];
    const isEmpty =
      response === null || (Array.isArray(response) ? response.length === 0 : !JSON.stringify(response).includes('[{'));
    expect(isEmpty).toBe(true);
  });
});

const texts = [
  '',
  ' ',
  'null',
  '"',
  "'; drop table articles; --",
  '<script>alert(1)</script>',
  '%',
  '\\',
  '..',
  '../../etc/passwd',
  '/',
  '*',
  ',:,',
  'Market:',
  '__proto__',
  'constructor',
  'off\u0000ice',
  '\u0001\u001b',
  '🏢',
  '\ud83d',
  'عقارات',
  'x'.repeat(10_000),
  '9'.repeat(40),
  '-1',
  '2026/02/31/none',
  '0days',
];
const numbers = [0, -1, 1, 101, 10_000, 10_001, 1_000_001, 2_147_483_647, -2_147_483_648];

/** Returns a valid value for the arguments that are not under test. */
const getValidValue = ({ name, type }: GraphQLArgument): unknown => {
  if (name === 'publication') return 'exa:example';
  const leaf = getNamedType(type);
  if (leaf instanceof GraphQLScalarType && leaf.name === 'Int') return 1;
  return ['site', 'domain', 'brandShortName'].includes(name) ? 'example' : 'markets/atlanta';
};

const listUnusualValues = ({ type }: GraphQLArgument): readonly unknown[] => {
  const leaf = getNamedType(type);
  if (isEnumType(leaf) || leaf.name === 'Boolean') return [];
  const values: readonly unknown[] = leaf.name === 'Int' ? numbers : texts;
  return isListType(isNonNullType(type) ? type.ofType : type) ? values.map((value) => [value]) : values;
};

const toDeepSelection = (field: GraphQLField<unknown, unknown>, depth = 0): string => {
  const type = getNamedType(field.type);
  if (isLeafType(type)) return field.name;
  if (!isObjectType(type)) return '';
  const inner = Object.values(type.getFields()).filter((one) => depth < 2 || isLeafType(getNamedType(one.type)));
  return `${field.name} { ${inner.map((one) => toDeepSelection(one, depth + 1)).join(' ')} }`;
};

const toDocument = (field: GraphQLField<unknown, unknown>, args: readonly GraphQLArgument[]): string => {
  const declared = args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const passed = args.map(({ name }) => `${name}: $${name}`).join(', ');
  return `query (${declared}) { ${toDeepSelection(field).replace(field.name, `${field.name}(${passed})`)} }`;
};

const cases = rootFields.flatMap((field) =>
  field.args
    .filter((argument) => listUnusualValues(argument).length > 0)
    .map((argument) => ({ name: `${field.name}(${argument.name})`, field, argument })),
);

describeEachEngine('unusual arguments', (open) => {
  let execute: ReturnType<typeof createGraphqlClient>;
  beforeAll(async () => {
    await writeAllContent(open().db);
    execute = createGraphqlClient(open(), now);
  });

  describe('of every root field are accepted or rejected with a reason (§5)', () => {
    test.each(cases)('$name', async ({ field, argument }) => {
      const args = field.args.filter((one) => one === argument || isNonNullType(one.type));
      const document = toDocument(field, args);
      for (const value of listUnusualValues(argument)) {
        const variables = Object.fromEntries(
          args.map((one) => [one.name, one === argument ? value : getValidValue(one)]),
        );
        const { status, errors } = await execute(document, variables);
        // A value of the wrong type is a 400. Other errors must be BAD_USER_INPUT, and none unexpected.
        const reasons = errors.map(({ message, extensions }) =>
          status === 400 && !message.startsWith('Unexpected') ? 'BAD_USER_INPUT' : (extensions?.code ?? message),
        );
        expect({
          value: String(value).slice(0, 40),
          reasons: [...new Set(reasons)].filter((reason) => reason !== 'BAD_USER_INPUT'),
        }).toEqual({ value: String(value).slice(0, 40), reasons: [] });
        expect([200, 400]).toContain(status);
      }
    });
  });
});
