import { mkdtempSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { locateIssue } from './locateIssue.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'masthead-locate-'));
beforeAll(() => {
  mkdirSync(path.join(folder, 'articles'));
  writeFileSync(path.join(folder, 'articles/a-deal.md'), '---\ntitle: A deal\nimage:\n  alt: x\n---\n\nThe body.\n');
  writeFileSync(
    path.join(folder, 'events.json'),
    '[\n  { "slug": "one" },\n  {\n    "slug": "two",\n    "city": 3\n  }\n]\n',
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['articles/a-deal.md', 'title', 'articles/a-deal.md', 2],
  ['articles/a-deal.md', 'image.alt', 'articles/a-deal.md', 4],
  ['articles/a-deal.md', 'line 3', 'articles/a-deal.md', 3],
  ['articles/a-deal.md', 'summary', 'articles/a-deal.md', 1],
  ['article a-deal', 'title', 'articles/a-deal.md', 2],
  ['events.json', '[1].city', 'events.json', 5],
  ['events.json', '[1].venueName', 'events.json', 3],
  ['events.json', 'two', 'events.json', 4],
  ['missing.json', 'slug', 'missing.json', undefined],
])('an issue of %s at "%s" is in %s, line %s', async (file, at, located, line) => {
  expect(await locateIssue(folder, { file, path: at, message: 'm' })).toMatchObject({ file: located, line });
});
