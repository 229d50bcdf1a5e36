import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestLibrary } from '../../../test/support/mediaLibrary.ts';
import { pdf, photograph } from '../../../test/support/pictures.ts';
import { writePublication } from '../../../test/fixtures/publication.ts';
import { ingestMedia } from '../../media/library/ingestMedia.ts';
import { findArticle } from '../queries/articles.ts';
import type { Site } from '../queries/sites.ts';
import { publish } from './publish.ts';

const now = new Date('2026-11-21T15:00:00Z');
const key = '2026/11/21/a-deal';

describe('pictures of published content', () => {
  let opened: Awaited<ReturnType<typeof openTestLibrary>>;
  let site: Site;
  let tower = '';
  let document = '';
  const put = (fields: object) =>
    publish({ db: opened.library.db, clock: () => now }, site, {
      kind: 'article',
      key,
      input: { title: 'A deal', primary: 'markets/atlanta', body: { markdown: 'It closed.' }, ...fields },
    });
  const onSite = () => findArticle(opened.library.db, site, key, now);
  const ingest = async (fileName: string, source: Buffer): Promise<string> => {
    const result = await ingestMedia(opened.library, { source, fileName, credit: 'Ann Lee', caption: 'The tower.' });
    if (!result.ok) throw new Error(result.error[0].message);
    return result.value.id;
  };

  beforeAll(async () => {
    opened = await openTestLibrary();
    ({ site } = await writePublication(opened.library.db));
    tower = await ingest('tower.jpg', await photograph({ width: 900, height: 600 }));
    document = await ingest('terms.pdf', pdf('Terms'));
  });
  afterAll(() => opened.close());

  test('an uploaded picture has its own size, caption and credit, and the focal point in its address', async () => {
    expect(await put({ image: { media: tower, alt: 'A tower', focalPoint: { x: 0.25, y: 0.5 } } })).toMatchObject({
      ok: true,
    });
    expect((await onSite())?.image).toEqual({
      uri: expect.stringMatching(/^\/images\/media-[0-9a-f]{32}-900x600-[0-9a-f]{6}-at-25-50$/),
      width: 900,
      height: 600,
      alt: 'A tower',
      caption: 'The tower.',
      credit: 'Ann Lee',
    });
  });

  test('a caption and a credit of content win over those of the file; null removes them', async () => {
    await put({ image: { media: tower, alt: 'A tower', caption: 'Sold.', credit: null } });
    const image = (await onSite())?.image;
    expect(image).toMatchObject({ caption: 'Sold.' });
    expect(image).not.toHaveProperty('credit');
  });

  test('packages and events, whose pictures are addresses, have the credits of their pictures', async () => {
    const { db } = opened.library;
    const image = { media: tower, alt: 'A tower' };
    const event = { eventTitle: 'Summit', docUri: '/events/summit/', startsAt: '2026-12-01T09:00:00Z' };
    await publish({ db, clock: () => now }, site, {
      kind: 'event',
      key: 'summit',
      input: { ...event, image, image2: image },
    });
    await publish({ db, clock: () => now }, site, {
      kind: 'package',
      key: 'power',
      input: {
        title: 'Power',
        type: 'Special+Reports',
        packageUrl: '/special-reports/power/',
        image,
        media: { ...image, credit: null },
      },
    });
    expect(await db.selectFrom('events').select(['imageCredit', 'imageCredit2']).execute()).toEqual([
      { imageCredit: 'Ann Lee', imageCredit2: 'Ann Lee' },
    ]);
    expect(
      await db.selectFrom('packages').select(['imageCredit', 'mediaCredit']).where('slug', '=', 'power').execute(),
    ).toEqual([{ imageCredit: 'Ann Lee', mediaCredit: null }]);
  });

  test('Markdown shows uploaded pictures by their ids or by names', async () => {
    const markdown = `![A tower](media:${tower})\n\n![The same](tower.jpg "Sold.")`;
    expect(await put({ body: { markdown, pictures: { 'tower.jpg': { media: tower } } } })).toMatchObject({ ok: true });
    expect((await onSite())?.blocks).toEqual([
      expect.stringMatching(/^<figure><img src="\/images\/media-.*alt="A tower"/),
      expect.stringMatching(/^<figure><img src="\/images\/media-.*<figcaption>Sold. Ann Lee<\/figcaption>/),
    ]);
  });

  test.each([
    ['an unknown picture', { image: { media: '0'.repeat(64), alt: 'A tower' } }, 'image.media'],
    ['a picture of another host', { image: { url: 'https://x.example/a.jpg', alt: 'A tower' } }, 'image.url'],
    ['a mail address', { image: { url: 'mailto:a@x.example', alt: 'A tower' } }, 'image.url'],
    ['a path that browsers read as a host', { image: { url: '/\\x.example/a.jpg', alt: 'A' } }, 'image.url'],
    ['a picture without a description', { image: { url: '/images/x' } }, 'image.alt'],
    [
      'Markdown with a picture of another host',
      { body: { markdown: '![A](https://x.example/a.jpg)' } },
      'body.markdown',
    ],
    [
      'Markdown with such a picture in a list',
      { body: { markdown: '- ![A](https://x.example/a.jpg)' } },
      'body.markdown',
    ],
    ['Markdown with a file that is not uploaded', { body: { markdown: '![A](a.jpg)' } }, 'body.markdown'],
  ])('%s is an issue', async (_, fields, path) => {
    expect(await put(fields)).toMatchObject({ ok: false, error: { issues: [{ path }] } });
  });

  test('a document is no picture', async () => {
    expect(await put({ image: { media: document, alt: 'Terms' } })).toMatchObject({
      ok: false,
      error: { issues: [{ path: 'image.media' }] },
    });
  });

  test('an uploaded picture keeps its size', async () => {
    expect(await put({ image: { media: tower, alt: 'A tower', width: 10 } })).toMatchObject({
      error: { issues: [{ path: 'image.width' }] },
    });
  });
});
