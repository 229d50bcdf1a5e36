import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writePublication } from '../../../test/fixtures/publication.ts';
import { openTestLibrary } from '../../../test/support/mediaLibrary.ts';
import { photograph } from '../../../test/support/pictures.ts';
import { repositoryBrands } from '../../../test/fixtures/brands.ts';
import { ingestMedia } from '../../media/library/ingestMedia.ts';
import { publish, remove } from '../publishing/publish.ts';
import type { Site } from '../queries/sites.ts';
import { createHouseAds, resolveHousePictures } from './houseAds.ts';
import { findHouseIssues, readHouses } from './promotions.ts';
import { createAdRoutes } from './routes.ts';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';

const now = new Date('2026-11-21T15:00:00Z');
const words = {
  tone: 'dark',
  kicker: 'Newsletter',
  title: 'Five stories before breakfast',
  short: 'The morning, in four minutes',
  text: 'Every business day.',
  action: 'Get the newsletter',
  url: '/static/newsletters/',
};

describe('house ads of a publication', () => {
  let opened: Awaited<ReturnType<typeof openTestLibrary>>;
  let site: Site;
  let quay = '';
  let getCreative: () => Promise<string>;
  const put = (key: string, input: object) =>
    publish({ db: opened.library.db, clock: () => now }, site, { kind: 'houseAd', key, input });

  beforeAll(async () => {
    opened = await openTestLibrary();
    const { db } = opened.library;
    ({ site } = await writePublication(db));
    const file = await ingestMedia(opened.library, {
      source: await photograph({ width: 900, height: 600 }),
      fileName: 'quay.jpg',
    });
    if (!file.ok) throw new Error(file.error[0].message);
    quay = file.value.id;
    const houses = await resolveHousePictures(await readHouses(repositoryBrands), {
      library: opened.library,
      onIssue: (message) => expect.fail(message),
    });
    let ms = 0;
    // Every request is a second after the one before.
    const findHouse = createHouseAds(db, houses, () => (ms += 1_000));
    const [route] = await createAdRoutes({ deployment: 'production' }, findHouse);
    getCreative = async () => {
      const address =
        'http://provider.example.com/ads/creative/?site=example&position=vert1&width=300&height=250&turn=0';
      return (await route?.handle(new Request(address), 'client'))?.text() ?? '';
    };
  });
  afterAll(() => opened.close());

  test('replace those of the file while they are published', async () => {
    const fromFile = await getCreative();
    expect(fromFile).not.toContain(words.title);

    expect(await put('morning', { ...words, image: { media: quay, decorative: true } })).toMatchObject({ ok: true });
    expect(await getCreative()).toContain(words.title);
    expect(await getCreative()).toMatch(new RegExp(`/images/media-${quay}-900x600-[0-9a-f]{6}/`));

    await put('morning', { ...words, title: 'Six stories', image: { media: quay, decorative: true } });
    expect(await getCreative()).toContain('Six stories');

    await remove({ db: opened.library.db, clock: () => now }, site, { kind: 'houseAd', key: 'morning' });
    expect(await getCreative()).toBe(fromFile);
  });

  test.each([
    ['an address of another site', { url: 'https://example.com/' }, 'url'],
    ['a picture outside of the image service', { image: { url: '/brand/a.png', decorative: true } }, 'image'],
    ['a long text for one line', { short: 'a'.repeat(41) }, 'short'],
    ['an unknown tone', { tone: 'pink' }, 'tone'],
  ])('%s is refused', async (_, change, path) => {
    const result = await put('refused', { ...words, image: { media: quay, decorative: true }, ...change });
    expect(result).toMatchObject({ ok: false, error: { kind: 'invalid', issues: [{ path }] } });
  });
});

test('issues of the file have their fields', () => {
  const logos = [{ name: 'A partner', url: 'https://example.com/' }];
  const promotions = [
    { id: 'morning', ...words, tone: 'pink', image: { file: 'pictures/tower.webp', decorative: true } },
  ];
  expect(findHouseIssues({ promotions, logos }).map(({ path }) => path)).toEqual([
    'promotions[0].tone',
    'logos[0].url',
  ]);
});

const directory = mkdtempSync(path.join(tmpdir(), 'masthead-house-'));
const { library, close } = await openTestLibrary();
afterAll(async () => {
  await close();
  rmSync(directory, { recursive: true });
});

test('a house ad shows a photograph of the content folder, and one whose file is missing is left out', async () => {
  await sharp({ create: { width: 900, height: 600, channels: 3, background: '#246' } })
    .jpeg()
    .toFile(path.join(directory, 'quay.jpg'));
  const [[site, house] = []] = [...(await readHouses(repositoryBrands))];
  if (!site || !house) throw new Error('There are no house ads.');
  const { name: __, language: ___, look: ____, ...entry } = house;
  const { image: _, ...words } = entry.promotions[0] ?? {};
  const focalPoint = { x: 0.2, y: 0.5 };
  const promotions = [
    { ...words, id: 'photograph', image: { file: 'quay.jpg', decorative: true, focalPoint } },
    { ...words, id: 'missing', image: { file: 'gone.jpg', decorative: true } },
  ];
  const { key } = repositoryBrands.find((brand) => brand.site === site) ?? { key: '' };
  writeFileSync(path.join(directory, `${key}.json`), JSON.stringify({ ...entry, promotions }));
  const issues: string[] = [];
  const houses = await resolveHousePictures(await readHouses(repositoryBrands, undefined, directory), {
    library,
    directory,
    onIssue: (issue) => issues.push(issue),
  });
  expect(houses.get(site)?.promotions.map(({ id, picture }) => [id, picture])).toEqual([
    ['photograph', expect.stringMatching(/^media-[0-9a-f]{32}-900x600-[0-9a-f]{6}-at-20-50$/)],
  ]);
  expect(issues).toEqual([expect.stringContaining(`house ad missing of ${site}`)]);
});
