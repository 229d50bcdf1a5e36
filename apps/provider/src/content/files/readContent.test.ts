import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addHarborPublication } from '../../../test/support/addHarborPublication.ts';
import { copySampleFiles } from '../../../test/support/copySampleContent.ts';
import { listBodyWarnings } from './checks/publications.ts';
import { ContentError, readContent } from './readContent.ts';

const sample = path.join(import.meta.dirname, '../../../../../sample-content');
let copy: string;

beforeAll(async () => {
  copy = await mkdtemp(path.join(tmpdir(), 'content-'));
  copySampleFiles(copy);
});
afterAll(() => rm(copy, { recursive: true, force: true }));

const edit = async (file: string, change: (text: string) => string): Promise<void> =>
  writeFile(path.join(copy, file), change(await readFile(path.join(copy, file), 'utf8')));

test('the sample content has no issues, streams with headings of their own, and a page of each month (§2.2, §2.3)', async () => {
  const { articles, categories, staticPages, template } = await readContent(sample);
  expect(articles.length).toBeGreaterThan(400);
  for (const streams of [categories, template.categories]) {
    const names = streams.map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  }
  expect(staticPages.filter(({ slug }) => slug.startsWith('need-to-know-'))).toHaveLength(12);
});

test('reports a folder that does not exist in one line', async () => {
  const missing = path.join(copy, 'missing');
  await expect(readContent(missing)).rejects.toThrow(
    `There is no folder ${missing}. Name the folder of the content files.`,
  );
});

test('reports all issues at once, each with its file and path', async () => {
  await edit('publishers.json', (text) => text.replace('"sponsored": true', '"sponsored": "true"'));
  await edit('home.json', (text) => text.replace('"lead"', '"laed"'));
  await edit('articles/badge-data-flatters-tuesday.md', (text) =>
    text.replace(/(image: \{ )file: /, '$1flie: ').replace(/^title: .*/m, `title: "${'Long '.repeat(30)}"`),
  );
  const error = await readContent(copy).catch((error: unknown) => error);
  expect(error).toBeInstanceOf(ContentError);
  const lines = String(error);
  expect(lines).toMatch(/publishers\.json \[0\]\.sponsored: /);
  expect(lines).toMatch(/home\.json lead: /);
  expect(lines).toMatch(/articles\/badge-data-flatters-tuesday\.md image: /);
  expect(lines).toMatch(/articles\/badge-data-flatters-tuesday\.md title: must have at most 90 characters/);
});

test('rejects an article with JavaScript front matter with file and line, without executing it', async () => {
  copySampleFiles(copy);
  const marker = path.join(copy, 'executed');
  await edit('articles/badge-data-flatters-tuesday.md', (text) =>
    text.replace(/^---/, `---js\n{ x: require('node:fs').writeFileSync(${JSON.stringify(marker)}, '') }\n---\n`),
  );
  expect(String(await readContent(copy).catch((error: unknown) => error))).toMatch(
    /articles\/badge-data-flatters-tuesday\.md line 1: front matter must be YAML/,
  );
  expect(existsSync(marker)).toBe(false);
});

test('checks references across files when the files are valid', async () => {
  copySampleFiles(copy);
  await edit('trending.json', (text) => text.replace('badge-data-flatters-tuesday', 'badge-data-flatters-monday'));
  await edit('webcasts.json', (text) => text.replace('"sponsor": "fairmount-credit"', '"sponsor": "fairmount"'));
  await edit('static-pages.json', (text) => text.replace('<p>', '<p onclick=\\"go()\\">'));
  await edit('packages.json', (text) =>
    text.replace(
      /("slug": "northlight-energy-clauses-that-pay"[^]*?"file": )"[^"]*"/,
      '$1"pictures/tower-facade-ochre.webp"',
    ),
  );
  await edit('articles/badge-data-flatters-tuesday.md', (text) => text.replace(/^authors: .*/m, 'authors: [nobody]'));
  const lines = String(await readContent(copy).catch((error: unknown) => error));
  expect(lines).toMatch(/trending\.json \[\d+\]: no article "badge-data-flatters-monday"/);
  expect(lines).toMatch(/webcasts\.json [a-z-]+: no publisher "fairmount"/);
  expect(lines).toMatch(/packages\.json northlight-energy-clauses-that-pay: its picture is that of its first story/);
  expect(lines).toMatch(/static-pages\.json about-us content: has a tag, attribute or URL that is not allowed/);
  expect(lines).toMatch(/article badge-data-flatters-tuesday authors: no author "nobody"/);
});

test('checks a publication made from the template like the template', async () => {
  copySampleFiles(copy);
  const file = addHarborPublication(copy);
  const { publications, sites } = await readContent(copy);
  expect(publications.map(({ brand }) => brand.key)).toEqual(['harbor']);
  expect(sites.map(({ key }) => key)).toEqual(['plotline', 'sister-site', 'harbor']);
  expect(listBodyWarnings(await readContent(copy))).toEqual([]);
  await edit(file, (text) => text.replace('"body":"', '"body":"<form>a</form>'));
  expect(listBodyWarnings(await readContent(copy))).toMatchObject([
    { file, message: expect.stringContaining('1 element(s) "form"') as string },
  ]);
  await edit(file, (text) =>
    text
      .replaceAll('"site":"harbor"', '"site":"harbour"')
      .replace('"category":"best-practices/writing"', '"category":"best-practices/reading"'),
  );
  await edit(file, (text) => text.replace('"kicker":"Features"', '"kicker":"Feature"'));
  const lines = String(await readContent(copy).catch((error: unknown) => error));
  expect(lines).toMatch(/publications\/harbor\.json [a-z-]+: no category "best-practices\/reading"/);
  expect(lines).toMatch(/publications\/harbor\.json [a-z-]+: "Feature" has no stream/);
  expect(lines).toMatch(/publications\/harbor\.json brand\.site: is not the key of its site/);
});

test.each([
  ['the name of another one', '"name":"Harbor"', '"name":"Plotline"', /site\.name: "Plotline" is that of plotline/],
  ['its newsletter', 'HARWEEK', 'SISWEEK', /newsletters SISWEEK: is a newsletter of another publication/],
  [
    'a newsletter of an unknown section',
    '"A page that was left out"]},"categories":[]',
    '"A page that was left out"]},"categories":["best-practices/reading"]',
    /newsletters HARISSUE: no category "best-practices\/reading"/,
  ],
  ['text that is no JSON', '{"brand"', '{"brand', /cannot be read/],
])('leaves out a publication with %s, and no other', async (_, from, to, issue) => {
  copySampleFiles(copy);
  const file = addHarborPublication(copy);
  await edit(file, (text) => text.replaceAll(from, to));
  const { sites, publications, omitted } = await readContent(copy, { invalid: 'omit' });
  expect([sites.map(({ key }) => key), publications]).toEqual([['plotline', 'sister-site'], []]);
  expect(omitted).toEqual([{ file, issues: expect.anything() }]);
  expect(String(await readContent(copy).catch((error: unknown) => error))).toMatch(issue);
});

test('reads publications with digits in their names, and those of a second folder', async () => {
  copySampleFiles(copy);
  const file = addHarborPublication(copy);
  await edit(file, (text) => text.replaceAll('har:harbor', 'har:harbor-66'));
  const base = await mkdtemp(path.join(tmpdir(), 'content-'));
  copySampleFiles(base);
  const { publications } = await readContent(base, { added: copy });
  await rm(base, { recursive: true });
  expect(publications.map(({ site }) => site.publication)).toEqual(['har:harbor-66']);
});
