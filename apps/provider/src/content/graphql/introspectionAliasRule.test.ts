import { getIntrospectionQuery, parse, validate } from 'graphql';
import { describe, expect, test } from 'vitest';
import { introspectionAliasRule } from './handler.ts';
import { schema } from './schema.ts';

const getErrors = (document: string): string[] =>
  validate(schema, parse(document), [introspectionAliasRule]).map(({ message }) => message);

describe('aliases in introspection', () => {
  test.each([
    ['the introspection query of tools', getIntrospectionQuery()],
    ['an alias of __type', '{ about: __type(name: "Query") { name } }'],
    ['aliases of content', '{ who: getUser { id: userId kind: __typename } }'],
  ])('accepts %s', (_, document) => expect(getErrors(document)).toEqual([]));

  test.each([
    ['a field', '{ __schema { types { fields { again: name } } } }'],
    ['a field in a fragment', '{ __schema { types { ...Again } } } fragment Again on __Type { again: name }'],
    ['the name of its type', '{ __schema { types { again: __typename } } }'],
  ])('rejects an alias of %s', (_, document) =>
    expect(getErrors(document)).toEqual([expect.stringMatching(/must not have aliases/)]),
  );
});
