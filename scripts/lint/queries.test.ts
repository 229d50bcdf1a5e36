import { describe, expect, test } from 'vitest';
import { formatFault, type Check } from './fault.ts';
import { generatedSources, queryFields } from './queries.ts';

const faults = (check: Check, ...files: [path: string, text: string][]): string[] =>
  check(new Map(files)).map((fault) => formatFault(fault).split(' – ').slice(0, 2).join(' – '));
const folder = 'packages/graphql-ops/src/article';

describe('what a document asks for is read', () => {
  const reader: [string, string] = ['packages/site/src/a.ts', 'const { title, image: { uri } } = wire; // summary'];
  const query = (fields: string): [string, string] => [
    `${folder}/getContent.graphql`,
    `# Asks.\nquery GetContent($naturalId: ID!) {\n  getContent(naturalId: $naturalId) { ${fields} }\n}`,
  ];

  test.each<[string, string[]]>([
    ['title image { uri }', []],
    ['title ...Body @include(if: $whole)', []],
    ['title\n    summary', [`${folder}/getContent.graphql:4 – asks for summary, which nothing reads`]],
    [
      'cover: image { width }',
      ['cover', 'width'].map((name) => `${folder}/getContent.graphql:3 – asks for ${name}, which nothing reads`),
    ],
  ])('%o: %o', (fields, expected) => expect(faults(queryFields, reader, query(fields))).toEqual(expected));

  test('a test is no reader', () => {
    expect(
      faults(queryFields, ['packages/site/src/a.test.ts', 'const { title } = wire;'], query('title')),
    ).toHaveLength(1);
  });
});

test.each<[string, [string, string][], string[]]>([
  ['with its document', [[`${folder}/A.graphql`, '']], []],
  ['without it', [], [`${folder}/A.generated.ts – was made from a document that is gone`]],
])('generated code %s', (_, others, expected) =>
  expect(
    faults(
      generatedSources,
      [`${folder}/A.generated.ts`, ''],
      ['packages/graphql-ops/src/schema.generated.ts', ''],
      ...others,
    ),
  ).toEqual(expected),
);
