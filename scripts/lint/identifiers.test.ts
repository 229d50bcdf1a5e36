import { expect, test } from 'vitest';
import { identifiers } from './identifiers.ts';
import { formatIssue } from './lintIssue.ts';

const glossary =
  '# Glossary\n\n## Identifiers that the lint step rejects\n\n| Word | Use |\n|---|---|\n| `keeper` | cache |\n';
const check = (text: string): string[] =>
  identifiers(
    new Map([
      ['docs/glossary.md', glossary],
      ['packages/x/src/a.ts', text],
    ]),
  ).map(formatIssue);

test.each(['const keeper = 1;', 'createKeeper();', 'type PageKeeper = string;'])(
  'rejects the identifier in %j',
  (text) => {
    expect(check(text)).toEqual([expect.stringMatching(/a\.ts:1 – the name \w+ contains "keeper" – use cache/)]);
  },
);

test.each(["const a = 'keeper';", 'const keepers = 1;', '// the keeper of pages', 'const housekeeping = 1;'])(
  'accepts strings, comments and other words: %j',
  (text) => {
    expect(check(text)).toEqual([]);
  },
);
