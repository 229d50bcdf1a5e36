import {
  getNamedType,
  type GraphQLArgument,
  type GraphQLField,
  GraphQLScalarType,
  isEnumType,
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

const toSelection = (field: GraphQLField<unknown, unknown>, depth = 0): string => {
  const type = getNamedType(field.type);
  if (isLeafType(type)) return field.name;
  if (!isObjectType(type)) return '';
  const inner = Object.values(type.getFields()).filter((one) => depth < 2 || isLeafType(getNamedType(one.type)));
  return `${field.name} { ${inner.map((one) => toSelection(one, depth + 1)).join(' ')} }`;
};

const toDocument = (field: GraphQLField<unknown, unknown>, args: readonly GraphQLArgument[]): string => {
  const declared = args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const passed = args.map(({ name }) => `${name}: $${name}`).join(', ');
  return `query (${declared}) { ${toSelection(field).replace(field.name, `${field.name}(${passed})`)} }`;
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
