import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { matchesDocument } from './matchesDocument.ts';

const document = parse(
  'query A($x: Boolean!) { list { title tags ...More extra @include(if: $x) } } fragment More on Thing { image { uri } }',
);
const thing = { title: 'a', tags: ['b'], image: { uri: '/c' } };

test.each<[string, unknown]>([
  ['a full answer', { list: [thing] }],
  ['nulls', { list: [{ title: null, tags: null, image: null }] }],
  ['a null root', { list: null }],
  ['more than was asked for', { list: [{ ...thing, more: 1 }] }],
])('%s fits', (_, answer) => expect(matchesDocument(answer, document)).toBe(true));

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['a text', 'hello'],
  ['a missing root field', {}],
  ['a missing field', { list: [{ title: 'a', image: null }] }],
  ['a missing field of a fragment', { list: [{ title: 'a', tags: [] }] }],
  ['an object for a text', { list: [{ ...thing, title: {} }] }],
  ['a text for an object', { list: [{ ...thing, image: '/c' }] }],
])('%s does not fit', (_, answer) => expect(matchesDocument(answer, document)).toBe(false));
