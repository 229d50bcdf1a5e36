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
import { schema } from '../src/graphql/schema.ts';
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

/** What every caller would give; the argument under test takes another. */
const usual = ({ name, type }: GraphQLArgument): unknown => {
  if (name === 'publication') return 'exa:example';
  const leaf = getNamedType(type);
  if (leaf instanceof GraphQLScalarType && leaf.name === 'Int') return 1;
  return ['site', 'domain', 'brandShortName'].includes(name) ? 'example' : 'markets/atlanta';
};

const strange = ({ type }: GraphQLArgument): readonly unknown[] => {
  const leaf = getNamedType(type);
  if (isEnumType(leaf) || leaf.name === 'Boolean') return [];
  const values: readonly unknown[] = leaf.name === 'Int' ? numbers : texts;
  return isListType(isNonNullType(type) ? type.ofType : type) ? values.map((value) => [value]) : values;
};

const leavesOf = (field: GraphQLField<unknown, unknown>, depth = 0): string => {
  const type = getNamedType(field.type);
  if (isLeafType(type)) return field.name;
  if (!isObjectType(type)) return '';
  const inner = Object.values(type.getFields()).filter((one) => depth < 2 || isLeafType(getNamedType(one.type)));
  return `${field.name} { ${inner.map((one) => leavesOf(one, depth + 1)).join(' ')} }`;
};

const documentOf = (field: GraphQLField<unknown, unknown>, given: readonly GraphQLArgument[]): string => {
  const declared = given.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const passed = given.map(({ name }) => `${name}: $${name}`).join(', ');
  return `query (${declared}) { ${leavesOf(field).replace(field.name, `${field.name}(${passed})`)} }`;
};

const cases = rootFields.flatMap((field) =>
  field.args
    .filter((argument) => strange(argument).length > 0)
    .map((argument) => ({ name: `${field.name}(${argument.name})`, field, argument })),
);

describeEachEngine('whatever is asked for is answered, or refused with a reason', (open) => {
  let execute: ReturnType<typeof createGraphqlClient>;
  beforeAll(async () => {
    await writeAllContent(open().db);
    execute = createGraphqlClient(open(), now);
  });

  describe('§5 bad input', () => {
    test.each(cases)('$name', async ({ field, argument }) => {
      const given = field.args.filter((one) => one === argument || isNonNullType(one.type));
      const document = documentOf(field, given);
      for (const value of strange(argument)) {
        const variables = Object.fromEntries(given.map((one) => [one.name, one === argument ? value : usual(one)]));
        const { status, errors } = await execute(document, variables);
        // 400 is the answer to a value that is none of its type; nothing else may fail, and nothing unexpected at all.
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
