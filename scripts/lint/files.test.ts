import { describe, expect, test } from 'vitest';
import { brandFolders, root } from '../lib/paths.ts';
import { appTrees, templateFolder } from './appTrees.ts';
import { brandNames, namesOfBrands } from './brandNames.ts';
import { buildVariables } from './buildVariables.ts';
import { clientFiles } from './clientFiles.ts';
import { componentNames } from './componentNames.ts';
import { exportStar } from './exportStar.ts';
import { formatIssue, type Check } from './lintIssue.ts';
import { routeFiles } from './routeFiles.ts';
import { sitePictures } from './sitePictures.ts';
import { themeImports } from './themeImports.ts';
import { readTree } from './tree.ts';

const issues = (check: Check, ...files: [path: string, text: string][]): string[] =>
  check(new Map(files)).map((issue) => formatIssue(issue).split(' – ').slice(0, 2).join(' – '));
const lines = (count: number): string => "import 'a';\n".repeat(count);

describe('browser code shows in the name', () => {
  test.each([
    ['a .client file that says so', 'packages/site/src/A.client.tsx', "'use client';\n"],
    ['a directive after a comment', 'packages/site/src/A.client.tsx', '/** Why. */\n// More.\n"use client";\n'],
    ['a server file', 'packages/site/src/A.tsx', "const text = 'use client';"],
    ['an error file, which Next names', 'apps/one/app/search/error.tsx', "'use client';"],
  ])('%s is right', (_, path, text) => expect(issues(clientFiles, [path, text])).toEqual([]));

  test.each([
    [
      'packages/site/src/A.client.tsx',
      'export const A = 1;',
      "packages/site/src/A.client.tsx:1 – a .client file without 'use client'",
    ],
    [
      'packages/site/src/A.tsx',
      "'use client';\n",
      "packages/site/src/A.tsx:1 – 'use client' in a file whose name does not say so",
    ],
    [
      'apps/one/app/page.tsx',
      "'use client';\n",
      "apps/one/app/page.tsx:1 – 'use client' in a file whose name does not say so",
    ],
  ])('%s with %o is reported', (path, text, message) => expect(issues(clientFiles, [path, text])).toEqual([message]));
});

describe('file, folder and component share a name', () => {
  const folder = 'packages/design-system/src/Teaser';
  const teaser: [string, string] = [`${folder}/Teaser.tsx`, 'export const Teaser = () => null;'];

  test.each<[string, [string, string]]>([
    ['a second part of the folder', [`${folder}/TeaserKicker.tsx`, 'export const TeaserKicker = () => null;']],
    ['a part for the browser', [`${folder}/TeaserShare.client.tsx`, 'export function TeaserShare() {}']],
    ['a test', [`${folder}/Teaser.test.tsx`, '']],
    ['a helper', [`${folder}/order.ts`, 'export const order = 1;']],
  ])('%s is right', (_, file) => expect(issues(componentNames, teaser, file)).toEqual([]));

  test.each<[string, [string, string], string]>([
    [
      'another name',
      [`${folder}/Other.tsx`, 'export const Card = 1; // export const Other'],
      `${folder}/Other.tsx – exports nothing called Other`,
    ],
    [
      'a default export',
      [`${folder}/Other.tsx`, 'export default function Other() {}'],
      `${folder}/Other.tsx – exports nothing called Other`,
    ],
    [
      'an index',
      [`${folder}/index.ts`, "export { Teaser } from './Teaser';"],
      `${folder}/index.ts – an index inside a component's folder`,
    ],
    [
      'a folder without its component',
      ['packages/design-system/src/Card/Row.tsx', 'export const Row = 1;'],
      'packages/design-system/src/Card – has no Card.tsx',
    ],
  ])('%s is reported', (_, file, message) => expect(issues(componentNames, teaser, file)).toEqual([message]));
});

test.each([
  ["export * from './a';", ['a.ts:1 – export *']],
  ["\nexport * as b from './a';", ['a.ts:2 – export *']],
  ["export { a } from './a'; // export *", []],
])('%o: %o', (text, expected) => expect(issues(exportStar, ['a.ts', text])).toEqual(expected));

describe('a route file is a sentence', () => {
  const page = 'apps/one/app/[slug]/page.tsx';

  test('that names a screen and a brand', () => {
    expect(
      issues(routeFiles, [
        page,
        "import { screen } from '@masthead/site/screen';\nconst s = screen(brand);\nexport const load: Promise<Page> = s.load;\nexport default s.Page;",
      ]),
    ).toEqual([]);
  });

  test.each<[string, string, string, string]>([
    ['one that is long', page, lines(16), `${page} – 16 lines, more than 15`],
    ['one that fetches', page, "\nawait fetch('/x');", `${page}:2 – fetches`],
    ['one with markup', page, 'export default () => <h1>Hi</h1>;', `${page}:1 – holds markup`],
    ['a component beside it', 'apps/one/app/Card.tsx', '', 'apps/one/app/Card.tsx – no route file of Next'],
    [
      'a loading file',
      'apps/one/app/loading.tsx',
      '',
      'apps/one/app/loading.tsx – a loading file: with it, missing pages answer 200',
    ],
  ])('%s is reported', (_, path, text, message) => expect(issues(routeFiles, [path, text])).toEqual([message]));
});

