import { envNames } from '@masthead/config/env';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { appTrees } from './appTrees.ts';
import { brandNames } from './brandNames.ts';
import { clientFiles, lockfile, securityEvidence, envExample, parseVariables, queryFields } from './checks.ts';
import type { Check } from './lintIssue.ts';
import { references } from './references.ts';

type Files = Record<string, string>;
const issues = (check: Check, files: Files): string[] =>
  check(new Map(Object.entries(files))).map(({ path, message }) => `${path}: ${message}`);

const brand = "export const brand = defineBrand({\n  key: 'one-key',\n  name: 'Daily One',\n});";
const apps: Files = { 'apps/sister-site-template/brand.ts': '', 'apps/sister-site-template/app/page.tsx': 'x' };
const document = 'query GetContent($naturalId: ID!) {\n  getContent(naturalId: $naturalId) { title }\n}';
const env =
  "const schema = z.object({\n  A_URL: z.url(),\n});\nexport const b = process.env.B_KEY ?? process.env['CI'];";

test.each<[string, Check, Files]>([
  ['apps/b/app/page.tsx: is missing: the template has it', appTrees, { ...apps, 'apps/b/brand.ts': '' }],
  [
    'apps/b/app/page.tsx: differs from the template',
    appTrees,
    { ...apps, 'apps/b/brand.ts': '', 'apps/b/app/page.tsx': 'y' },
  ],
  [
    'packages/a/src/a.ts: names the brand "daily one"',
    brandNames,
    { 'apps/a/brand.ts': brand, 'packages/a/src/a.ts': "'The daily one'" },
  ],
  [
    "packages/a/src/A.tsx: 'use client' in a file whose name does not say so",
    clientFiles,
    { 'packages/a/src/A.tsx': "'use client';" },
  ],
  [
    'src/a.ts: §2.4 is no section of docs/specification.md',
    references,
    { 'docs/specification.md': '## 2.1 Routes', 'src/a.ts': '// §2.4' },
  ],
  ['src/a.ts: decision 9 is not in docs/decisions', references, { 'src/a.ts': '// (decision 9)' }],
  ['README.md: "docs/gone.md" leads nowhere', references, { 'README.md': '[a](docs/gone.md)' }],
  ['README.md: there is no packages/a/src/gone.ts', references, { 'README.md': '`packages/a/src/gone.ts`' }],
  ['README.md: "a.md#b" leads to no heading', references, { 'README.md': '[a](a.md#b)', 'a.md': '# A' }],
  [
    'apps/x/src/env.ts: B_KEY is not explained in .env.example',
    envExample,
    { 'apps/x/src/env.ts': env, '.env.example': '#A_URL=\n' },
  ],
  ['.env.example: no env.ts knows OLD', envExample, { '.env.example': '#OLD=1\n' }],
  [
    'pnpm-lock.yaml: names the host https://registry.example/a.tgz',
    lockfile,
    { 'pnpm-lock.yaml': '  tarball: https://registry.example/a.tgz\n' },
  ],
  [
    'packages/graphql-ops/src/a/getA.graphql: requests title, which no code reads',
    queryFields,
    { 'packages/graphql-ops/src/a/getA.graphql': document, 'packages/site/src/a.test.ts': 'const { title } = wire;' },
  ],
  [
    'apps/provider/src/a.ts: starts a process',
    securityEvidence,
    { 'docs/security/asvs.md': '', 'apps/provider/src/a.ts': "import { spawn } from 'node:child_process';" },
  ],
])('reports %s', (issue, check, files) => expect(issues(check, files)).toEqual([issue]));

test('.env.example is compared with exactly the variables that the configuration parses', () => {
  const text = readFileSync(new URL(import.meta.resolve('@masthead/config/env')), 'utf8');
  const names = parseVariables(text).map(({ name }) => name);
  expect(names.toSorted()).toEqual(envNames.toSorted());
});
