import { toSlug } from '@masthead/content-rules/natural-id';
import { describe, expect, test } from 'vitest';
import { mapRoute } from '../../endpoints/files';
import { placeLabels, findPlace, toLocator, toPlacesMap, toSymbolMap } from './places';

const brand = {
  places: {
    us: { atlanta: [-84.39, 33.75] as [number, number], boston: [-71.06, 42.36] as [number, number] },
    world: { london: [-0.12, 51.51] as [number, number] },
  },
};
const aPlace = (slug: string, count: number) => ({ slug, name: slug, count, url: `/markets/${slug}/` });
const texts = { title: 'Stories by market', count: (count: number) => `${count} stories` };

test.each([
  ['Oak Creek, Wis.', 'oak-creek-wis'],
  ['Querétaro', 'queretaro'],
  ['Richmond, B.C.', 'richmond-b-c'],
])('%s has the slug %s', (name, slug) => {
  expect(toSlug(name)).toBe(slug);
});

test.each([
  ['atlanta', { map: 'us', x: 1430, y: 810 }],
  ['london', { map: 'world', x: 999, y: 465 }],
  ['nowhere', undefined],
  ['constructor', undefined],
])('%s is at %j', (slug, position) => {
  expect(findPlace(brand, slug)).toEqual(position);
});

test('a locator has its place in the middle', () => {
  const map = toLocator(brand, 'atlanta', 'Atlanta, Ga.');
  expect(map).toMatchObject({
    alt: 'Map that shows where Atlanta, Ga. is.',
    outline: '/maps/us.svg',
    section: [1190, 660, 480, 300],
    labels: [{ text: 'Atlanta' }],
  });
});

describe('a map of many places', () => {
  test('has circles in proportion to their numbers, and says them in its text alternative', () => {
    const map = toSymbolMap(brand, [aPlace('atlanta', 1), aPlace('boston', 4), aPlace('london', 9)], texts);
    expect(map?.points.map(({ radius, title, url }) => [radius, title, url])).toEqual([
      [36, 'boston: 4 stories', '/markets/boston/'],
      [18, 'atlanta: 1 stories', '/markets/atlanta/'],
    ]);
    expect(map?.alt).toBe('Stories by market. boston: 4 stories; atlanta: 1 stories.');
  });

  test('needs two places', () => {
    expect(toSymbolMap(brand, [aPlace('atlanta', 3), aPlace('boston', 0)], texts)).toBeUndefined();
  });

  test('names places where the name covers nothing', () => {
    const sides = (circles: readonly [text: string, x: number, y: number][]) =>
      placeLabels(
        circles.map(([text, x, y]) => ({ text, x, y, radius: 20 })),
        { width: 1000, height: 500 },
      ).map(({ text, side }) => `${text} ${side}`);
    expect(sides([['Dallas', 500, 200]])).toEqual(['Dallas end']);
    expect(sides([['Boston', 950, 200]])).toEqual(['Boston start']);
    expect(
      sides([
        ['New York', 500, 200],
        ['Newark', 520, 205],
      ]),
    ).toEqual(['New York start', 'Newark end']);
  });
});

test.each([
  ['us', 9_000],
  ['world', 18_000],
])('the outline of the map "%s" is small', async (name, maxBytes) => {
  const response = await mapRoute().GET(new Request('https://news.example.com/'), {
    params: Promise.resolve({ name }),
  });
  expect(response.headers.get('content-type')).toBe('image/svg+xml');
  const text = await response.text();
  expect(text).toMatch(/^<svg .*<path id="land" d="M.*<path id="lines" .*<\/svg>$/);
  const compressed = new Response(new Response(text).body?.pipeThrough(new CompressionStream('gzip')));
  expect((await compressed.arrayBuffer()).byteLength).toBeLessThan(maxBytes);
});

test('there is no other map', async () => {
  const { status } = await mapRoute().GET(new Request('https://news.example.com/'), {
    params: Promise.resolve({ name: 'moon' }),
  });
  expect(status).toBe(404);
});

describe('a map of places of equal rank', () => {
  const toMap = (...slugs: string[]) =>
    toPlacesMap(
      brand,
      slugs.map((slug) => aPlace(slug, 1)),
    );

  test('has the part of the country with all of them, their names and links', () => {
    const map = toMap('atlanta', 'boston', 'london');
    const [left = 0, top = 0, width = 0, height = 0] = map?.section ?? [];
    expect(map?.points.map(({ title, url }) => [title, url])).toEqual([
      ['atlanta', '/markets/atlanta/'],
      ['boston', '/markets/boston/'],
    ]);
    for (const { x, y } of map?.points ?? []) {
      expect(x > left && x < left + width && y > top && y < top + height).toBe(true);
    }
    expect(map?.labels?.map(({ text }) => text)).toEqual(['atlanta', 'boston']);
    expect(map?.alt).toBe('On the map. atlanta; boston.');
  });

  test('needs two places', () => {
    expect(toMap('atlanta', 'nowhere')).toBeUndefined();
  });
});
