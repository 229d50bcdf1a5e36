import { describe, expect, test } from 'vitest';
import { type MediaImageSpec, parseMediaImageId, toMediaImage, toMediaImageId } from './mediaImage.ts';
import type { MediaRecord } from './mediaRecord.ts';
import { sanitizeBody } from '../../content/files/sanitizeBody.ts';
import { toMediaFigure } from './mediaFigure.ts';

const media = 'ab'.repeat(32);
const spec: MediaImageSpec = {
  media,
  width: 1600,
  height: 1067,
  color: '7fa8d0',
  isAnimated: false,
  focalPoint: { x: 0.5, y: 0.5 },
};
const record: MediaRecord = {
  ...spec,
  id: media,
  kind: 'image',
  seconds: null,
  codecs: null,
  type: 'image/jpeg',
  bytes: 1,
  fileName: 'tower.jpg',
  credit: 'Ann Lee',
  copyright: null,
  caption: 'From the file',
  alt: null,
  createdAt: new Date(0),
};

describe('the id of a picture of the media library', () => {
  test.each<[Partial<MediaImageSpec>, string]>([
    [{}, `media-${media}-1600x1067-7fa8d0`],
    [{ focalPoint: { x: 0.333, y: 0 } }, `media-${media}-1600x1067-7fa8d0-at-33-0`],
    [{ width: 800, focalPoint: { x: 0.5, y: 0.25 } }, `media-${media}-800x1067-7fa8d0`],
    [{ width: 800 }, `media-${media}-800x1067-7fa8d0-at-50-50`],
    [{ isAnimated: true, focalPoint: { x: 1, y: 0.5 } }, `media-${media}-1600x1067-7fa8d0-animated-at-100-50`],
  ])('%j is %s and back', (difference, id) => {
    const described = { ...spec, ...difference };
    expect(toMediaImageId(described)).toBe(id);
    expect(toMediaImageId(parseMediaImageId(id) ?? spec)).toBe(id);
    expect(parseMediaImageId(id)).toMatchObject({ media, width: described.width, isAnimated: described.isAnimated });
  });

  test('fits into the ids of the image service with all its parts', () => {
    const longest = { width: 8192, height: 8192, isAnimated: true, focalPoint: { x: 1, y: 1 } };
    expect(toMediaImageId({ ...spec, ...longest }).length).toBeLessThanOrEqual(120);
  });

  test.each([
    'media-ab-1600x1067-7fa8d0',
    `media-${media}-0x1067-7fa8d0`,
    `media-${media}-1600x1067-7fa8d0-at-101-0`,
    `media-${media}-1600x1067-7fa8d0-at-50-50`,
    `media-${media}-1600x1067-7fa8d0-at-05-10`,
    'tower-facade-oxide-101-article',
  ])('%s is none', (id) => expect(parseMediaImageId(id)).toBeUndefined());
});

test('a stored id that names the later default of upright pictures is still known', () => {
  const id = `media-${media}-800x1067-7fa8d0`;
  expect(parseMediaImageId(`${id}-at-50-25`)).toEqual(parseMediaImageId(id));
});

describe('a picture of the library in content', () => {
  test('has the texts of the file by default', () => {
    expect(toMediaImage(record)).toEqual({
      uri: `/images/media-${media}-1600x1067-7fa8d0`,
      width: 1600,
      height: 1067,
      alt: '',
      caption: 'From the file.',
      credit: 'Ann Lee',
    });
  });

  test.each([
    ['The tower', 'The tower.'],
    ['The tower.', 'The tower.'],
    ['“Sold?”', '“Sold?”'],
  ])('the caption %s before a credit is %s', (caption, shown) =>
    expect(toMediaImage(record, { caption })).toMatchObject({ caption: shown, credit: 'Ann Lee' }),
  );

  test('has the texts of the content where they are set, or none where they are empty', () => {
    const image = toMediaImage(record, {
      alt: 'A tower',
      caption: 'Its own',
      credit: null,
      focalPoint: { x: 0, y: 1 },
    });
    expect(image).toMatchObject({ uri: expect.stringMatching(/-at-0-100$/), alt: 'A tower', caption: 'Its own' });
    expect(image).not.toHaveProperty('credit');
  });
});

test.each<[string, Partial<MediaRecord>, RegExp]>([
  ['usual', {}, /^<figure><img src="[^"]+\?width=800" srcset="[^"]+ 1200w" sizes="\(min-width: 720px\) 680px, 100vw"/],
  ['upright', { width: 1067, height: 1600 }, /^<figure class="upright"><img [^>]*srcset=/],
  ['small', { width: 300, height: 200 }, /^<figure class="small"><img [^>]*sizes="300px"/],
  ['tiny', { width: 90, height: 60 }, /^<figure class="small"><img src="[^"?]+\/" alt="" width="90" height="60"/],
  ['animated', { width: 800, height: 600, isAnimated: true }, /^<figure><img src="[^"?]+-animated\/" alt=""/],
])('a %s picture in a body passes the rules of bodies unchanged', (_, difference, html) => {
  const figure = toMediaFigure({ ...record, ...difference });
  expect(figure).toMatch(html);
  expect(sanitizeBody(figure).replaceAll(' />', '>')).toBe(figure);
});

test('texts are escaped, and the credit follows the caption', () => {
  expect(toMediaFigure(record, { alt: '"A" & B', caption: '<b>Sold</b>.' })).toMatch(
    /alt="&quot;A&quot; &amp; B".*<figcaption>&lt;b&gt;Sold&lt;\/b&gt;\. Ann Lee<\/figcaption><\/figure>$/,
  );
});
