import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { describeWithDatabase } from '../../test/support/engines.ts';
import { toImportCommand, toImportEnv } from '../../test/support/importCommand.ts';
import { now, writePublication } from '../../test/fixtures/publication.ts';
import { findArticle } from '../content/queries/articles.ts';
import type { Site } from '../content/queries/sites.ts';
import { findRedirect } from '../content/publishing/redirects.ts';
import { patch } from '../content/publishing/publish.ts';
import type { ImportCommand } from './command.ts';
import { importPublication } from './importPublication.ts';
import { useFolder } from '../../test/support/folders.ts';

const fixture = path.join(import.meta.dirname, '../../test/fixtures/imports/wordpress.xml');

describeWithDatabase('importing a WordPress export', (open) => {
  const folder = useFolder();
  let site: Site;
  let time = now;
  const later = (): void => void (time = new Date(time.getTime() + 60_000));
  /** Steps are drawn at most every 100 ms of this clock. */
  const clock = (): Date => (time = new Date(time.getTime() + 200));
  let firstReport = '';

  const run = (
    command: Partial<ImportCommand> = {},
    {
      write = () => true,
      signal = new AbortController().signal,
    }: { write?: (text: string) => unknown; signal?: AbortSignal } = {},
  ) =>
    importPublication(toImportCommand(folder, { source: fixture, uploads: path.join(folder, 'uploads'), ...command }), {
      ...toImportEnv(open().db, folder),
      clock,
      output: { isTTY: true, write },
      signal,
    });
  const drawPicture = (name: string, background: string) =>
    sharp({ create: { width: 1200, height: 800, channels: 3, background } })
      .jpeg()
      .toFile(path.join(folder, 'uploads/2019/05', name));
  const readReport = () => readFileSync(path.join(folder, 'report', 'report.md'), 'utf8');
  const onSite = (key: string) => findArticle(open().db, site, key, now);

  beforeAll(async () => {
    mkdirSync(path.join(folder, 'uploads/2019/05'), { recursive: true });
    await drawPicture('quay.jpg', '#456');
    await drawPicture('wharf.jpg', '#654');
    writeFileSync(path.join(folder, 'uploads/2019/05/study.pdf'), '%PDF-1.4\n%%EOF\n');
    ({ site } = await writePublication(open().db));
  });

  const takeSnapshot = async () => {
    const { db } = open();
    return {
      documents: await db.selectFrom('contentDocuments').select(['key', 'hash', 'updatedAt']).orderBy('key').execute(),
      journal: await db.selectFrom('importItems').selectAll().orderBy('item').execute(),
      redirects: await db.selectFrom('redirects').selectAll().orderBy('fromPath').execute(),
      audit: await db.selectFrom('contentAudit').select('id').orderBy('id').execute(),
      media: await db.selectFrom('media').select('id').execute(),
    };
  };

  test('writes its report to the folder of the name that the command has', async () => {
    const { files } = await run({ mode: 'dry-run', publication: 'Example', mapping: undefined, report: undefined });
    expect(files.map((file) => path.relative(folder, path.dirname(file)))).toEqual(Array(3).fill('imports/Example'));
  });

  test('a dry run reports what becomes what, suggests a mapping and writes nothing', async () => {
    const before = await takeSnapshot();
    const { outcome } = await run({ mode: 'dry-run', mapping: undefined });
    expect(outcome).toBe('done');
    expect(await takeSnapshot()).toEqual(before);
    expect(readReport()).toContain('| article | 5 |');
    expect(readReport()).toContain('Ports & docks (1 articles)');
    const mapping = readFileSync(path.join(folder, 'report', 'mapping.json'), 'utf8');
    expect(JSON.parse(mapping)).toMatchObject({
      categories: {
        1: { to: null },
        4: { to: 'sectors/office' },
        5: { to: 'example-topics/ports', create: true },
      },
      defaultCategory: 'example-sections/news',
    });
    writeFileSync(path.join(folder, 'mapping.json'), mapping);
    firstReport = readReport();
  });

  test('an import without a decision about unknown categories writes nothing', async () => {
    const before = await takeSnapshot();
    const { outcome } = await run({ mapping: undefined });
    expect(outcome).toBe('undecided');
    expect(await takeSnapshot()).toEqual(before);
  });

  test('an import that fails between two articles leaves whole ones, and continues', async () => {
    const fail = (text: string) => {
      if (text.includes('2/')) throw new Error('The terminal is gone.');
    };
    await expect(run({}, { write: fail })).rejects.toThrow('The terminal is gone.');
    const { documents, journal } = await takeSnapshot();
    expect(journal.length).toBe(documents.length);
    expect(journal.length).toBeGreaterThan(0);
    const controller = new AbortController();
    const stop = (text: string) => text.includes('4/') && controller.abort();
    expect((await run({}, { write: stop, signal: controller.signal })).outcome).toBe('interrupted');
    expect((await takeSnapshot()).journal.length).toBeGreaterThan(journal.length);
  });

  test('imports articles with pictures, links, embeds and dates', async () => {
    const { outcome, report } = await run();
    expect(outcome).toBe('done');
    expect(report.getCounts().article.failed).toBeUndefined();
    const article = await onSite('2019/05/03/a-port-reopens');
    expect(article).toMatchObject({
      title: 'A port reopens & nobody’s surprised',
      summary: 'The port is open again.',
      byline: 'Ada Mill',
      pubDate: new Date('2019-05-04T02:30:00Z'),
      modifiedDate: new Date('2019-05-05T13:00:00Z'),
      tags: ['Cranes'],
      image: { alt: 'A quay with two cranes', credit: 'Ann Lee', width: 1200 },
    });
    expect(article?.blocks).toEqual([
      expect.stringContaining('<a href="/2018/01/02/classic-text/">An earlier story</a>'),
      expect.stringMatching(
        /^<figure><img src="\/images\/media-.* alt="A quay with two cranes".*<figcaption>Cranes at the quay/,
      ),
      '<figure class="player"><a href="https://www.youtube.com/watch?v=abcdefghijk" rel="noopener">Video at YouTube</a></figure>',
      '<h2>Numbers</h2>',
      expect.stringMatching(/^<figure><table>.*<td>Berths<\/td>.*<figcaption>Source: port<\/figcaption><\/figure>$/),
      '<p>Raw  text</p>',
      '<p>Is it open? Yes.</p>',
    ]);
  });

  test('imports classic text with its paragraphs, captions and galleries', async () => {
    const article = await onSite('2018/01/02/classic-text');
    expect(article?.blocks).toEqual([
      '<p>First line<br />\nsecond line</p>',
      expect.stringMatching(/alt="Cranes".*<figcaption>The old quay/),
      expect.stringMatching(/alt="A quay with two cranes".*<figcaption>The quay at dawn/),
      expect.stringMatching(
        /^<p>He said \[sic\] <strong>so<\/strong> in <a href="\/media\/[0-9a-f]{32}\/study\.pdf">a study<\/a>\.<\/p>$/,
      ),
      expect.stringContaining('<a href="https://vimeo.com/123456789" rel="noopener">'),
    ]);
  });

  test('keeps drafts, protected articles and scheduled ones off the site', async () => {
    const rows = await open()
      .db.selectFrom('contentDocuments')
      .select(['key', 'state'])
      .where('kind', '=', 'article')
      .where('state', '<>', 'published')
      .orderBy('key')
      .execute();
    expect(rows).toEqual([
      { key: '2019/06/01/for-members', state: 'draft' },
      { key: '2026/10/31/article-23', state: 'draft' },
      { key: '2027/01/04/next-year', state: 'scheduled' },
    ]);
  });

  test.each([
    ['/2019/05/a-port-reopens/', '/2019/05/03/a-port-reopens/'],
    ['/2019/05/port-opens', '/2019/05/03/a-port-reopens/'],
    ['/?p=21', '/2019/05/03/a-port-reopens/'],
    ['/2019/05/a-port-reopens/quay/', '/2019/05/03/a-port-reopens/'],
    ['/?attachment_id=20', '/2019/05/03/a-port-reopens/'],
    ['/wharf/', '/2027/01/04/next-year/'],
    ['/?attachment_id=29', '/2027/01/04/next-year/'],
    ['/about/', '/static/about/'],
    ['/?page_id=27', '/static/about/'],
    ['/category/office/ports/', '/example-topics/ports/'],
    ['/category/office/', '/sectors/office/'],
    ['/author/ada/', '/author/profile/ada-mill/'],
  ])('the old address %s leads to %s', async (from, to) => {
    expect(await findRedirect(open().db, site.id, from)).toBe(to);
  });

  test('imports a page with rewritten links', async () => {
    const page = await open().db.selectFrom('staticPages').selectAll().where('slug', '=', 'about').executeTakeFirst();
    expect(page?.content).toBe('<p>We are here. <a href="/2019/05/03/a-port-reopens/#text-numbers">Read</a>.</p>');
  });

  test('lists what is not imported with its place', () => {
    for (const line of [
      '**block core/latest-posts** (1)',
      '**short code contact-form-7** (1)',
      '**content type property** (1)',
      '**taxonomy region** (1)',
      '**metadata deal_size** (1)',
      '**element script** (1)',
      'gone.jpg',
      '**sticky** (1)',
      '**password** (1)',
      '**element wp:comment** (1)',
    ])
      expect(firstReport).toContain(line);
    expect(firstReport).toMatch(/\*\*page of a file\*\* \(1\).*\n.*attic\.jpg/);
    expect(firstReport).toContain('line 54, post 21 "A port reopens & nobody’s surprised"');
  });

  test('an unchanged import writes nothing', async () => {
    const before = await takeSnapshot();
    later();
    const { report } = await run();
    expect(report.getCounts()).toMatchObject({ article: { unchanged: 5 }, page: { unchanged: 1 } });
    expect(await takeSnapshot()).toEqual(before);
  });

  test('a picture that was missing is added by a later import', async () => {
    await drawPicture('gone.jpg', '#888');
    const { report } = await run();
    expect(report.getCounts()).toMatchObject({ article: { unchanged: 4, updated: 1 } });
    expect((await onSite('2018/01/02/classic-text'))?.blocks.at(-2)).toContain('alt="Gone"');
  });

  test('an article that was edited at the publication is replaced only on request', async () => {
    const key = '2019/05/03/a-port-reopens';
    await patch({ db: open().db, clock: () => now }, site, { kind: 'article', key, changes: { title: 'Edited here' } });
    const changed = path.join(folder, 'changed.xml');
    writeFileSync(changed, readFileSync(fixture, 'utf8').replace('The port reopened on Friday', 'The port reopened'));
    expect((await run({ source: changed })).report.getCounts()).toMatchObject({
      article: { unchanged: 4, skipped: 1 },
    });
    expect((await onSite(key))?.title).toBe('Edited here');
    expect(readReport()).toContain('**edited content** (1)');
    await run({ source: changed, edited: 'overwrite' });
    expect(await onSite(key)).toMatchObject({
      title: 'A port reopens & nobody’s surprised',
      blocks: expect.arrayContaining([expect.stringContaining('<p>The port reopened. ')]),
    });
  });
});
