import { expect, test } from 'vitest';
import { getChangesOf, readChangelog, readChangesets } from './changes';

const changesets = {
  'a.md': '---\n"@masthead/design-system": minor\n---\n\n`Button` has the look `paper`.\n',
  'b.md': '---\n"@masthead/site": patch\n---\n\n`Button` is used in forms.\n',
};

test('lists changesets of the design system as the next release', () => {
  expect(readChangesets(changesets)).toEqual([{ release: 'next', text: '`Button` has the look `paper`.' }]);
});

test('reads the versions of a changelog', () => {
  const changelog =
    '# Name\n\n## 0.2.0\n\n### Minor Changes\n\n- 8fa1511: One.\n  \n  More of one.\n- fbf6241: Two.\n\n## 0.1.0\n\n### Patch Changes\n\n- abcdef0: Three.\n';
  expect(readChangelog(changelog)).toEqual([
    { release: '0.2.0', text: 'One.\n\nMore of one.' },
    { release: '0.2.0', text: 'Two.' },
    { release: '0.1.0', text: 'Three.' },
  ]);
});

test('finds the changes that name a component', () => {
  const changes = [
    { release: 'next', text: 'Cards use `Button`.' },
    { release: 'next', text: '`ButtonLink` opens a tab.' },
  ];
  expect(getChangesOf(changes, 'Button')).toEqual([changes[0]]);
});
