import { describe, expect, test } from 'vitest';
import { formatIssue, type Check } from './lintIssue.ts';
import { generatedSources, queryFields } from './queries.ts';

const issues = (check: Check, ...files: [path: string, text: string][]): string[] =>
  check(new Map(files)).map((issue) => formatIssue(issue).split(' – ').slice(0, 2).join(' – '));
const folder = 'packages/graphql-ops/src/article';

describe('what a document requests is read', () => {
  const reader: [string, string] = ['packages/site/src/a.ts', 'const { title, image: { uri } } = wire; // summary'];
  const query = (fields: string): [string, string] => [
    `${folder}/getContent.graphql`,
    `# Asks.\nquery GetContent($naturalId: ID!) {\n  getContent(naturalId: $naturalId) { ${fields} }\n}`,
  ];

  test.each<[string, string[]]>([
    ['title image { uri }', []],
    ['title ...Body @include(if: $whole)', []],
    ['title\n    summary', [`${folder}/getContent.graphql:4 – requests summary, which no code reads`]],
    [
      'cover: image { width }',
      ['cover', 'width'].map((name) => `${folder}/getContent.graphql:3 – requests ${name}, which no code reads`),
    ],
  ])('%o: %o', (fields, expected) => expect(issues(queryFields, reader, query(fields))).toEqual(expected));

  test('a test is no reader', () => {
    expect(
      issues(queryFields, ['packages/site/src/a.test.ts', 'const { title } = wire;'], query('title')),
    ).toHaveLength(1);
  });
});

test.each<[string, [string, string][], string[]]>([
  ['with its document', [[`${folder}/A.graphql`, '']], []],
  ['without it', [], [`${folder}/A.generated.ts – has no .graphql document`]],
])('generated code %s', (_, others, expected) =>
  expect(
    issues(
      generatedSources,
      [`${folder}/A.generated.ts`, ''],
      ['packages/graphql-ops/src/schema.generated.ts', ''],
      ...others,
    ),
  ).toEqual(expected),
);
