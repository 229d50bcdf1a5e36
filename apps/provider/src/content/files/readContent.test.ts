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
