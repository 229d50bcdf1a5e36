import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writePublication } from '../../../test/fixtures/publication.ts';
import { openTestLibrary } from '../../../test/support/mediaLibrary.ts';
import { photograph } from '../../../test/support/pictures.ts';
import { repositoryBrands } from '../../../test/fixtures/brands.ts';
import { ingestMedia } from '../../media/library/ingestMedia.ts';
import { publish, remove } from '../publishing/publish.ts';
import { listSites, type Site } from '../queries/sites.ts';
import { createHouseAds } from './houseAds.ts';
import { findHouseIssues, readHouses } from './promotions.ts';
import { resolveHousePictures } from './housePictures.ts';
import { createAdRoutes } from './routes.ts';

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
    await writePublication(db);
    site = (await listSites(db)).find(({ key }) => key === 'example') as Site;
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
