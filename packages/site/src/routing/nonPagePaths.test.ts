import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { postPaths } from './nonPagePaths';

test('every route handler with another method than GET accepts POST', () => {
  const app = path.join(import.meta.dirname, '../../../../apps');
  const routes = globSync('*/app/**/route.ts', { cwd: app }).filter((file) =>
    /\b(?:POST|PUT|PATCH|DELETE)\b/.test(readFileSync(path.join(app, file), 'utf8')),
  );
  expect(routes.length).toBeGreaterThan(4);
  const addresses = routes.map((file) =>
    file
      .replace(/^[^/]+\/app/, '')
      .replace(/route\.ts$/, '')
      .replaceAll(/\[[^/]+\]/g, 'x'),
  );
  expect(addresses.filter((address) => !postPaths.some((pattern) => pattern.test(address)))).toEqual([]);
});
