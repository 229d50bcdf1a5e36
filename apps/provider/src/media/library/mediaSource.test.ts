import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FocalPoint } from '@masthead/content-rules/pictures';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestLibrary } from '../../../test/support/mediaLibrary.ts';
import { animation, photograph } from '../../../test/support/pictures.ts';
import { createKnownPictures } from '../images/knownPictures.ts';
import { createImageService, type ImageService } from '../images/service.ts';
import { ingestMedia } from './ingestMedia.ts';
import { parseMediaImageId, toMediaUri } from './mediaImage.ts';
import type { MediaRecord } from './mediaRecord.ts';
import { cropToShape, createMediaSources } from './mediaSource.ts';

let opened: Awaited<ReturnType<typeof openTestLibrary>>;
let folder: string;
let images: ImageService;
let siteId: number;

beforeAll(async () => {
  opened = await openTestLibrary();
  folder = await mkdtemp(path.join(tmpdir(), 'masthead-renditions-'));
  const { db, clock, storage } = opened.library;
  images = createImageService({
    directory: folder,
    log: () => undefined,
    pictures: createKnownPictures(db, clock, new Set()),
    findPicture: createMediaSources(storage),
  });
  const site = { key: 'a', name: 'A', publication: 'a', baseDomain: 'a.example.com', product: 'a' };
  siteId = (await db.insertInto('sites').values(site).returning('id').executeTakeFirstOrThrow()).id;
});
afterAll(async () => {
  await opened.close();
  await rm(folder, { recursive: true, force: true });
});

const store = async (source: Uint8Array): Promise<MediaRecord> => {
  const result = await ingestMedia(opened.library, { source, fileName: 'picture' });
  if (!result.ok) throw new Error(result.error[0].message);
  return result.value;
};
/** Stores a picture and uses it in content, as the portrait of an author. */
const publish = async (source: Uint8Array, focalPoint?: FocalPoint): Promise<string> => {
  const imageLarge = toMediaUri(await store(source), focalPoint);
  await opened.library.db
    .insertInto('authors')
    .values({ siteId, slug: imageLarge, name: 'Ann Lee', imageLarge })
    .execute();
  return imageLarge;
};
const get = (address: string, accept = 'image/webp') =>
  images.handleImage(new Request(`http://localhost${address}`, { headers: { accept } }), '203.0.113.1');
const getPicture = async (address: string, accept?: string) => {
  const response = await get(address, accept);
  const body = Buffer.from(await response.arrayBuffer());
  return {
    type: response.headers.get('content-type'),
    body,
    metadata: await sharp(body, { animated: true }).metadata(),
  };
};

/** Red on the left, blue on the right. */
const twoHalves = async (width: number, height: number): Promise<Buffer> => {
  const half = { width: width / 2, height, channels: 3 as const, background: '#00f' };
  const blue = await sharp({ create: half }).png().toBuffer();
  return sharp({ create: { ...half, width, background: '#f00' } })
    .composite([{ input: blue, gravity: 'east' }])
    .png()
    .toBuffer();
};

