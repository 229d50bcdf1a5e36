import { envNames } from '@masthead/config/env';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { decisions } from './decisions.ts';
import { docLinks, toSlug } from './docLinks.ts';
import { envExample, parseVariables } from './envExample.ts';
import { formatIssue, type Check } from './lintIssue.ts';
import { lockfile } from './lockfile.ts';
import { manifests } from './manifests.ts';

const issues = (check: Check, ...files: [path: string, text: string][]): string[] =>
  check(new Map(files)).map((issue) => formatIssue(issue).split(' – ').slice(0, 2).join(' – '));

describe('links in documents', () => {
  const around: [string, string][] = [
    ['docs/guide.md', '# The guide\n\n## Caches & tags\n'],
    ['docs/look.png', ''],
    ['packages/site/src/a.ts', ''],
  ];

  test.each([
    ['a document', '[guide](docs/guide.md)'],
    ['a heading', '[caches](docs/guide.md#caches--tags)'],
    ['a heading of its own', '# Here\n[here](#here)'],
    ['a folder', '[site](packages/site/)'],
    ['a picture', '![look](docs/look.png "The look")'],
    ['a picture in HTML', '<img alt="" src="docs/look.png">'],
    ['a definition', '[guide]\n\n[guide]: docs/guide.md'],
    ['another site', '[x](https://example.com/a.md) and [mail](mailto:a@example.com)'],
    ['code that only shows a link', '`[x](gone.md)`\n```md\n[x](gone.md)\n```'],
  ])('may lead to %s', (_, text) => expect(issues(docLinks, ...around, ['README.md', text])).toEqual([]));

  test.each([
    ['a file that is gone', '\n[x](docs/gone.md)', 'README.md:2 – "docs/gone.md" leads nowhere'],
    ['a picture that is gone', '![x](docs/gone.png)', 'README.md:1 – "docs/gone.png" leads nowhere'],
    [
      'a heading that is gone',
      '[x](docs/guide.md#nothing)',
      'README.md:1 – "docs/guide.md#nothing" leads to no heading',
    ],
    ['a definition that leads nowhere', '[x]: gone.md', 'README.md:1 – "gone.md" leads nowhere'],
    ['the root of the machine', '[x](/docs/guide.md)', 'README.md:1 – "/docs/guide.md" begins at the root'],
    ['outside', '[x](../other/README.md)', 'README.md:1 – "../other/README.md" leaves the repository'],
  ])('may not lead to %s', (_, text, message) =>
    expect(issues(docLinks, ...around, ['README.md', text])).toEqual([message]),
  );

  test('in articles are addresses of the site and not checked here', () => {
    expect(issues(docLinks, ['apps/provider/content/articles/a.md', '[x](/markets/atlanta/)'])).toEqual([]);
  });

  test.each([
    ['One command', 'one-command'],
    ['What `npm test` does', 'what-npm-test-does'],
    ['Caches & tags', 'caches--tags'],
  ])('the heading "%s" has the id %s', (heading, id) => expect(toSlug(heading)).toBe(id));
});

describe('a decision record', () => {
  const good = '# 1. Title\n\n## Status\nAccepted\n\n## Context\n\n## Options\n\n## Decision\n\n## Consequences\n';

  test('has a number, five headings and under 40 lines', () => {
    expect(issues(decisions, ['docs/decisions/0001-a-title.md', good], ['docs/decisions/README.md', ''])).toEqual([]);
  });

  test.each<[string, [string, string][], string[]]>([
    ['no number', [['docs/decisions/title.md', good]], ['docs/decisions/title.md – the name is no number and title']],
    [
      'a number twice',
      [
        ['docs/decisions/0001-a.md', good],
        ['docs/decisions/0001-b.md', good],
      ],
      ['docs/decisions/0001-b.md – has the number of docs/decisions/0001-a.md'],
    ],
    [
      'a heading less',
      [['docs/decisions/0001-a.md', good.replace('## Options\n\n', '')]],
      ['docs/decisions/0001-a.md – its headings are Status, Context, Decision, Consequences'],
    ],
    ['40 lines', [['docs/decisions/0001-a.md', `${good}${'x\n'.repeat(28)}`]], ['docs/decisions/0001-a.md – 40 lines']],
  ])('with %s is reported', (_, files, expected) => expect(issues(decisions, ...files)).toEqual(expected));
});

describe('.env.example', () => {
  const env: [string, string] = [
    'apps/x/src/env.ts',
    "const schema = z.object({\n  A_URL: z.url(),\n  /** NOT_ME: in a comment */\n});\nexport const b = process.env.B_KEY ?? process.env['NODE_ENV'];",
  ];

  test('explains every variable that an env.ts declares or reads', () => {
    expect(issues(envExample, env, ['.env.example', '# A.\n#A_URL=\nB_KEY=1\n'])).toEqual([]);
  });

  test('lacks one, or knows one too many: each is reported', () => {
    expect(issues(envExample, env, ['.env.example', '#A_URL=\n#OLD=1\n'])).toEqual([
      'apps/x/src/env.ts:5 – B_KEY is not explained in .env.example',
      '.env.example:2 – no env.ts knows OLD',
    ]);
  });

  test('is compared with exactly the variables that the configuration parses', () => {
    const text = readFileSync(new URL(import.meta.resolve('@masthead/config/env')), 'utf8');
    expect(
      parseVariables(text)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(envNames.toSorted());
  });
});

test.each([
  ['  resolution: {integrity: sha512-aGk=}', []],
  [
    'packages:\n  x@https://codeload.example.com/x.tgz:',
    ['pnpm-lock.yaml:2 – names the host https://codeload.example.com/x.tgz:'],
  ],
  [
    '  resolution: {tarball: https://registry.example.com/x.tgz}',
    ['pnpm-lock.yaml:1 – names the host https://registry.example.com/x.tgz'],
  ],
])('a lockfile with %o: %o', (text, expected) => expect(issues(lockfile, ['pnpm-lock.yaml', text])).toEqual(expected));

test.each([
  ['{"dependencies":{"zod":"catalog:","@masthead/config":"workspace:*"}}', []],
  ['{"devDependencies":{"zod":"^4.0.0"}}', ['packages/x/package.json:1 – zod has the version "^4.0.0"']],
  [
    '{"dependencies":{"@masthead/config":"catalog:"}}',
    ['packages/x/package.json:1 – @masthead/config has the version "catalog:"'],
  ],
])('a package.json with %o: %o', (text, expected) =>
  expect(issues(manifests, ['packages/x/package.json', text])).toEqual(expected),
);