describe('themes meet components in the contract only', () => {
  test.each([
    [
      'apps/one/theme.css.ts',
      "import { newsTheme, vars } from '@masthead/design-system/theme';\nimport { createTheme } from '@vanilla-extract/css';",
      [],
    ],
    [
      'apps/one/theme.css.ts',
      "import { Teaser } from '@masthead/design-system';",
      ['apps/one/theme.css.ts:1 – a brand\'s theme imports "@masthead/design-system"'],
    ],
    [
      'packages/design-system/src/Teaser/Teaser.css.ts',
      "import { vars } from '../theme/contract.css';\nimport { media } from '../theme/media';",
      [],
    ],
    [
      'packages/design-system/src/Teaser/Teaser.css.ts',
      "import { newsTheme } from '../theme/newsTheme';",
      ['packages/design-system/src/Teaser/Teaser.css.ts:1 – a component imports "../theme/newsTheme"'],
    ],
  ])('%s with %o: %o', (path, text, expected) => expect(issues(themeImports, [path, text])).toEqual(expected));
});

describe('shared code names no brand', () => {
  const brand: [string, string] = [
    'apps/one/brand.ts',
    "export const brand = defineBrand({\n  key: 'one-key',\n  name: 'Daily One',\n  site: 'one',\n  magazine: { name: 'One & Only', slug: 'only', description: '' },\n});",
  ];

  test('names are read from the brands themselves', () => {
    expect(namesOfBrands(new Map([brand]))).toEqual(['one-key', 'Daily One', 'one', 'One & Only', 'only']);
  });

  test.each([
    [
      'packages/site/src/a.ts',
      "const title = 'The daily one';",
      ['packages/site/src/a.ts:1 – names the brand "daily one"'],
    ],
    [
      'packages/graphql-ops/schema.graphql',
      '# sites: one-key',
      ['packages/graphql-ops/schema.graphql:1 – names the brand "one-key"'],
    ],
    ['packages/site/src/a.ts', "const title = 'phone, someone, stone';", []],
    ['packages/site/src/a.test.ts', "const title = 'Daily One';", []],
    ['apps/one/brand/menu.ts', "const title = 'Daily One';", []],
  ])('%s with %o: %o', (path, text, expected) => expect(issues(brandNames, brand, [path, text])).toEqual(expected));
});

describe('brands share one tree of routes', () => {
  const brands: [string, string][] = [
    ['apps/sister-site-template/brand.ts', '1'],
    ['apps/b/brand.ts', '2'],
    ['apps/sister-site-template/app/page.tsx', 'x'],
    ['apps/sister-site-template/theme.css.ts', 'red'],
  ];

  test('that is the same file by file; themes and data differ', () => {
    expect(
      issues(
        appTrees,
        ...brands,
        ['apps/b/app/page.tsx', 'x'],
        ['apps/b/theme.css.ts', 'green'],
        ['apps/provider/app/other.ts', ''],
      ),
    ).toEqual([]);
  });

  test.each<[string, [string, string][], string[]]>([
    ['a missing file', [], ['apps/b/app/page.tsx – is missing: the template has it']],
    ['another text', [['apps/b/app/page.tsx', 'y']], ['apps/b/app/page.tsx – differs from the template']],
    [
      'a file too many',
      [
        ['apps/b/app/page.tsx', 'x'],
        ['apps/b/app/extra/page.tsx', ''],
      ],
      ['apps/b/app/extra/page.tsx – is not in the template'],
    ],
  ])('%s is reported', (_, files, expected) => expect(issues(appTrees, ...brands, ...files)).toEqual(expected));

  const tree = readTree(root);
  const equalFiles = brandFolders()
    .map((folder) => `apps/${folder}`)
    .filter((folder) => folder !== templateFolder)
    .flatMap((folder) =>
      [...tree]
        .filter(([path]) => path.startsWith(`${templateFolder}/`) && !path.includes('/public/'))
        .map(([path, text]) => ({ path: path.replace(templateFolder, folder), text }))
        .filter(({ path, text }) => tree.get(path) === text),
    );

  test('and of every other file that is equal today', () => {
    expect(equalFiles.length).toBeGreaterThan(40);
    const changed = new Map([...tree, ...equalFiles.map(({ path }) => [path, 'changed'] as const)]);
    const reported = new Set(appTrees(changed).map(({ path }) => path));
    expect(equalFiles.map(({ path }) => path).filter((path) => !reported.has(path))).toEqual([]);
  });
});

describe('a build contains no environment', () => {
  const turbo = (...names: string[]): [string, string] => [
    'turbo.json',
    JSON.stringify({ tasks: { build: { env: names } } }),
  ];
  test.each<[string, [string, string][], string[]]>([
    ['no variable is right', [turbo()], []],
    ['a variable of the task is reported', [turbo('GRAPHQL_URL')], ['turbo.json – a build is given GRAPHQL_URL']],
    [
      'a variable that Next copies into scripts is reported',
      [turbo(), ['packages/site/src/a.ts', 'const origin = process.env.NEXT_PUBLIC_ORIGIN;']],
      ['packages/site/src/a.ts:1 – NEXT_PUBLIC_ORIGIN would become a part of the build'],
    ],
  ])('%s', (_, files, expected) => expect(issues(buildVariables, ...files)).toEqual(expected));
});

describe('code of the sites names no picture of content', () => {
  const path = 'packages/site/src/routing/routes.ts';

  test.each<[string, [string, string], string[]]>([
    [
      'a drawing',
      [path, `'/images/civic-ochre-1-article'`],
      [`${path}:1 – the code names the picture civic-ochre-1-article`],
    ],
    ['a logo', [path, `'/images/logo-harrow-and-pike'`], []],
    ['a drawing in a test', ['packages/site/src/a.test.ts', `'/images/civic-ochre-1-article'`], []],
  ])('%s', (_, file, expected) => expect(issues(sitePictures, file)).toEqual(expected));
});
