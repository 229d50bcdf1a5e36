import { expect, test } from 'vitest';
import { sectionNumbers } from './sections.ts';

const specification =
  '# Specification\n\n## 2. Screens\n\n### 2.1 Fixed routes\n\n### 2.3 Static pages\n\n## 9. Limits\n';

const issues = (path: string, cited: string): string[] =>
  sectionNumbers(
    new Map([
      ['docs/specification.md', specification],
      [path, `First line\nIt follows §${cited}.`],
    ]),
  ).map(({ line, message }) => `${line}: ${message}`);

test.each([
  ['a section', 'src/a.ts', '2.1'],
  ['a chapter', 'docs/guide.md', '2'],
  ['a range', 'src/a.tsx', '2.1–2.3'],
  ['the section of a law in an article', 'sample-content/articles/a.md', '1031'],
])('%s resolves', (_, path, cited) => expect(issues(path, cited)).toEqual([]));

test.each([
  ['a number without a heading', '2.4', '2.4'],
  ['a deeper number', '2.1.1', '2.1.1'],
  ['the end of a range', '2.1–2.9', '2.9'],
])('%s is reported', (_, cited, reported) =>
  expect(issues('src/a.ts', cited)).toEqual([`2: §${reported} is no section of docs/specification.md`]),
);
