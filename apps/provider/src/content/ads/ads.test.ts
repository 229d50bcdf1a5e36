import { Script } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestLibrary } from '../../../test/support/mediaLibrary.ts';
import { imageWidths } from '../../media/images/shapes.ts';
import { parseMediaImageId } from '../../media/library/mediaImage.ts';
import type { Route } from '../../server/router.ts';
import { type AdRequest, chooseCreatives } from './choose.ts';
import { getLayout, renderCreative } from './creative.ts';
import { resolveHousePictures } from './houseAds.ts';
import { repositoryBrands } from '../../../test/fixtures/brands.ts';
import { type House, readHouses } from './promotions.ts';
import { createAdRoutes } from './routes.ts';

const { library, close } = await openTestLibrary();
afterAll(close);

const state: { route?: Route; houses: ReadonlyMap<string, House> } = { houses: new Map() };
/** The house of the template, which every repository has. */
const getHouse = (): House => {
  const house = state.houses.get('sister-site');
  if (!house) throw new Error('The template has no house ads.');
  return house;
};
const findHouse = (site: string): Promise<House | undefined> => Promise.resolve(state.houses.get(site) ?? getHouse());
beforeAll(async () => {
  state.houses = await resolveHousePictures(await readHouses(repositoryBrands), {
    library,
    onIssue: (message) => expect.fail(message),
  });
  [state.route] = await createAdRoutes({ deployment: 'development' }, findHouse);
});
const get = async (path: string): Promise<Response> =>
  (await state.route?.handle(new Request(`http://provider.example.com${path}`), 'client')) ??
  new Response(null, { status: 599 });

const question = (change: Partial<AdRequest> = {}): AdRequest => ({
  unit: '/house/page',
  size: 'usual',
  empty: [],
  shown: [],
  sponsor: '',
  path: '/',
  slots: [
    {
      position: 'horiz1',
      sizes: [
        [970, 90],
        [728, 90],
      ],
    },
    {
      position: 'vert2',
      sizes: [
        [300, 600],
        [300, 250],
      ],
    },
  ],
  ...change,
});
const stock = {
  promotions: ['/a/', '/b/', '/c/', '/d/', '/e/', '/f/'],
  logos: ['1', '2', '3', '4', '5', '6', '7', '8'],
};
const sizes = (change: Partial<AdRequest>) =>
  chooseCreatives(question(change), stock).map(({ size }) => (Array.isArray(size) ? size.join('x') : size));

test('a publication without house ads has no creative, and no space for one', async () => {
  const [route] = await createAdRoutes({ deployment: 'production' }, () => Promise.resolve(undefined));
  const query = encodeURIComponent(JSON.stringify({ unit: '/a', path: '/', slots: question().slots }));
  const response = await route?.handle(new Request(`http://provider.example.com/ads/select/?site=a&q=${query}`), 'a');
  expect(await response?.json()).toMatchObject({ slots: [{ size: null }, { size: null }] });
});

