import { describe, expect, test } from 'vitest';
import {
  cropToRatio,
  parseMediaImage,
  getLeadAspect,
  toDecorativePicture,
  toHeroPicture,
  toPicture,
  toShareImage,
} from './picture';

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
