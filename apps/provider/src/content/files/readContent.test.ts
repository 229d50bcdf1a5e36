import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
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

const edit = async (file: string, change: (text: string) => string, key = 'realestate'): Promise<void> => {
  const location = path.join(copy, 'publications', key, file);
  await writeFile(location, change(await readFile(location, 'utf8')));
};

test('the sample content has no issues, streams with headings of their own, and a page of each month (§2.2, §2.3)', async () => {
  const { publications } = await readContent(sample);
  const plotline = publications.find(({ key }) => key === 'realestate');
  expect(plotline?.articles.length).toBeGreaterThan(400);
  for (const { categories } of publications) {
    const names = categories.map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  }
  expect(plotline?.staticPages.filter(({ slug }) => slug.startsWith('need-to-know-'))).toHaveLength(12);
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

test('checks every publication alike', async () => {
  copySampleFiles(copy);
  addHarborPublication(copy);
  const { publications } = await readContent(copy);
  expect(publications.map(({ key, site }) => [key, site.key])).toEqual([
    ['harbor', 'harbor'],
    ['realestate', 'plotline'],
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
    '"name": "Plotline"',
    /site\.json name: "Plotline" is that of plotline/,
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
  expect(publications.map(({ key }) => key)).toEqual(['realestate', 'sister-site-template']);
  expect(omitted).toEqual([{ key: 'wharf', issues: expect.anything() }]);
  expect(String(await readContent(copy).catch((error: unknown) => error))).toMatch(issue);
  await rm(path.join(copy, 'publications/wharf'), { recursive: true });
});

test('reads publications with digits in their names, and those of a second folder', async () => {
  const added = await mkdtemp(path.join(tmpdir(), 'content-'));
  copySampleFiles(copy);
  copySampleFiles(added);
  addHarborPublication(added);
  for (const key of ['realestate', 'sister-site-template'])
    await rm(path.join(added, 'publications', key), { recursive: true });
  const site = path.join(added, 'publications/harbor/site.json');
  await writeFile(site, (await readFile(site, 'utf8')).replaceAll('har:harbor', 'har:harbor-66'));
  const { publications } = await readContent(copy, { added });
  await rm(added, { recursive: true });
  expect(publications.at(-1)?.site.publication).toBe('har:harbor-66');
});