describe('choosing creatives for a request', () => {
  test('uses the largest size on request', () => {
    expect(sizes({ size: 'largest' })).toEqual(['970x90', '300x600']);
  });
  test('uses the most common size: a leaderboard, or the largest', () => {
    expect(sizes({ size: 'usual' })).toEqual(['728x90', '300x600']);
  });
  test('uses the smallest size on request', () => {
    expect(sizes({ size: 'smallest' })).toEqual(['728x90', '300x250']);
  });
  test.each([
    [['vert2'], ['970x90', null]],
    [['all'], [null, null]],
    [['nobody'], ['970x90', '300x600']],
  ])('leaves %s empty', (empty, expected) => {
    expect(sizes({ empty, size: 'largest' })).toEqual(expected);
  });
  test.each([
    ['usual', null],
    ['largest', '640x480'],
  ] as const)('fills the interstitial in the %s size with %j', (size, expected) => {
    expect(
      sizes({
        size,
        slots: [
          {
            position: 'interstitial',
            sizes: [
              [640, 480],
              [300, 250],
            ],
          },
        ],
      }),
    ).toEqual([expected]);
  });
  test('§3 uses the sponsor of a section for its logo slot only', () => {
    const slots = ['es_logo_pushdown', 'smartsite_logo1', 'es_pushdown'].map((position) => ({
      position,
      sizes: [[120, 60] as [number, number]],
    }));
    expect(chooseCreatives(question({ slots, sponsor: 'fairmount' }), stock).map(({ sponsor }) => sponsor)).toEqual([
      'fairmount',
      undefined,
      undefined,
    ]);
    const house = { ...getHouse(), sponsors: { fairmount: { name: 'Fairmount Credit', url: '/fairmount/' } } };
    const drawn = (sponsor?: string) =>
      renderCreative({ house, position: 'es_logo_pushdown', width: 120, height: 60, turn: 0, sponsor });
    expect(drawn('fairmount')).toContain('>Fairmount Credit<');
    expect([drawn('nobody'), drawn('constructor')]).toEqual([drawn(), drawn()]);
  });
  test('leaves a slot without a fitting size empty', () => {
    expect(sizes({ slots: [{ position: 'vert1', sizes: [] }] })).toEqual([null]);
  });
  test('always chooses the same creatives for a page', () => {
    expect(chooseCreatives(question(), stock)).toEqual(chooseCreatives(question(), stock));
  });
  test('chooses different creatives as long as there are enough', () => {
    const positions = [
      'horiz1',
      'horiz2',
      'vert1',
      'vert2',
      'horiz3',
      'footer',
      ...[1, 2, 3, 4, 5, 6, 7, 8].map((number) => `smartsite_logo${number}`),
    ];
    const creatives = chooseCreatives(
      question({ slots: positions.map((position) => ({ position, sizes: [[300, 250]] })) }),
      stock,
    );
    expect(new Set(creatives.slice(0, 6).map(({ turn }) => turn % stock.promotions.length)).size).toBe(6);
    expect(new Set(creatives.slice(6).map(({ turn }) => turn % stock.logos.length)).size).toBe(8);
  });
  test('avoids creatives of earlier responses on the page', () => {
    const choose = (shown: AdRequest['shown'], ...positions: string[]) =>
      chooseCreatives(
        question({ shown, slots: positions.map((position) => ({ position, sizes: [[300, 250]] })) }),
        stock,
      );
    const first = choose([], 'horiz1', 'vert1', 'smartsite_logo1');
    const later = choose(first, 'vert5', 'footer', 'smartsite_logo2');
    const promotions = [...first, ...later].filter(({ position }) => !position.startsWith('smartsite'));
    expect(new Set(promotions.map(({ turn }) => turn % stock.promotions.length)).size).toBe(4);
    expect((later[2]?.turn ?? 0) % stock.logos.length).not.toBe((first[2]?.turn ?? 0) % stock.logos.length);
  });
  test.each([
    ['one of a family', ['/newsletters/', '/newsletters/'], '/', [true, false]],
    ['two of two families', ['/newsletters/', '/events/'], '/', [true, true]],
    ['none for the page that is open', ['/newsletters/', '/events/'], '/events/', [true, false]],
  ] as const)('§9 a page has %s', (_, promotions, path, filled) => {
    const sizesOf = (size: AdRequest['size']) =>
      chooseCreatives(question({ path, size }), { ...stock, promotions }).map((fill) => fill.size !== null);
    expect(sizesOf('usual')).toEqual(filled);
    expect(sizesOf('largest'), 'a trial fills every slot').toEqual([true, true]);
  });
  test('a creative is dark in a dark page', () => {
    const house = getHouse();
    const draw = (theme: 'light' | 'dark') =>
      renderCreative({ house, position: 'vert1', width: 300, height: 250, turn: 0, theme });
    expect([draw('light'), draw('dark')].map((html) => html.includes(`--ground:${house.look.dark}`))).toEqual([
      false,
      true,
    ]);
  });
});

