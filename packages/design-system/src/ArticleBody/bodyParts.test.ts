import { describe, expect, test } from 'vitest';
import { bodyParts } from './bodyParts';

const blocks = ['a', 'b', 'c', 'd'].map((text) => ({ html: `<p>${text}</p>` }));
const shape = (afters: number[], body = blocks) =>
  bodyParts(
    body,
    afters.map((after) => ({ after, node: `[${after}]` })),
  ).map((part) => ('html' in part ? part.html.replaceAll(/<\/?p>|\n/g, '') : 'node' in part ? part.node : part.block));

describe('an article body with inserts between its blocks', () => {
  test.each([
    ['no insert: one piece', [], ['abcd']],
    ['after the third paragraph', [3], ['abc', '[3]', 'd']],
    ['in reading order, however given', [3, 1], ['a', '[1]', 'bc', '[3]', 'd']],
    ['before the first block', [0], ['[0]', 'abcd']],
    ['behind the last block', [9], ['abcd', '[9]']],
    ['two after the same block stay together', [2, 2], ['ab', '[2]', '[2]', 'cd']],
  ])('%s', (_, afters, expected) => {
    expect(shape(afters)).toEqual(expected);
  });

  test('a component replaces its block and stays in its place', () => {
    const body = blocks.map((block, index) => (index === 1 ? { ...block, node: 'chart' } : block));
    expect(shape([3], body)).toEqual(['a', 'chart', 'c', '[3]', 'd']);
  });

  test('an empty body has only its inserts', () => {
    expect(shape([], [])).toEqual([]);
    expect(shape([3], [])).toEqual(['[3]']);
  });
});
