import { getIntrospectionQuery, parse, validate } from 'graphql';
import { describe, expect, test } from 'vitest';
import { introspectionAliasRule } from './introspectionAliasRule.ts';
import { schema } from './schema.ts';

const complaints = (document: string): string[] =>
  validate(schema, parse(document), [introspectionAliasRule]).map(({ message }) => message);

describe('what is asked about the schema has its own name (SPEC §7.1)', () => {
  test.each([
    ['what tools ask', getIntrospectionQuery()],
    ['the question itself under another name', '{ about: __type(name: "Query") { name } }'],
    ['content under another name', '{ who: getUser { id: userId kind: __typename } }'],
  ])('%s is answered', (_, document) => expect(complaints(document)).toEqual([]));

  test.each([
    ['a field', '{ __schema { types { fields { again: name } } } }'],
    ['a field in a fragment', '{ __schema { types { ...Again } } } fragment Again on __Type { again: name }'],
    ['the name of its type', '{ __schema { types { again: __typename } } }'],
  ])('%s under another name is refused', (_, document) =>
    expect(complaints(document)).toEqual([expect.stringMatching(/by its own name/)]),
  );
});
