import { expect, test } from 'vitest';
import type { MenuLine } from '../types/navigation';
import { menuGroups } from './menuGroups';

const link = (title: string): MenuLine => ({ kind: 'link', link: { title, url: `/${title}/` } });
const header = (title: string): MenuLine => ({ kind: 'header', title });
const shape = (lines: readonly MenuLine[]) =>
  menuGroups(lines).map((group) => [
    group.header?.title ?? '',
    ...group.lines.map((line) => (line.kind === 'link' ? line.link.title : line.kind)),
  ]);

test.each<[string, MenuLine[], string[][]]>([
  ['nothing', [], []],
  ['lines without a header', [link('a'), link('b')], [['', 'a', 'b']]],
  [
    'headers with their lines',
    [header('N'), link('a'), header('S'), link('b'), link('c')],
    [
      ['N', 'a'],
      ['S', 'b', 'c'],
    ],
  ],
  [
    'lines before the first header',
    [link('all'), header('N'), link('a')],
    [
      ['', 'all'],
      ['N', 'a'],
    ],
  ],
  [
    'a divider ends a group',
    [header('N'), link('a'), { kind: 'divider' }, link('b')],
    [
      ['N', 'a'],
      ['', 'divider', 'b'],
    ],
  ],
  ['small labels stay in theirs', [header('N'), { kind: 'small', title: 'new' }, link('a')], [['N', 'small', 'a']]],
])('§2.7: %s', (_, lines, groups) => {
  expect(shape(lines)).toEqual(groups);
});
