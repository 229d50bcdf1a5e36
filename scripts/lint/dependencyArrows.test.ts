import { describe, expect, test } from 'vitest';
import { dependencyArrows } from './dependencyArrows.ts';
import { formatFault } from './fault.ts';

const manifest = (name: string, dependencies: string[] = [], entries: string[] = ['.']): string =>
  JSON.stringify(
    {
      name: `@masthead/${name}`,
      exports: Object.fromEntries(entries.map((entry) => [entry, './x.ts'])),
      dependencies: Object.fromEntries(dependencies.map((other) => [`@masthead/${other}`, 'workspace:*'])),
    },
    null,
    2,
  );

const base: [string, string][] = [
  ['packages/config/package.json', manifest('config', [], ['.', './env'])],
  ['packages/design-system/package.json', manifest('design-system', [], ['.', './theme'])],
  ['packages/graphql-ops/package.json', manifest('graphql-ops', ['config'], ['.', './schema.graphql'])],
  ['packages/site/package.json', manifest('site', ['config', 'design-system'])],
  ['apps/provider/package.json', manifest('provider', ['graphql-ops'])],
  ['apps/one/package.json', manifest('app-one', ['site', 'design-system'])],
  ['apps/one/brand.ts', ''],
];
const faults = (...files: [string, string][]): string[] =>
  dependencyArrows(new Map([...base, ...files])).map(formatFault);

describe('dependencies between packages', () => {
  test('are in order where they follow the table', () => {
    expect(
      faults(
        [
          'packages/site/src/a.ts',
          "import { limits } from '@masthead/config';\nexport { Teaser } from '@masthead/design-system';\nimport './a.css';",
        ],
        ['apps/one/theme.css.ts', "import { vars } from '@masthead/design-system/theme';"],
        ['apps/provider/src/schema.ts', "const url = import.meta.resolve('@masthead/graphql-ops/schema.graphql');"],
      ),
    ).toEqual([]);
  });

  test.each([
    [
      'an import against the arrow',
      'packages/config/src/a.ts',
      "\nimport type { Route } from '@masthead/site';",
      'packages/config/src/a.ts:2 – @masthead/config imports "@masthead/site" – turn the dependency around or move the code: it stands alone',
    ],
    [
      'a lazy import against the arrow',
      'packages/design-system/src/a.ts',
      "const c = await import('@masthead/config');",
      'packages/design-system/src/a.ts:1 – @masthead/design-system imports "@masthead/config" – turn the dependency around or move the code: it may use @masthead/scripts/chromium',
    ],
    [
      'a re-export against the arrow',
      'packages/graphql-ops/src/a.ts',
      "export { b } from '@masthead/site';",
      'packages/graphql-ops/src/a.ts:1 – @masthead/graphql-ops imports "@masthead/site" – turn the dependency around or move the code: it may use @masthead/config',
    ],
    [
      'Next in the design system',
      'packages/design-system/src/a.tsx',
      "import Link from 'next/link';",
      'packages/design-system/src/a.tsx:1 – @masthead/design-system imports "next/link" – take what is needed as a prop; only the packages above know the framework and the data',
    ],
    [
      'code of the sites in the provider',
      'apps/provider/src/a.ts',
      "import { ask } from '@masthead/graphql-ops';",
      'apps/provider/src/a.ts:1 – @masthead/provider imports "@masthead/graphql-ops" – turn the dependency around or move the code: it may use @masthead/graphql-ops/schema.graphql, @masthead/config/clients, @masthead/config/content-rules, @masthead/config/hostile-html, @masthead/config/security-events',
    ],
    [
      'components in an app',
      'apps/one/app/page.tsx',
      "import { Teaser } from '@masthead/design-system';",
      'apps/one/app/page.tsx:1 – @masthead/app-one imports "@masthead/design-system" – turn the dependency around or move the code: it may use @masthead/site, @masthead/config, @masthead/design-system/theme, @masthead/design-system/base',
    ],
    [
      'what a package does not export',
      'packages/site/src/a.ts',
      "import { x } from '@masthead/config/src/brand';",
      'packages/site/src/a.ts:1 – "@masthead/config/src/brand" is no entry of @masthead/config – import one of its exports (., ./env) or add an entry to packages/config/package.json',
    ],
    [
      'an undeclared package',
      'packages/site/src/a.ts',
      "import { ask } from '@masthead/graphql-ops';",
      'packages/site/src/a.ts:1 – @masthead/graphql-ops is not declared – add "@masthead/graphql-ops": "workspace:*" to packages/site/package.json',
    ],
    [
      'a way around the exports',
      'packages/site/src/a.ts',
      "import { x } from '../../config/src/limits';",
      'packages/site/src/a.ts:1 – "../../config/src/limits" leaves packages/site – import the package by its name',
    ],
  ])('%s is a fault', (_, file, text, message) => {
    expect(faults([file, text])).toEqual([message]);
  });

  test('an example in a comment is no import', () => {
    expect(
      faults([
        'packages/config/src/a.ts',
        "/** @example import { x } from '@masthead/site' */\n// import '@masthead/site'",
      ]),
    ).toEqual([]);
  });

  test('a forbidden dependency in package.json is a fault even where nothing imports it', () => {
    expect(faults(['packages/config/package.json', manifest('config', ['site'], ['.', './env'])])).toEqual([
      'packages/config/package.json:8 – @masthead/config depends on @masthead/site – remove the dependency: it stands alone',
    ]);
  });

  test('a package without a row in the table is a fault', () => {
    expect(faults(['packages/new/package.json', manifest('new')])).toEqual([
      expect.stringContaining('@masthead/new has no row in the table of dependencies'),
    ]);
  });
});
