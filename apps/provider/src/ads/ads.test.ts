import { Script } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Route } from '../server/router.ts';
import { choose, type Question } from './choose.ts';
import { creative, layoutOf } from './creative.ts';
import { linked } from './modules.ts';
import { readHouses, type House } from './promotions.ts';
import { createAdRoutes } from './routes.ts';

const state: { route?: Route; houses: ReadonlyMap<string, House> } = { houses: new Map() };
beforeAll(async () => {
  [state.route] = await createAdRoutes();
  state.houses = await readHouses();
});
const get = async (path: string): Promise<Response> => (await state.route?.handle(new Request(`http://provider.example.com${path}`), 'client')) ?? new Response(null, { status: 599 });

const question = (change: Partial<Question> = {}): Question => ({ unit: '/house/page', size: 'usual', empty: [], slots: [{ position: 'horiz1', sizes: [[970, 90], [728, 90]] }, { position: 'vert2', sizes: [[300, 600], [300, 250]] }], ...change });
const sizes = (change: Partial<Question>) => choose(question(change)).map(({ size }) => size);

describe('the house chooses a creative for each slot of a request', () => {
  test('of the largest size', () => {
    expect(sizes({ size: 'largest' })).toEqual([[970, 90], [300, 600]]);
  });
  test('of the commonest size: a leaderboard, or the largest', () => {
    expect(sizes({ size: 'usual' })).toEqual([[728, 90], [300, 600]]);
  });
  test('of the smallest size', () => {
    expect(sizes({ size: 'smallest' })).toEqual([[728, 90], [300, 250]]);
  });
  test.each([[['vert2'], [[970, 90], null]], [['all'], [null, null]], [['nobody'], [[970, 90], [300, 600]]]])('empty for %s', (empty, expected) => {
    expect(sizes({ empty, size: 'largest' })).toEqual(expected);
  });
  test.each([['usual', null], ['largest', [640, 480]]] as const)('an overlay in the %s size: %j', (size, expected) => {
    expect(sizes({ size, slots: [{ position: 'interstitial', sizes: [[640, 480], [300, 250]] }] })).toEqual([expected]);
  });
  test('nothing where no size fits', () => {
    expect(sizes({ slots: [{ position: 'vert1', sizes: [] }] })).toEqual([null]);
  });
  test('the same each time, so that a page looks the same', () => {
    expect(choose(question())).toEqual(choose(question()));
  });
});

describe('§9 a creative in every size', () => {
  test.each([
    ['horiz1', 320, 50, 'line'], ['es_pushdown', 970, 66, 'pushdown'], ['horiz1', 728, 90, 'strip'], ['horiz1', 970, 90, 'strip'], ['horiz2', 468, 60, 'line'], ['horiz4', 970, 250, 'billboard'],
    ['vert1', 300, 250, 'card'], ['vert2', 300, 600, 'column'], ['vert7', 300, 1050, 'column'], ['interstitial', 640, 480, 'card'], ['native_single1', 700, 116, 'story'],
    ['native_collection', 1280, 336, 'stories'], ['smartsite_logo1', 120, 60, 'mark'], ['es_logo_pushdown', 120, 60, 'mark'],
  ] as const)('%s at %sx%s is a %s', (position, width, height, layout) => {
    expect(layoutOf(position, width, height)).toBe(layout);
  });

  test('every site has promotions that lead to its own pages, with the picture of its own image service', async () => {
    for (const house of state.houses.values()) {
      for (const turn of house.promotions.keys()) {
        const html = creative({ house, position: 'vert1', width: 300, height: 250, turn });
        expect(html).toMatch(/<a href="\/[^"]*" target="_top">/);
        expect(html).toMatch(/<img src="\/images\/[a-z0-9-]+\/\?width=\d+" alt="">/);
      }
    }
  });

  test('a pushdown has a control that says whether it is open', () => {
    const [house] = state.houses.values();
    expect(house && creative({ house, position: 'es_pushdown', width: 970, height: 66, turn: 0 })).toContain('<button type="button" data-expand aria-expanded="false">Open</button>');
    expect(house && creative({ house, position: 'horiz1', width: 970, height: 90, turn: 0 })).not.toContain('<button');
  });

  test('text cannot leave its place', () => {
    const [house] = state.houses.values();
    const [promotion] = house?.promotions ?? [];
    const evil = house && promotion && { ...house, promotions: [{ ...promotion, title: '<script>alert(1)</script>' }] };
    expect(evil && creative({ house: evil, position: 'vert1', width: 300, height: 250, turn: 0 })).not.toContain('<script');
  });
});

describe('GET /ads/*', () => {
  test('the library is one ordinary script without types, and small', async () => {
    const entry = await get('/ads/tag.js');
    expect([entry.status, entry.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
    const source = await entry.text();
    expect(source).not.toMatch(/^\s*(?:import|export) |: googletag\./m);
    expect(() => new Script(source)).not.toThrow();
    expect(gzipSync(source).length).toBeLessThan(8_192);
  });

  test('it brings what it needs before what needs it, each once', () => {
    const modules = new Map([['main.ts', "import { a } from './a.ts';\nimport { b } from './b.ts';\nrun(a, b);"], ['a.ts', "import { b } from './b.ts';\nexport const a = b;"], ['b.ts', 'export const b = 1;']]);
    expect(linked(modules, 'main.ts').match(/const b|const a|run/g)).toEqual(['const b', 'const a', 'run']);
    expect(() => linked(new Map([['main.ts', "import { a } from './a.ts';"]]), 'main.ts')).toThrow(/imports a\.ts, which is not beside it/);
  });

  test.each(['/ads/tag/main.ts', '/ads/tag/../routes.ts', '/ads/standIn/main.ts', '/ads/', '/ads/nothing/', '/ads/main.ts'])('%s is not there', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  test.each(['/ads/answer/', '/ads/answer/?q=', '/ads/answer/?q={', '/ads/answer/?q={"unit":"a"}', '/ads/answer/?q={"unit":"a","slots":[{"position":"<b>","sizes":[]}]}', '/ads/creative/', '/ads/creative/?site=a&position=vert1&width=0&height=1&turn=1', '/ads/creative/?site=a&position=vert1&width=99999&height=1&turn=1'])('%s is refused', async (path) => {
    expect((await get(path)).status).toBe(400);
  });

  test('a site without promotions of its own shows those of the first', async () => {
    expect((await get('/ads/creative/?site=unknown&position=vert1&width=300&height=250&turn=0')).status).toBe(200);
  });
});
