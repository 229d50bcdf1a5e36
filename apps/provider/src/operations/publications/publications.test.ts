import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addHarborPublication, copySampleContent, copySampleFiles } from '../../../test/support/copySampleContent.ts';
import { describeWithDatabase } from '../../../test/support/engines.ts';
import { useTestLibrary } from '../../../test/support/mediaLibrary.ts';
import { type Imported, seedIfEmpty, updateContent } from '../seed/seed.ts';
import { applySampleData } from '../seed/sampleData.ts';
import { removePublication } from './removePublication.ts';
import { removeSamples } from './removeSamples.ts';
import { readdir } from 'node:fs/promises';
import { readContent } from '../../content/files/readContent.ts';
import { useFolder } from '../../../test/support/folders.ts';

const now = new Date('2026-11-21T12:30:00Z');

type Category = { path: string; family: string; name: string; section: number; naturalId: string };

describeWithDatabase('a publication of the folder "publications"', (open) => {
  const content = copySampleContent(open);
  const library = useTestLibrary(open);
  const folder = path.join(content.folder, addHarborPublication(content.folder));
  const at = (file: string): string => path.join(folder, file);
  const site = readFileSync(at('site.json'), 'utf8');
  const options = async () => ({
    now,
    log: () => undefined,
    contentDirectory: content.folder,
    library: await library(),
    only: ['harbor'],
  });
  const update = async (missing: 'keep' | 'remove' = 'keep') =>
    updateContent(open().db, { ...(await options()), missing });
  const edit = (file: string, change: (text: string) => string): void =>
    writeFileSync(at(file), change(readFileSync(at(file), 'utf8')));
  const editCategories = (change: (categories: Category[]) => Category[]): void =>
    edit('categories.json', (text) => JSON.stringify(change(JSON.parse(text) as Category[])));
  const editArticles = (change: (text: string) => string): void => {
    for (const name of readdirSync(at('articles'))) edit(`articles/${name}`, change);
  };
  const listStreams = async () => {
    const { rows } = await sql<{ path: string; stories: number }>`select path, count(article_id)::integer as stories
      from categories left join article_categories on category_id = categories.id
      where site_id = (select id from sites where key = 'harbor') group by path order by path`.execute(open().db);
    return rows;
  };
  /** Number of rows of every table. */
  const countRows = async (): Promise<Record<string, number>> => {
    const { rows } = await sql<{ name: string; total: number }>`select table_name as name,
      (xpath('/row/n/text()', query_to_xml('select count(*) as n from ' || quote_ident(table_name), true, true, '')))[1]::text::integer as total
      from information_schema.tables where table_schema = 'public' and table_name not like 'kysely%' and table_name <> 'reference_version'`.execute(
      open().db,
    );
    return Object.fromEntries(rows.map(({ name, total }) => [name, total]));
  };
  let before: Record<string, number>;
  let imported: Imported | undefined;

  beforeAll(async () => {
    writeFileSync(at('site.json'), '{}');
    imported = await seedIfEmpty(open().db, { ...(await options()), only: ['sister-site'] });
    before = await countRows();
    writeFileSync(at('site.json'), site);
  }, 240_000);
  afterAll(content.close);

  test('is left out while its file is invalid, and the others are imported', async () => {
    expect(imported?.failures).toEqual([expect.stringContaining('The publication harbor is left out')]);
    expect(await open().db.selectFrom('sites').select('key').execute()).toEqual([{ key: 'sister-site' }]);
  });

  test('is left out while a picture is missing', async () => {
    const authors = readFileSync(at('authors.json'), 'utf8');
    edit('authors.json', (text) =>
      JSON.stringify(
        (JSON.parse(text) as object[]).map((author) => ({
          ...author,
          portrait: { file: 'pictures/none.webp', decorative: true },
        })),
      ),
    );
    expect((await update()).failures).toEqual([
      expect.stringMatching(/^The publication harbor is left out: .*There is no file pictures\/none\.webp/),
    ]);
    writeFileSync(at('authors.json'), authors);
  });

  test('is imported beside the others at the start of a provider that needs it, once', async () => {
    const lines: string[] = [];
    const start = async () =>
      applySampleData(open().db, {
        ...(await options()),
        log: { info: (line: string) => lines.push(line), warn: (line: string) => lines.push(line) },
        sampleData: 'content',
        sampleSites: ['sister-site', 'harbor', 'unknown'],
        deployment: 'development',
      });
    await start();
    expect((await listStreams()).length).toBeGreaterThan(8);
    expect(lines.filter((line) => line.startsWith('Sister Site'))).toEqual([]);
    lines.length = 0;
    await start();
    expect(lines.filter((line) => /articles/.test(line))).toEqual([]);
  });

  test('may rename all its categories, and its stories stay in them', async () => {
    const former = await listStreams();
    const rename = (text: string): string => text.replaceAll('best-practices/', 'best-practices/new-');
    editCategories((categories) => categories.map((category) => ({ ...category, path: rename(category.path) })));
    editArticles(rename);
    expect(await update()).toMatchObject({ failures: [] });
    const renamed = former.map(({ path, ...rest }) => ({
      path: path.replace('practices/', 'practices/new-'),
      ...rest,
    }));
    expect(await listStreams()).toEqual(renamed.toSorted((a, b) => (a.path < b.path ? -1 : 1)));
  });

  test('may exchange the ids of two categories', async () => {
    editCategories(([first, second, ...others]) =>
      first && second
        ? [
            { ...first, section: second.section, naturalId: second.naturalId },
            { ...second, section: first.section, naturalId: first.naturalId },
            ...others,
          ]
        : [],
    );
    expect(await update()).toMatchObject({ failures: [] });
  });

  test('may replace all its stories, story types and authors, and have a single story', async () => {
    await removeSamples(content.folder, 'harbor');
    const [name = '', ...others] = readdirSync(at('articles'));
    for (const other of others) rmSync(at(`articles/${other}`));
    edit(`articles/${name}`, (text) =>
      text
        .replace(/^primary: .*$/m, 'primary: harbor-topics/boats')
        .replace(/^kicker: .*$/m, 'kicker: Logbook')
        .replace(/^authors: .*$/m, 'authors: [ada]'),
    );
    const portrait = { file: 'pictures/portraits/the-editors.webp', decorative: true };
    const ada = { key: 'ada', name: 'Ada Quay', role: 'Editor', description: 'She sails.', social: [], portrait };
    edit('authors.json', () => JSON.stringify([ada]));
    editCategories(([category]) =>
      category
        ? [
            { ...category, family: 'harbor-topics', path: 'harbor-topics/boats', name: 'Boats' },
            {
              ...category,
              section: 9,
              naturalId: 'channel_3section_9',
              family: 'harbor-sections',
              path: 'harbor-sections/logbook',
              name: 'Logbook',
            },
          ]
        : [],
    );
    expect(await update('remove')).toMatchObject({ failures: [] });
    expect(await listStreams()).toEqual([
      { path: 'harbor-sections/logbook', stories: 1 },
      { path: 'harbor-topics/boats', stories: 1 },
    ]);
    const { rows } =
      await sql`select kicker, authors.name from articles join article_authors on article_id = articles.id
      join authors on authors.id = author_id where articles.site_id = (select id from sites where key = 'harbor')`.execute(
        open().db,
      );
    expect(rows).toEqual([{ kicker: 'Logbook', name: 'Ada Quay' }]);
  });

  test('may be renamed', async () => {
    edit('site.json', (text) => text.replace('"name": "Harbor"', '"name": "Harbor Daily"'));
    expect(await update()).toMatchObject({ failures: [] });
    const sites = await open().db.selectFrom('sites').select('name').where('key', '=', 'harbor').execute();
    expect(sites).toEqual([{ name: 'Harbor Daily' }]);
  });

  test('that cannot be written leaves the transaction of the others intact', async () => {
    const row = {
      key: 'other',
      name: 'Other',
      publication: 'har:taken',
      baseDomain: 'other.example.com',
      product: 'other',
    };
    await open().db.insertInto('sites').values(row).execute();
    edit('site.json', (text) => text.replaceAll('har:harbor', 'har:taken'));
    const { failures } = await update();
    expect(failures).toEqual([expect.stringMatching(/could not be imported: harbor: .*duplicate key/)]);
    await open().db.deleteFrom('sites').where('key', '=', 'other').execute();
    edit('site.json', (text) => text.replaceAll('har:taken', 'har:harbor'));
    expect(await update()).toMatchObject({ failures: [] });
  });

  test('is removed without a row left', async () => {
    const { id } = await open()
      .db.selectFrom('sites')
      .select('id')
      .where('key', '=', 'harbor')
      .executeTakeFirstOrThrow();
    await open()
      .db.insertInto('formSubmissions')
      .values({ siteId: id, form: 'contact', fields: '{}', receivedAt: now })
      .execute();
    expect(await removePublication(open().db, 'harbor')).toBe(true);
    await open().db.deleteFrom('purges').execute();
    expect(await countRows()).toEqual({ ...before, purges: 0 });
    expect(await removePublication(open().db, 'harbor')).toBe(false);
  });
});

const copy = useFolder();
beforeAll(async () => {
  copySampleFiles(copy);
});

test('removes all samples of a publication and nothing else, and leaves valid content', async () => {
  const key = 'sister-site-template';
  expect(await removeSamples(copy, key)).toBeGreaterThan(20);
  const { publications } = await readContent(copy);
  const left = publications.find((one) => one.key === key);
  expect(JSON.stringify(left)).not.toMatch(/"(?:[a-z/-]*\/)?sample-/);
  expect(left?.articles.length).toBe(12);
  expect(await readdir(path.join(copy, 'publications', key))).not.toContain('events.json');
  expect(await removeSamples(copy, key)).toBe(0);
});

test('reports an unknown key', async () => {
  await expect(removeSamples(copy, 'harbor')).rejects.toThrow(/no publication harbor/);
});