describe('pictures of the media library', () => {
  test('are served in allowed widths, and immutable', async () => {
    const uri = await publish(await photograph({ width: 1600, height: 900 }));
    const response = await get(`${uri}/?width=400&format=auto&fit=contain`);
    expect([response.status, response.headers.get('cache-control'), response.headers.get('vary')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
      'Accept',
    ]);
    expect((await getPicture(`${uri}?width=400`)).metadata).toMatchObject({ format: 'webp', width: 400, height: 225 });
    expect((await getPicture(`${uri}?width=240`, '*/*')).metadata).toMatchObject({ format: 'jpeg', width: 240 });
    expect((await get(`${uri}?width=401`)).status).toBe(400);
    expect((await get(`${uri}?width=400&fit=cover`)).status).toBe(400);
    await expect
      .poll(async () => (await get(`${uri}?width=120`, 'image/avif,*/*')).headers.get('content-type'), {
        timeout: 60_000,
      })
      .toBe('image/avif');
  });

  test('are not enlarged', async () => {
    const uri = await publish(await photograph({ width: 90, height: 120 }));
    expect((await getPicture(`${uri}?width=800`)).metadata).toMatchObject({ width: 90, height: 120 });
  });

  test.each([
    [{ x: 0, y: 0.5 }, [255, 0, 0]],
    [{ x: 1, y: 0.5 }, [0, 0, 255]],
  ])('are cropped to a shape around the focal point %j', async (focalPoint, color) => {
    const uri = await publish(await twoHalves(800, 200), focalPoint);
    const { body, metadata } = await getPicture(`${uri}?width=120&shape=square&format=png`);
    expect([metadata.width, metadata.height]).toEqual([120, 120]);
    expect([...(await sharp(body).removeAlpha().resize(1, 1).raw().toBuffer())]).toEqual(color);
  });

  test('keep their transparency, and are white behind it as JPEG', async () => {
    const logo = await sharp({ create: { width: 200, height: 100, channels: 4, background: '#0f08' } })
      .png()
      .toBuffer();
    const uri = await publish(logo);
    expect((await getPicture(`${uri}?width=120`)).metadata.hasAlpha).toBe(true);
    const { body } = await getPicture(`${uri}?width=120`, '*/*');
    expect((await sharp(body).stats()).channels.map(({ mean }) => Math.round(mean / 16))).toEqual([7, 16, 7]);
  });

  test('stay animated as WebP, and show the first frame as JPEG or in a crop', async () => {
    const uri = await publish(await animation(200, 100, ['#f00', '#0f0']));
    expect((await getPicture(`${uri}?width=120`, 'image/avif,image/webp')).metadata).toMatchObject({
      format: 'webp',
      pages: 2,
      width: 200,
    });
    expect((await getPicture(`${uri}?width=120`, '*/*')).metadata).toMatchObject({ format: 'jpeg', width: 200 });
    expect((await getPicture(`${uri}?width=120&shape=square`)).metadata).toMatchObject({ width: 100, height: 100 });
  });

  test('are not served before content uses them, with another size, or without their file', async () => {
    const record = await store(await photograph({ width: 310, height: 200 }));
    expect((await get(toMediaUri(record))).status).toBe(404);
    const bytes = await photograph({ width: 320, height: 200 });
    const uri = await publish(bytes);
    expect((await get(uri.replace('320x200', '640x400'))).status).toBe(404);
    await opened.library.storage.remove((await store(bytes)).id);
    expect((await get(uri)).status).toBe(404);
  });
});

test.each([
  ['900x1600', { left: 0, top: 100, width: 900, height: 600 }],
  ['900x1600-7fa8d0-at-50-50', { left: 0, top: 500, width: 900, height: 600 }],
  ['900x1600-7fa8d0-at-50-100', { left: 0, top: 1000, width: 900, height: 600 }],
  ['1600x900', { left: 125, top: 0, width: 1350, height: 900 }],
  ['1600x900-7fa8d0-at-0-50', { left: 0, top: 0, width: 1350, height: 900 }],
] as const)('the crop of %s is around its focal point, or in the upper third of an upright picture', (size, crop) => {
  const spec = parseMediaImageId(`media-${'ab'.repeat(32)}-${size}${size.includes('-') ? '' : '-7fa8d0'}`);
  expect(spec && cropToShape(spec, 'article')).toEqual(crop);
});

test.each([
  [1600, 900, 'article', { left: 125, top: 0, width: 1350, height: 900 }],
  [900, 1600, 'article', { left: 0, top: 500, width: 900, height: 600 }],
  [1, 8000, 'wide', { left: 0, top: 4000, width: 1, height: 1 }],
] as const)('the crop of %i × %i to the shape %s is in its middle', (width, height, shape, crop) => {
  const middle = { x: 0.5, y: 0.5 };
  expect(cropToShape({ media: '', color: '', isAnimated: false, width, height, focalPoint: middle }, shape)).toEqual(
    crop,
  );
});
