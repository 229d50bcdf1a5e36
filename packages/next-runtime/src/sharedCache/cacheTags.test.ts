import { describe, expect, test } from 'vitest';
import { toPurgeTags, toResponseTags } from './cacheTags';

const articles = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `article:2026/11/21/${index}`);

describe('the tags of a response', () => {
  test.each<[name: string, tags: readonly string[], sent: readonly string[]]>([
    [
      'are those of the page',
      ['brand:harbor', 'article:2026/11/21/a-deal'],
      ['brand:harbor', 'article:2026/11/21/a-deal'],
    ],
    ['are listed once', ['search', 'search'], ['search']],
    ['exclude those of Next', ['_N_T_/layout', '_N_T_/~/home/page', '', 'search'], ['search']],
    ['have neither spaces nor commas', ['author:Zoë O, Jr'], ['author:Zo%C3%AB%20O%2C%20Jr']],
    ['are complete up to 60', articles(60), articles(60)],
    ['are shortened by family beyond 60', ['brand:harbor', ...articles(60)], ['brand:harbor', 'article:*']],
    [
      'lose the largest family first',
      ['brand:harbor', 'package:a', 'package:b', ...articles(60)],
      ['brand:harbor', 'package:a', 'package:b', 'article:*'],
    ],
    [
      'are shortened beyond 4,000 bytes',
      ['search', ...articles(30).map((tag) => `${tag}/${'x'.repeat(150)}`)],
      ['search', 'article:*'],
    ],
    ['replace a long tag by its family', [`article:${'x'.repeat(300)}`], ['article:*']],
    ['are one tag where families do not suffice', Array.from({ length: 61 }, (_, index) => `tag-${index}`), ['any']],
  ])('%s', (_, tags, sent) => expect(toResponseTags(tags)).toEqual(sent));
});

describe('the tags of a purge', () => {
  test('reach responses whose tags were shortened', () => {
    const changed = 'article:2026/11/21/7';
    const { tags } = toPurgeTags([changed]);
    for (const page of [
      articles(10),
      articles(100),
      [...Array.from({ length: 61 }, (_, index) => `tag-${index}`), changed],
    ])
      expect(toResponseTags(page).some((tag) => tags.includes(tag))).toBe(true);
  });

  test('say whether content was withdrawn', () => {
    expect(toPurgeTags(['article:a', 'withdrawn:article:a'])).toEqual({
      kind: 'withdrawn',
      tags: ['article:a', 'article:*', 'any'],
    });
    expect(toPurgeTags(['search']).kind).toBe('changed');
  });
});
