import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import { addHarborPublication, copySampleFiles } from '../../../test/support/copySampleContent.ts';
import { listBodyWarnings } from './checks/publications.ts';
import { ContentError, readContent } from './readContent.ts';
import { createTestFolder, useFolder } from '../../../test/support/folders.ts';
import { createFileCache } from './fileCache.ts';
import { locateIssue } from './locateIssue.ts';
import { maxFrontMatterLength, parseFrontMatter } from './frontMatter.ts';

const sample = path.join(import.meta.dirname, '../../../../../sample-content');
const copy = useFolder();

beforeAll(async () => {
  copySampleFiles(copy);
});

const edit = async (file: string, change: (text: string) => string, key = 'sister-site-template'): Promise<void> => {
  const location = path.join(copy, 'publications', key, file);
  await writeFile(location, change(await readFile(location, 'utf8')));
};

test('the sample content has no issues, and streams with headings of their own (§2.2)', async () => {
  const { publications } = await readContent(sample);
  for (const { categories } of publications) {
    const names = categories.map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  }
});

test('reports a folder that does not exist in one line', async () => {
  const missing = path.join(copy, 'missing');
  await expect(readContent(missing)).rejects.toThrow(
    `There is no folder ${missing}. Name the folder of the content files.`,
  );
});

test('reports all issues at once, each with its file and path', async () => {
  await edit('publishers.json', (text) => text.replace('"sponsored": true', '"sponsored": "true"'));
  await edit('webcasts.json', (text) => text.replace('"host"', '"hots"'));
  await edit('articles/one-summary-five-places.md', (text) =>
    text.replace(/(image: \{ )file: /, '$1flie: ').replace(/^title: .*/m, `title: "${'Long '.repeat(30)}"`),
  );
  const error = await readContent(copy).catch((error: unknown) => error);
  expect(error).toBeInstanceOf(ContentError);
  const lines = String(error);
  expect(lines).toMatch(/publishers\.json \[0\]\.sponsored: /);
  expect(lines).toMatch(/webcasts\.json \[0\]\.host: /);
  expect(lines).toMatch(/articles\/one-summary-five-places\.md image: /);
  expect(lines).toMatch(/articles\/one-summary-five-places\.md title: must have at most 90 characters/);
});

test('rejects an article with JavaScript front matter with file and line, without executing it', async () => {
  copySampleFiles(copy);
  const marker = path.join(copy, 'executed');
  await edit('articles/one-summary-five-places.md', (text) =>
    text.replace(/^---/, `---js\n{ x: require('node:fs').writeFileSync(${JSON.stringify(marker)}, '') }\n---\n`),
  );
  expect(String(await readContent(copy).catch((error: unknown) => error))).toMatch(
    /articles\/one-summary-five-places\.md line 1: front matter must be YAML/,
  );
  expect(existsSync(marker)).toBe(false);
});

test('checks references across files when the files are valid', async () => {
  copySampleFiles(copy);
  await writeFile(path.join(copy, 'publications/sister-site-template/trending.json'), '["one-summary-six-places"]');
  await edit('webcasts.json', (text) => text.replace('"sponsor": null', '"sponsor": "fairmount"'));
  await edit('static-pages.json', (text) => text.replace('<p>', '<p onclick=\\"go()\\">'));
  await edit('packages.json', (text) =>
    text.replace(/("slug": "sample-report"[^]*?"file": )"[^"]*"/, '$1"pictures/chart-strata-slate.webp"'),
  );
  await edit('articles/one-summary-five-places.md', (text) => text.replace(/^authors: .*/m, 'authors: [nobody]'));
  const lines = String(await readContent(copy).catch((error: unknown) => error));
  expect(lines).toMatch(/trending\.json \[\d+\]: no article "one-summary-six-places"/);
  expect(lines).toMatch(/webcasts\.json [a-z-]+: no publisher "fairmount"/);
  expect(lines).toMatch(/packages\.json sample-report: its picture is that of its first story/);
  expect(lines).toMatch(/static-pages\.json [a-z-]+ content: has a tag, attribute or URL that is not allowed/);
  expect(lines).toMatch(/article one-summary-five-places authors: no author "nobody"/);
  await rm(path.join(copy, 'publications/sister-site-template/trending.json'));
});

test('checks every publication alike', async () => {
  copySampleFiles(copy);
  addHarborPublication(copy);
  const { publications } = await readContent(copy);
  expect(publications.map(({ key, site }) => [key, site.key])).toEqual([
    ['harbor', 'harbor'],
    ['sister-site-template', 'sister-site'],
  ]);
  expect(listBodyWarnings({ publications, omitted: [] })).toEqual([]);
  const article = 'articles/change-one-color.md';
  await edit(article, (text) => `${text}\n[Nowhere](#nowhere)\n`, 'harbor');
  expect(listBodyWarnings(await readContent(copy))).toMatchObject([
    { file: 'publications/harbor/article change-one-color', message: expect.stringContaining('#nowhere') as string },
  ]);
  await edit(
    article,
    (text) =>
      text
        .replace(/^primary: .*$/m, 'primary: best-practices/reading')
        .replace(/^kicker: .*$/m, 'kicker: Feature')
        .concat('\n<form>a</form>\n'),
    'harbor',
  );
  const lines = String(await readContent(copy).catch((error: unknown) => error));
  expect(lines).toMatch(/harbor\/article change-one-color categories: no category "best-practices\/reading"/);
  expect(lines).toMatch(/harbor\/article change-one-color kicker: "Feature" has no stream/);
  expect(lines).toMatch(/harbor\/article change-one-color body: must have no HTML/);
});

test.each([
  [
    'the name of another one',
    'site.json',
    '"name": "Harbor"',
    '"name": "Sister Site"',
    /site\.json name: "Sister Site" is that of sister-site/,
  ],
  ['its newsletter', 'newsletters.json', 'HARWEEK', 'SISWEEK', /SISWEEK: is a newsletter of another publication/],
  [
    'a newsletter of an unknown section',
    'newsletters.json',
    '"categories": []',
    '"categories": ["best-practices/reading"]',
    /newsletters\.json HAR[A-Z]+: no category "best-practices\/reading"/,
  ],
  ['text that is no JSON', 'site.json', '{', '', /site\.json: cannot be read/],
])('leaves out a publication with %s, and no other', async (_, file, from, to, issue) => {
  copySampleFiles(copy);
  await rm(path.join(copy, 'publications/harbor'), { recursive: true, force: true });
  // The last one has what another has.
  await rename(path.join(copy, addHarborPublication(copy)), path.join(copy, 'publications/wharf'));
  await edit(file, (text) => text.replaceAll(from, to), 'wharf');
  const { publications, omitted } = await readContent(copy, { invalid: 'omit' });
  expect(publications.map(({ key }) => key)).toEqual(['sister-site-template']);
  expect(omitted).toEqual([{ key: 'wharf', issues: expect.anything() }]);
  expect(String(await readContent(copy).catch((error: unknown) => error))).toMatch(issue);
  await rm(path.join(copy, 'publications/wharf'), { recursive: true });
});

test('reads publications with digits in their names, and those of a second folder', async () => {
  const added = await mkdtemp(path.join(tmpdir(), 'content-'));
  copySampleFiles(copy);
  copySampleFiles(added);
  addHarborPublication(added);
  await rm(path.join(added, 'publications/sister-site-template'), { recursive: true });
  const site = path.join(added, 'publications/harbor/site.json');
  await writeFile(site, (await readFile(site, 'utf8')).replaceAll('har:harbor', 'har:harbor-66'));
  const { publications } = await readContent(copy, { added });
  await rm(added, { recursive: true });
  expect(publications.at(-1)?.site.publication).toBe('har:harbor-66');
});

test('loads a file again only after it has changed', async () => {
  const folder = createTestFolder();
  const file = path.join(folder, 'a.md');
  const cache = createFileCache();
  const load = vi.fn<() => Promise<string>>(() => readFile(file, 'utf8'));
  await expect(cache(file, load)).rejects.toThrow('ENOENT');
  writeFileSync(file, 'first');
  expect([await cache(file, load), await cache(file, load)]).toEqual(['first', 'first']);
  writeFileSync(file, 'the second text');
  expect(await cache(file, load)).toBe('the second text');
  expect(load).toHaveBeenCalledTimes(3);
});

const folder = useFolder();
beforeAll(() => {
  mkdirSync(path.join(folder, 'articles'));
  writeFileSync(path.join(folder, 'articles/a-deal.md'), '---\ntitle: A deal\nimage:\n  alt: x\n---\n\nThe body.\n');
  writeFileSync(
    path.join(folder, 'events.json'),
    '[\n  { "slug": "one" },\n  {\n    "slug": "two",\n    "city": 3\n  }\n]\n',
  );
});

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

test('parses YAML fields and the body', () => {
  expect(
    parseFrontMatter(
      '---\ntitle: A deal\ntags: [a, b]\nlead: true\nrank: 3\ndate: 2026-11-21\n---\n\nThe text.\n\n---\nMore.\n',
    ),
  ).toEqual({
    ok: true,
    value: {
      data: { title: 'A deal', tags: ['a', 'b'], lead: true, rank: 3, date: '2026-11-21' },
      body: 'The text.\n\n---\nMore.',
    },
  });
});

test('parses files with a byte order mark and Windows line endings', () => {
  expect(parseFrontMatter('\uFEFF---\r\ntitle: A deal\r\n---\r\nThe text.\r\n')).toEqual({
    ok: true,
    value: { data: { title: 'A deal' }, body: 'The text.' },
  });
});

const executed = globalThis as { frontMatterRan?: boolean };

test.each(['js', 'javascript', 'json', 'coffee', 'yaml'])('rejects "---%s" without executing it', (language) => {
  const result = parseFrontMatter(
    `---${language}\n(globalThis.frontMatterRan = true, { title: 'A deal' })\n---\nThe text.\n`,
  );
  expect(result).toEqual({
    ok: false,
    error: {
      line: 1,
      message: `front matter must be YAML: "---${language}" names another language; write "---" alone`,
    },
  });
  expect(executed.frontMatterRan).toBeUndefined();
});

const bomb = [
  'a: &a [x, x, x, x, x, x, x, x]',
  ...'bcdefgh'
    .split('')
    .map((name, index) => `${name}: &${name} [${Array(8).fill(`*${'abcdefgh'[index]}`).join(', ')}]`),
].join('\n');

test.each<[name: string, source: string, line: number, message: RegExp]>([
  ['no front matter', 'title: A deal', 1, /must begin with front matter/],
  ['front matter without an end', '---\ntitle: A deal\n', 3, /not closed/],
  ['a duplicate key', '---\ntitle: A deal\nbyline: Ann\ntitle: Another\n---\n', 4, /unique/i],
  ['a JavaScript tag', '---\ntitle: A deal\nbody: !!js/function "function () {}"\n---\n', 3, /Unresolved tag/],
  ['a custom tag', '---\nimage: !include /etc/passwd\n---\n', 2, /Unresolved tag/],
  ['broken YAML', '---\ntitle: "A deal\n---\n', 2, /quote/],
  ['aliases that multiply', `---\n${bomb}\n---\n`, 2, /alias/i],
  ['a list', '---\n- a\n---\n', 2, /must be fields with values/],
  ['front matter over the limit', `---\ntitle: ${'x'.repeat(maxFrontMatterLength)}\n---\n`, 1, /the maximum is 16384/],
])('rejects %s and reports the line', (_name, source, line, message) => {
  const result = parseFrontMatter(source);
  expect(result).toEqual({ ok: false, error: { line, message: expect.stringMatching(message) } });
});

test('treats a key named __proto__ as data', () => {
  const result = parseFrontMatter('---\n__proto__: { polluted: true }\n---\n');
  expect(result.ok && Object.keys(result.value.data)).toEqual(['__proto__']);
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});
