import { describe, expect, test } from 'vitest';
import {
  createPictureVariety,
  cropToRatio,
  getLeadAspect,
  getOriginalImageUrl,
  parseMediaImage,
  toDecorativePicture,
  toHeroPicture,
  toPicture,
  toShareImage,
} from './picture';
import { headerPages } from '@masthead/content-rules/pictures';
import { routes } from '../../routing/routes';
import type { RouteDefinition } from '../../routing/types';
import { toHeaderPicture } from './headerPicture';

test.each([
  ['/images/logo-harrow', '/images/logo-harrow/'],
  ['/images/logo-harrow/', '/images/logo-harrow/'],
  ['https://avatars.example/7', 'https://avatars.example/7'],
])('the original image %s has the URL %s, without a redirect', (uri, url) => {
  expect(getOriginalImageUrl(uri)).toBe(url);
});

test('a header picture is requested in its wide crop, and images of other hosts are unchanged', () => {
  const hero = (uri: string) =>
    toHeroPicture(
      toDecorativePicture({ uri, width: 800, height: 800 }) ?? { src: '', srcSet: '', width: 0, height: 0, alt: '' },
    );
  expect(hero('/images/crane-dusk-5-square')).toMatchObject({
    src: '/images/crane-dusk-5-square/?width=800&shape=wide',
    srcSet: expect.stringContaining('/?width=1200&shape=wide 1200w'),
  });
  expect(hero('https://pictures.example/7')).toMatchObject({ src: 'https://pictures.example/7', srcSet: '' });
});

const aStory = (src: string) => ({ image: { src, srcSet: '', width: 1200, height: 800, alt: '' } });

const showsPictures = (sources: readonly string[]): boolean[] => {
  const vary = createPictureVariety();
  return sources.map((src) => vary(aStory(src)).image !== undefined);
};

test('a story has no picture if one of the last four pictures is the same, in any size', () =>
  expect(showsPictures(['/images/a/?width=800', '/images/b/?width=800', '/images/a/?width=400'])).toEqual([
    true,
    true,
    false,
  ]));

test('a picture may return after four others', () =>
  expect(showsPictures(['a', 'b', 'c', 'd', 'e', 'a'].map((id) => `/images/${id}/?width=800`))).toEqual(
    Array.from({ length: 6 }, () => true),
  ));

test('stories without a picture are unchanged', () =>
  expect(createPictureVariety()({ image: undefined })).toEqual({ image: undefined }));

const load = (getHeaderPicture: Record<string, string> | null) =>
  toHeaderPicture({ ok: true, value: { getHeaderPicture } as never });

test('§2.6 each header picture of the content belongs to one route', () => {
  const pages = Object.values<RouteDefinition>(routes).flatMap(({ headerPicture }) => headerPicture ?? []);
  expect(pages.toSorted()).toEqual([...headerPages].toSorted());
});

test('a header picture is a wide crop with its own description and credit', () => {
  expect(load({ uri: '/images/chart-slate-1', alt: 'A chart', credit: 'Photo: Ann Lee' }).picture).toMatchObject({
    src: '/images/chart-slate-1/?width=800&shape=wide',
    alt: 'A chart',
    credit: 'Photo: Ann Lee',
  });
});

test('a header has no picture without one in the content, and while the content service fails', () => {
  expect(load(null)).toEqual({});
  expect(toHeaderPicture({ ok: false, error: { kind: 'unavailable', cause: undefined } as never })).toEqual({});
});

const hash = 'ab'.repeat(32);
const path = (rest: string): string => `/images/media-${hash}-${rest}`;
const photograph = (rest: string) => {
  const image = parseMediaImage(path(rest));
  if (!image) throw new Error(`${rest} is no photograph.`);
  return image;
};

test('the path of a photograph says its size, color and focal point', () => {
  expect(photograph('1600x900-7fa8d0-animated-at-25-100')).toEqual({
    width: 1600,
    height: 900,
    color: '#7fa8d0',
    motion: 'animated',
    focus: { x: 0.25, y: 1 },
  });
  for (const uri of ['/images/tower-facade-oxide-101-article', path('0x9-7fa8d0'), 'https://example.com/a.jpg'])
    expect(parseMediaImage(uri)).toBeUndefined();
});

