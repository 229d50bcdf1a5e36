import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { now, writePublication } from '../../test/fixtures/publication.ts';
import { describeWithDatabase } from '../../test/support/engines.ts';
import { toImportCommand, toImportEnv } from '../../test/support/importCommand.ts';
import type { Network } from '../media/library/publicRequest.ts';
import { findDocument } from '../content/publishing/documents.ts';
import { findRedirect } from '../content/publishing/redirects.ts';
import { findArticle } from '../content/queries/articles.ts';
import type { Site } from '../content/queries/sites.ts';
import type { ImportCommand } from './command.ts';
import { type ImportEnv, importPublication } from './importPublication.ts';
import { useFolder } from '../../test/support/folders.ts';

const toGhost = (text: string, visibility = 'public'): string =>
  JSON.stringify({
    db: [
      {
        meta: { exported_on: 1, version: '5.80.0' },
        data: {
          posts: [
            {
              id: 'p1',
              title: 'From Ghost',
              slug: 'from-ghost',
              status: 'published',
              visibility,
              published_at: '2019-05-04T10:00:00.000Z',
              html: `<p>${text} <a href="__GHOST_URL__/from-ghost/">Here</a>.</p><div class="kg-card kg-toggle-card"><h4 class="kg-toggle-heading-text">Why</h4><div class="kg-toggle-content"><p>So.</p></div></div>`,
            },
          ],
          posts_authors: [{ post_id: 'p1', author_id: 'a', sort_order: 0 }],
          users: [{ id: 'a', name: 'Ann Lee', slug: 'ann' }],
        },
      },
    ],
  });

const toRss = (text: string): string =>
  `<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><link>https://feed.example/</link><item><title>From a feed</title><guid>1</guid><link>https://feed.example/old/feed</link><dc:creator>Ann Lee</dc:creator><pubDate>Sat, 04 May 2019 10:00:00 GMT</pubDate><description>&lt;p&gt;${text}&lt;/p&gt;</description></item></channel></rss>`;

const toCsv = (text: string): string =>
  `id,title,url,date,author,body\n1,From a table,https://old.example.com/table,2019-05-04 10:00,Ann Lee,<p>${text}</p>\n`;

const defaultCategory = 'example-sections/news';

