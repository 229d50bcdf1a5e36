import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { brandFolders, inRoot } from './paths.ts';
import { siteMemory } from './siteMemory.ts';

describe('arguments of Node that limit the memory of a site', () => {
  test.each([...brandFolders().map((brand) => `apps/${brand}/package.json`), 'docs/guides/operations.md'])(
    '%s starts a site with them',
    (file) => {
      expect(readFileSync(inRoot(file), 'utf8')).toContain(
        `node ${siteMemory.nodeArguments.join(' ')} ../../packages/site/src/server/main.ts`,
      );
    },
  );
});