describe('§9 a creative in every size', () => {
  test.each([
    ['horiz1', 320, 50, 'line'],
    ['es_pushdown', 320, 50, 'pushdown'],
    ['es_pushdown', 468, 60, 'pushdown'],
    ['es_pushdown', 728, 90, 'pushdown'],
    ['horiz1', 728, 90, 'strip'],
    ['horiz1', 970, 90, 'strip'],
    ['horiz2', 468, 60, 'line'],
    ['horiz4', 970, 250, 'billboard'],
    ['vert1', 300, 250, 'card'],
    ['vert2', 300, 600, 'column'],
    ['vert7', 300, 1050, 'column'],
    ['interstitial', 640, 480, 'poster'],
    ['native_single1', 700, 116, 'story'],
    ['native_collection', 1280, 336, 'stories'],
    ['smartsite_logo1', 120, 60, 'mark'],
    ['es_logo_pushdown', 120, 60, 'mark'],
  ] as const)('%s at %sx%s is a %s', (position, width, height, layout) => {
    expect(getLayout(position, width, height)).toBe(layout);
  });

  test('every site has promotions that link to its own pages, with pictures of its image service', async () => {
    for (const house of state.houses.values()) {
      for (const turn of house.promotions.keys()) {
        const html = renderCreative({ house, position: 'vert1', width: 300, height: 250, turn });
        expect(html).toMatch(/<a href="\/[^"]*" target="_top">/);
        expect(html).toMatch(/<img src="(\/images\/[a-z0-9-]+\/\?width=)\d+" srcset="\1\d+ 2x" alt="">/);
      }
    }
  });

  test('every picture of every creative exists in the image service with that width', () => {
    for (const house of state.houses.values()) {
      for (const turn of house.promotions.keys()) {
        for (const [position, width, height] of [
          ['vert2', 300, 600],
          ['vert7', 300, 1050],
          ['horiz1', 728, 90],
          ['horiz3', 970, 250],
          ['interstitial', 640, 480],
          ['native_collection', 1280, 336],
          ['es_pushdown', 728, 90],
        ] as const) {
          const pictures = [
            ...renderCreative({ house, position, width, height, turn }).matchAll(
              /\/images\/([a-z0-9-]+)\/\?width=(\d+)/g,
            ),
          ];
          expect(pictures.length).toBeGreaterThan(0);
          for (const [, id = '', wide] of pictures)
            expect([
              id,
              parseMediaImageId(id) !== undefined,
              imageWidths.some((known) => known === Number(wide)),
            ]).toEqual([id, true, true]);
        }
      }
    }
  });

  test('the logos of a page are the names of different firms', () => {
    const house = getHouse();
    const drawn = Array.from({ length: 8 }, (_, turn) =>
      renderCreative({ house, position: `smartsite_logo${turn + 1}`, width: 120, height: 60, turn }),
    );
    const names = drawn.map((html) => /<span class="name">([^<]+)</.exec(html)?.[1]);
    expect(new Set(names).size).toBe(8);
    expect(names).not.toContain(undefined);
  });

  test('a pushdown has a button with its expanded state', () => {
    const house = getHouse();
    expect(renderCreative({ house, position: 'es_pushdown', width: 728, height: 90, turn: 0 })).toContain(
      '<button type="button" data-expand data-open="Open" data-close="Close" aria-expanded="false">Open</button>',
    );
    expect(renderCreative({ house, position: 'horiz1', width: 970, height: 90, turn: 0 })).not.toContain('<button');
  });

  test('uses the language of the publication', () => {
    const [english] = state.houses.values();
    const house = english && { ...english, language: 'de-DE' };
    const html = house ? renderCreative({ house, position: 'es_pushdown', width: 728, height: 90, turn: 0 }) : '';
    expect(html).toContain('<html lang="de-DE"');
    expect(html).toContain(`Von ${english?.name} · `);
    expect(html).toContain('data-open="Öffnen" data-close="Schließen" aria-expanded="false">Öffnen<');
  });

  test('escapes text', () => {
    const house = getHouse();
    const [promotion] = house?.promotions ?? [];
    const evil = house && promotion && { ...house, promotions: [{ ...promotion, title: '<script>alert(1)</script>' }] };
    expect(evil && renderCreative({ house: evil, position: 'vert1', width: 300, height: 250, turn: 0 })).not.toContain(
      '<script',
    );
  });
});

describe('GET /ads/*', () => {
  test('the library is one small classic script without types or comments', async () => {
    const entry = await get('/ads/tag.js');
    expect([entry.status, entry.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
    const source = await entry.text();
    expect(source).not.toMatch(/^\s*(?:import|export) |: googletag\./m);
    expect(() => new Script(source)).not.toThrow();
    expect(source).not.toContain('/*');
    expect(gzipSync(source).length).toBeLessThan(4_500);
  });

  test.each([
    '/ads/tag/main.ts',
    '/ads/tag/../routes.ts',
    '/ads/stub/main.ts',
    '/ads/',
    '/ads/nothing/',
    '/ads/main.ts',
  ])('%s is not found', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  test.each([
    '/ads/select/',
    '/ads/select/?q=',
    '/ads/select/?q={',
    '/ads/select/?q={"unit":"a"}',
    '/ads/select/?q={"unit":"a","slots":[{"position":"<b>","sizes":[]}]}',
    '/ads/creative/',
    '/ads/creative/?site=a&position=vert1&width=0&height=1&turn=1',
    '/ads/creative/?site=a&position=vert1&width=99999&height=1&turn=1',
    '/ads/creative/?site=a&position=vert1&width=300&height=250&turn=1e15',
    `/ads/creative/?site=${'a'.repeat(101)}&position=vert1&width=300&height=250&turn=1`,
    `/ads/select/?q=${encodeURIComponent(JSON.stringify({ unit: 'a', slots: [], empty: Array.from({ length: 41 }, () => 'vert1') }))}`,
    `/ads/select/?q=${encodeURIComponent(JSON.stringify({ unit: 'a', slots: [{ position: 'vert1', sizes: [[1e9, 1]] }] }))}`,
  ])('%s is rejected', async (path) => {
    expect((await get(path)).status).toBe(400);
  });

  test('a response is delayed on request, and in production never', async () => {
    const q = encodeURIComponent(
      JSON.stringify({ unit: '/house/page', slots: [{ position: 'vert1', sizes: [[300, 250]] }] }),
    );
    const address = `/ads/select/?q=${q}&delay=100`;
    const [production] = await createAdRoutes({ deployment: 'production' }, findHouse);
    const ended: string[] = [];
    const delayed = get(address).then(({ status }) => ended.push(`development ${status}`));
    const response = await production?.handle(new Request(`http://provider.example.com${address}`), 'client');
    ended.push(`production ${response?.status}`);
    await delayed;
    expect(ended).toEqual(['production 200', 'development 200']);
  });

  test('a site without promotions uses those of the first site', async () => {
    expect((await get('/ads/creative/?site=unknown&position=vert1&width=300&height=250&turn=0')).status).toBe(200);
  });
});