describeWithDatabase('importing other sources', (open) => {
  const folder = useFolder();
  let site: Site;
  beforeAll(async () => {
    ({ site } = await writePublication(open().db));
    writeFileSync(
      path.join(folder, 'mapping.json'),
      JSON.stringify({ site: 'https://old.example.com', defaultCategory }),
    );
    writeFileSync(path.join(folder, 'no-site.json'), JSON.stringify({ defaultCategory }));
  });

  const getCommand = (source: string, mapping: string): ImportCommand =>
    toImportCommand(folder, { source, mapping: path.join(folder, mapping) });
  const getEnv = (): ImportEnv => ({
    ...toImportEnv(open().db, folder),
    listOwnAddresses: ({ key }) => (key === 'example' ? ['/', '/search/', '/about/', '/old/:slug/'] : []),
  });

  const importSource = (content: string, mapping: string, command: Partial<ImportCommand> = {}) => {
    const source = path.join(folder, 'source');
    writeFileSync(source, content);
    return importPublication({ ...getCommand(source, mapping), ...command }, getEnv());
  };
  const run = async (content: string, mapping: string) =>
    (await importSource(content, mapping)).report.getCounts().article;

  test.each([
    ['a Ghost export', toGhost, 'mapping.json', '/from-ghost/', '2019/05/04/from-ghost'],
    ['a feed', toRss, 'no-site.json', '/old/feed', '2019/05/04/from-a-feed'],
    ['a CSV file', toCsv, 'mapping.json', '/table', '2019/05/04/from-a-table'],
  ])('%s is imported once, and again only when it changed', async (_, toSource, mapping, oldPath, key) => {
    expect(await run(toSource('First.'), mapping)).toEqual({ created: 1 });
    expect(await findRedirect(open().db, site.id, oldPath)).toBe(`/${key}/`);
    expect(await run(toSource('First.'), mapping)).toEqual({ unchanged: 1 });
    expect(await run(toSource('Second.'), mapping)).toEqual({ updated: 1 });
    const article = await findArticle(open().db, site, key, now);
    expect(article).toMatchObject({ byline: 'Ann Lee' });
    expect(article?.blocks[0]).toContain('Second.');
  });

  test.each([
    ['dry-run', '/about/'],
    ['run', '/search/'],
    ['run', '/old/story/'],
  ] as const)('a %s names the old address %s, at which the site has a page', async (mode, address) => {
    const row = `${address},Taken,2019-05-04 10:00,https://old.example.com${address},<p>Text.</p>\n`;
    const csv = `id,title,date,url,body\n${row}`;
    const { report } = await importSource(csv, 'mapping.json', { mode });
    const groups = report.getGroups().filter(({ subject }) => subject === 'old address');
    expect(groups.flatMap(({ places }) => places.map(({ value }) => value))).toEqual([address]);
  });

  test('a dry-run names old addresses at which the publication has other content', async () => {
    const document = {
      siteId: site.id,
      state: 'published' as const,
      publishAt: null,
      document: '{}',
      hash: '',
      updatedAt: now,
    };
    await open()
      .db.insertInto('contentDocuments')
      .values([
        { ...document, kind: 'article', key: '2019/05/04/existing' },
        { ...document, kind: 'staticPage', key: 'a-page' },
      ])
      .execute();
    const rows = [
      ['Existing', '/2019/05/04/existing/'],
      ['Page', '/static/A-Page'],
      ['Moved', '/2019/05/04/stays/'],
      ['Stays', '/stays/'],
      // Its old address is its new one.
      ['Same', '/2019/05/04/Same'],
    ].map(([title, address], id) => `${id},${title},2019-05-04 10:00,https://old.example.com${address},<p>Text.</p>\n`);
    const { report } = await importSource(`id,title,date,url,body\n${rows.join('')}`, 'mapping.json', {
      mode: 'dry-run',
    });
    const groups = report.getGroups().filter(({ subject }) => subject === 'old address');
    expect(groups.flatMap(({ places }) => places.map(({ value }) => value))).toEqual([
      '/2019/05/04/existing/',
      '/static/a-page/',
      '/2019/05/04/stays/',
    ]);
  });

  test.each([
    ['pat@old.example', 'Staff'],
    ['pat@old.example (Pat Example)', 'Pat Example'],
    ['Pat Holt <pat@old.example>', 'Pat Holt'],
  ])('the address of the author %s is not published', async (author, byline) => {
    const title = `Written by ${byline}`;
    const csv = `id,title,date,author,body\n${byline},${title},2019-05-04 10:00,${author},<p>Text.</p>\n`;
    expect(await run(csv, 'mapping.json')).toEqual({ created: 1 });
    const key = `2019/05/04/${title.toLowerCase().replaceAll(' ', '-')}`;
    expect(await findArticle(open().db, site, key, now)).toMatchObject({ byline });
    const authors = await open().db.selectFrom('authors').select(['name', 'slug']).execute();
    expect(JSON.stringify(authors)).not.toMatch(/@|old-example/);
  });

  test.each([
    ['2025-02-01', '2025-02-01T05:00:00Z'],
    ['2025-02-01 00:00', '2025-02-01T05:00:00Z'],
    ['July 1, 2025', '2025-07-01T04:00:00Z'],
    ['2025-02-01T00:30:00-05:00', '2025-02-01T05:30:00Z'],
  ])('the date %s of a CSV file is that day in the time zone of the publication', async (date, instant) => {
    const content = `id,title,date,body\n"day ${date}",On a day,"${date}",<p>Text.</p>\n`;
    expect(await run(content, 'mapping.json')).toEqual({ created: 1 });
    const document = await open()
      .db.selectFrom('articles')
      .select(['naturalId', 'pubDate'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(document.pubDate).toEqual(new Date(instant));
    expect(document.naturalId).toMatch(instant.startsWith('2025-07') ? /^2025\/07\/01/ : /^2025\/02\/01/);
  });

  test.each([
    [
      'Ghost',
      toGhost('Undated.').replaceAll('"p1"', '"u1"').replace('2019-05-04T10:00:00.000Z', '31/31/2019'),
      '31/31/2019',
    ],
    [
      'a feed',
      toRss('Undated.').replace('<guid>1<', '<guid>u2<').replace('Sat, 04 May 2019 10:00:00 GMT', 'May'),
      'May',
    ],
    ['a CSV file', toCsv('Undated.').replace('\n1,', '\nu3,').replace('2019-05-04 10:00', '04.05.2019'), '04.05.2019'],
  ])('published content of %s whose date cannot be read becomes a draft', async (_, content, value) => {
    const countDrafts = async (): Promise<number> =>
      (await open().db.selectFrom('contentDocuments').select('key').where('state', '=', 'draft').execute()).length;
    const before = await countDrafts();
    const { report } = await importSource(content, 'mapping.json');
    expect(report.getGroups('changed').flatMap(({ places }) => places.map((place) => place.value))).toContain(value);
    expect(await countDrafts()).toBe(before + 1);
  });

  test('an author whose slug another person has at the publication gets a slug of their own', async () => {
    await open().db.insertInto('authors').values({ siteId: site.id, slug: 'sam', name: 'Sam Other' }).execute();
    const ghost = toGhost('By Sam.').replaceAll('"p1"', '"sam1"').replaceAll('from-ghost', 'by-sam');
    const content = ghost.replaceAll('"a"', '"s"').replace('"Ann Lee","slug":"ann"', '"Sam Example","slug":"sam"');
    expect(await run(content, 'mapping.json')).toEqual({ created: 1 });
    expect(await findArticle(open().db, site, '2019/05/04/by-sam', now)).toMatchObject({ byline: 'Sam Example' });
  });

  test('an author and a category with another target than at the last import are written there', async () => {
    const csv = 'id,title,body,author,category,date\nt1,At the docks,<p>Text.</p>,Jon Doe,Docks,2019-05-04\n';
    const importTo = async (author: string, category: string) => {
      const targets = {
        authors: { 'jon doe': { to: author } },
        categories: { docks: { to: `example-topics/${category}`, create: true } },
      };
      const mapping = JSON.stringify({ site: 'https://old.example.com', defaultCategory, ...targets });
      writeFileSync(path.join(folder, 'targets.json'), mapping);
      const {
        article,
        author: authors,
        category: categories,
      } = (await importSource(csv, 'targets.json')).report.getCounts();
      const stored = await findDocument(open().db, site.id, 'article', '2019/05/04/at-the-docks');
      const { authors: by, primary } = stored?.document ?? {};
      return [article, authors, categories, by, primary];
    };
    const created = { created: 1 };
    const before = [created, created, created, ['jon-doe'], 'example-topics/docks'];
    expect(await importTo('jon-doe', 'docks')).toEqual(before);
    const after = [{ updated: 1 }, created, created, ['jonathan-doe'], 'example-topics/harbors'];
    expect(await importTo('jonathan-doe', 'harbors')).toEqual(after);
  });

  test('a post for paying members is a draft with the label PRO, unless it is to be published', async () => {
    const content = toGhost('For members.', 'paid').replaceAll('"p1"', '"p2"').replaceAll('from-ghost', 'for-payers');
    const key = '2019/05/04/for-payers';
    const { report } = await importSource(content, 'mapping.json');
    expect(report.getGroups('changed').map(({ subject, places }) => [subject, places[0]?.place])).toContainEqual([
      'content for subscribers',
      'post p2 "From Ghost"',
    ]);
    const getDocument = async () => {
      const stored = await findDocument(open().db, site.id, 'article', key);
      return [stored?.state, stored?.document['premium']];
    };
    expect(await getDocument()).toEqual(['draft', true]);
    expect(await run(content, 'mapping.json')).toEqual({ unchanged: 1 });
    await importSource(content, 'mapping.json', { paid: 'publish' });
    expect(await getDocument()).toEqual(['published', true]);
  });

  test('a feed at an address is not read again before it changes, and a failed import does not count', async () => {
    let [text, status] = ['Third.', 200];
    const requests: (string | undefined)[] = [];
    const server = createServer(({ headers }, response) => {
      const etag = `"${text}"`;
      requests.push(headers['if-none-match']);
      if (headers['if-none-match'] === etag) return void response.writeHead(304).end();
      response.writeHead(status, { etag }).end(toRss(text));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const source = `http://feed.test:${(server.address() as AddressInfo).port}/`;
    const network: Network = {
      protocols: ['http:'],
      resolve: async () => [{ address: '127.0.0.1', family: 4 }],
      isAllowedAddress: () => true,
    };
    const runFeed = async (change: Partial<ImportCommand> = {}) => {
      const { outcome, report } = await importPublication(
        { ...getCommand(source, 'no-site.json'), ...change },
        { ...getEnv(), network },
      );
      return [outcome, report.getCounts().article];
    };
    expect(await runFeed({ mode: 'dry-run' })).toEqual(['done', { planned: 1 }]);
    expect(await runFeed()).toEqual(['done', { updated: 1 }]);
    expect(await runFeed()).toEqual(['not-modified', {}]);
    expect(await runFeed({ edited: 'overwrite' })).toEqual(['done', { unchanged: 1 }]);
    expect(await runFeed({ mapping: path.join(folder, 'mapping.json') })).toEqual(['done', { updated: 1 }]);
    text = 'Fourth.';
    status = 503;
    await expect(runFeed({ mapping: path.join(folder, 'mapping.json') })).rejects.toThrow('status 503');
    status = 200;
    expect(await runFeed({ mapping: path.join(folder, 'mapping.json') })).toEqual(['done', { updated: 1 }]);
    const third = '"Third."';
    expect(requests).toEqual([undefined, undefined, third, undefined, undefined, third, third]);
    server.close();
  });

  test('half of an emoji at the end of a shortened text does not end the import', async () => {
    const items = ['\ud83d', 'whole'].map((end) => ({
      id: end,
      url: `https://json.example/${encodeURIComponent(end.toWellFormed())}`,
      title: `A title ${end}`,
      summary: `A summary ${end}`,
      content_html: `<p>A text ${end}</p>`,
      date_published: '2019-05-05T10:00:00Z',
      authors: [{ name: `Ann ${end}` }],
      tags: [`tag ${end}`],
    }));
    const feed = { version: 'https://jsonfeed.org/version/1.1', home_page_url: 'https://json.example/', items };
    const { report } = await importSource(JSON.stringify(feed), 'no-site.json');
    expect(report.getCounts()).toMatchObject({ article: { created: 2 } });
  });

  const toFeed = (ids: readonly string[]): string =>
    JSON.stringify({
      version: 'https://jsonfeed.org/version/1.1',
      home_page_url: 'https://errors.example/',
      items: ids.map((id) => ({
        id,
        url: `https://errors.example/${id}`,
        title: `Story ${id}`,
        content_html: `<p>Text of ${id}.</p>`,
        date_published: '2019-06-05T10:00:00Z',
      })),
    });

  /** Makes the database refuse articles whose key ends so. */
  const refuseArticles = async (ending: string): Promise<() => Promise<void>> => {
    const { db } = open();
    await sql`create or replace function refuse_article() returns trigger language plpgsql as $$
      begin raise exception 'The article is refused.'; end $$`.execute(db);
    await sql`create trigger refuse_article before insert on content_documents for each row
      when (new.key like ${sql.lit(`%${ending}`)}) execute function refuse_article()`.execute(db);
    return async () => void (await sql`drop trigger refuse_article on content_documents`.execute(db));
  };

  test('an article with an unexpected error is reported with its id, and the others are imported', async () => {
    const accept = await refuseArticles('-broken');
    const source = toFeed(['one', 'broken', 'two']);
    const { report } = await importSource(source, 'no-site.json').finally(accept);
    expect(report.getCounts().article).toEqual({ created: 2, failed: 1 });
    expect(report.getGroups('not-imported').find(({ subject }) => subject === 'article')).toMatchObject({
      reason: expect.stringContaining('unexpected error'),
      places: [{ place: 'entry 2 "Story broken"', value: 'article:broken: The article is refused.' }],
    });
    expect(await run(source, 'no-site.json')).toEqual({ created: 1, unchanged: 2 });
  });

  test('an import ends when one article after another has an unexpected error', async () => {
    const accept = await refuseArticles('');
    const ids = Array.from({ length: 30 }, (_, index) => `failing-${index}`);
    await expect(importSource(toFeed(ids), 'no-site.json').finally(accept)).rejects.toThrow('The article is refused.');
    const report = JSON.parse(readFileSync(path.join(folder, 'report', 'report.json'), 'utf8')) as {
      error: string;
      counts: { article: unknown };
      notes: { subject: string; count: number }[];
    };
    expect(report).toMatchObject({ error: 'The article is refused.', counts: { article: { failed: 10 } } });
    expect(report.notes.find(({ subject }) => subject === 'article')?.count).toBe(10);
    expect(readFileSync(path.join(folder, 'report', 'report.md'), 'utf8')).toContain(
      'It ended early. Run the same command again to continue. The error: The article is refused.',
    );
  });

  test('a post that cannot be converted is reported with its id, and the others are imported', async () => {
    const { db } = JSON.parse(toGhost('Whole.')) as { db: [{ data: { posts: Record<string, string>[] } }] };
    const [{ data }] = db;
    const [post] = data.posts;
    data.posts = [
      { ...post, id: 'cut', title: 'Cut', slug: 'half-an-emoji-\ud83d' },
      { ...post, id: 'p9', slug: 'whole' },
    ];
    const { report } = await importSource(JSON.stringify({ db }), 'mapping.json');
    expect(report.getCounts().article).toEqual({ created: 1, failed: 1 });
    expect(report.getGroups('not-imported').find(({ subject }) => subject === 'article')?.places).toEqual([
      { place: 'post cut "Cut"', value: expect.stringContaining('URI malformed') },
    ]);
  });

  test('the links and cards of a Ghost post lead to and become content of the site', async () => {
    const article = await findArticle(open().db, site, '2019/05/04/from-ghost', now);
    expect(article?.blocks).toEqual([
      '<p>Second. <a href="/2019/05/04/from-ghost/">Here</a>.</p>',
      '<h4>Why</h4>',
      '<p>So.</p>',
    ]);
  });
});