test.each([
  ['3000x1000-7fa8d0', { width: 1500, height: 1000, focus: { x: 0.5, y: 0.5 } }],
  ['3000x1000-7fa8d0-at-0-50', { width: 1500, height: 1000, focus: { x: 0, y: 0.5 } }],
  ['1000x1500-7fa8d0-at-50-100', { width: 1000, height: 667, focus: { x: 0.5, y: 1 } }],
])('the crop of %s is inside the photograph and contains its focal point', (rest, crop) => {
  const { width, height, focus } = cropToRatio(photograph(rest), 1.5);
  expect({ width, height, focus: { x: Number(focus.x.toFixed(2)), y: Number(focus.y.toFixed(2)) } }).toEqual(crop);
});

describe('a photograph on a page', () => {
  test('has the size of its path, its credit, a placeholder and a position', () => {
    const uri = path('1600x2000-7fa8d0-at-50-20');
    expect(toPicture({ uri, width: 800, height: 1000, alt: 'A tower', credit: 'Ann Lee' })).toEqual({
      src: `${uri}/?width=800`,
      srcSet: [120, 240, 400, 600, 800, 1200].map((width) => `${uri}/?width=${width} ${width}w`).join(', '),
      width: 1600,
      height: 2000,
      alt: 'A tower',
      credit: 'Ann Lee',
      color: '#7fa8d0',
      position: '50% 20%',
    });
  });

  test('has one source when it is small or animated', () => {
    for (const rest of ['90x120-7fa8d0', '600x400-7fa8d0-animated'])
      expect(toPicture({ uri: path(rest) })).toMatchObject({ src: `${path(rest)}/`, srcSet: '' });
  });

  test('is cropped by the image service in lists when it is a panorama', () => {
    const uri = path('3000x600-7fa8d0-at-0-50');
    expect(toDecorativePicture({ uri })).toMatchObject({
      src: `${uri}/?width=800&shape=article`,
      width: 900,
      height: 600,
      position: '0% 50%',
      alt: '',
    });
    expect(toPicture({ uri })).toMatchObject({ src: `${uri}/?width=800`, width: 3000 });
    expect(
      toHeroPicture(toDecorativePicture({ uri }) ?? { src: '', srcSet: '', width: 0, height: 0, alt: '' }),
    ).toMatchObject({
      src: `${uri}/?width=800&shape=wide`,
    });
  });

  // Upright photographs without a focal point show their upper third, where faces are.
  test.each([
    ['1000x1500-7fa8d0', { list: '50% 25%', lead: '50% 25%', header: undefined, share: '1000 × 525' }],
    ['1000x1500-7fa8d0-at-50-50', { list: undefined, lead: undefined, header: undefined, share: '1000 × 525' }],
    ['1000x1500-7fa8d0-at-30-90', { list: '30% 90%', lead: '30% 90%', header: '30% 62%', share: '1000 × 525' }],
    ['1600x1067-7fa8d0', { list: undefined, lead: undefined, header: undefined, share: '1200 × 630' }],
    ['1600x1067-7fa8d0-at-0-100', { list: '0% 100%', lead: '0% 100%', header: '0% 100%', share: '1200 × 630' }],
    ['3000x600-7fa8d0-at-0-50', { list: '0% 50%', lead: '0% 50%', header: '0% 50%', share: '1143 × 600' }],
  ])('%s is cropped around its focal point in lists, articles, page headers and previews', (rest, expected) => {
    const uri = path(rest);
    const [lead, list] = [toPicture({ uri }), toDecorativePicture({ uri })];
    const share = lead && toShareImage(lead);
    expect({
      list: list?.position,
      lead: lead?.position,
      header: lead && toHeroPicture(lead).position,
      share: `${share?.width} × ${share?.height}`,
    }).toEqual(expected);
    expect(share?.src).toBe(`${uri}/?width=1200&format=jpg&shape=share`);
  });

  test('of another host or service is shared as it is', () => {
    const image = { src: '/images/tower-facade-oxide-101-article/?width=800', width: 1200, height: 800 };
    expect(toShareImage(image)).toEqual({
      ...image,
      src: '/images/tower-facade-oxide-101-article/?width=1200&format=jpg',
    });
    expect(toShareImage({ src: 'https://example.com/a.jpg' })).toEqual({ src: 'https://example.com/a.jpg' });
  });

  test.each([
    ['1600x1067-7fa8d0', '16:9'],
    ['1600x900-7fa8d0', '16:9'],
    ['1000x1500-7fa8d0', 'whole'],
    ['3000x600-7fa8d0', 'whole'],
    ['90x60-7fa8d0', 'whole'],
  ])('%s opens an article as %s', (rest, aspect) => {
    const picture = toPicture({ uri: path(rest) });
    expect(picture && getLeadAspect(picture)).toBe(aspect);
  });
});
