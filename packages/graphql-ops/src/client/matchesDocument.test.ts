import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { matchesDocument } from './postDocument.ts';

const document = parse(
  'query A($x: Boolean!) { list { title tags ...More extra @include(if: $x) } } fragment More on Thing { image { uri } }',
);
const thing = { title: 'a', tags: ['b'], image: { uri: '/c' } };

test.each<[string, unknown]>([
  ['a complete result', { list: [thing] }],
  ['nulls', { list: [{ title: null, tags: null, image: null }] }],
  ['a null root', { list: null }],
  ['more fields than requested', { list: [{ ...thing, more: 1 }] }],
])('accepts %s', (_, result) => expect(matchesDocument(result, document)).toBe(true));

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['a text', 'hello'],
  ['a missing root field', {}],
  ['a missing field', { list: [{ title: 'a', image: null }] }],
  ['a missing field of a fragment', { list: [{ title: 'a', tags: [] }] }],
  ['an object for a text', { list: [{ ...thing, title: {} }] }],
  ['a text for an object', { list: [{ ...thing, image: '/c' }] }],
])('rejects %s', (_, result) => expect(matchesDocument(result, document)).toBe(false));
