import { readdir, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { allFormats, encode, type FindPicture } from './pictureSource.ts';
import { createImageService, type ImageService, type ImageServiceOptions, renderBudget } from './service.ts';
import { useFolder } from '../../../test/support/folders.ts';
import { createDiskCache } from './renditions.ts';
import { acceptedFormats } from './negotiate.ts';
import { now, writePublication, writeStories } from '../../../test/fixtures/publication.ts';
import { describeWithDatabase } from '../../../test/support/engines.ts';
import { createKnownPictures } from './knownPictures.ts';

const picture = 'scene';
const sizes = { article: { width: 1200, height: 800 }, wide: { width: 1200, height: 480 } };
/** Pictures of noise, whose files are as large as those of photographs. */
const findPicture: FindPicture = (id) => {
  if (!id.startsWith('scene') && !id.startsWith('unknown')) return undefined;
  return (shape) => {
    const { width, height } = sizes[shape === 'wide' ? 'wide' : 'article'];
    return {
      key: `test/${id}${shape ? `-${shape}` : ''}`,
      toWidth: (requested = width) => Math.min(requested, width),
      formats: allFormats,
      open: async () => {
        const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
        const data = await sharp({ create: { width: 120, height: 80, channels: 3, background: '#000', noise } })
          .resize({ width, height, fit: 'fill', kernel: 'nearest' })
          .raw()
          .toBuffer();
        return {
          bytes: data.byteLength,
          encode: (toWidth, format) => encode({ data, width, height, channels: 3 }, toWidth, format),
        };
      },
    };
  };
};
const pictures: ImageServiceOptions['pictures'] = {
  get: async (id) => (id.startsWith('unknown') ? { kind: 'missing' } : { kind: 'found', value: true }),
};
const open = (folder: string, more: Partial<ImageServiceOptions> = {}): ImageService =>
  createImageService({ directory: folder, log: () => undefined, pictures, findPicture, ...more });
const directory = useFolder();
let service: ImageService;

beforeAll(async () => {
  service = open(directory);
});

const get = (
  address: string,
  headers: Record<string, string> = { accept: 'image/webp' },
  method = 'GET',
): Promise<Response> =>
  service.handleImage(new Request(`http://localhost:4000/images/${address}`, { method, headers }), '203.0.113.1');
const getSize = async (response: Response) => sharp(Buffer.from(await response.arrayBuffer())).metadata();

describe('GET /images/{id}', () => {
  test('returns immutable WebP of the requested width', async () => {
    const response = await get(`${picture}?width=400`);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept',
    });
    expect(await getSize(response)).toMatchObject({ format: 'webp', width: 400, height: 267 });
  });

  test('returns JPEG to bots that do not list WebP', async () => {
    expect(await getSize(await get(`${picture}?width=240`, { accept: '*/*' }))).toMatchObject({
      format: 'jpeg',
      width: 240,
    });
    expect(await getSize(await get(`${picture}?width=240&format=png`))).toMatchObject({ format: 'png', width: 240 });
  });

  test('never enlarges, and returns the largest width by default', async () => {
    expect(await getSize(await get(picture))).toMatchObject({ width: 1200, height: 800 });
  });

  test('returns the requested crop', async () => {
    expect(await getSize(await get(`${picture}?width=240&shape=wide`))).toMatchObject({ width: 240, height: 96 });
  });

  test('renders AVIF in the background and serves it afterwards', async () => {
    const both = { accept: 'image/avif,image/webp,*/*' };
    expect((await get(`${picture}?width=120`, both)).headers.get('content-type')).toBe('image/webp');
    await expect
      .poll(async () => (await get(`${picture}?width=120`, both)).headers.get('content-type'), { timeout: 60_000 })
      .toBe('image/avif');
  });

  test('without background rendering WebP is served', async () => {
    const busy = open(path.join(directory, 'on-request'), { rendering: 'on-request' });
    const request = new Request(`http://localhost/images/${picture}?width=120`, {
      headers: { accept: 'image/avif,image/webp,*/*' },
    });
    for (const _ of [1, 2])
      expect((await busy.handleImage(request, 'a')).headers.get('content-type')).toBe('image/webp');
  });

  test('returns 304 for a matching ETag, and no body for HEAD', async () => {
    const first = await get(`${picture}?width=400`);
    const etag = first.headers.get('etag') ?? '';
    expect((await get(`${picture}?width=400`, { accept: 'image/webp', 'if-none-match': etag })).status).toBe(304);
    const head = await get(`${picture}?width=400`, { accept: 'image/webp' }, 'HEAD');
    expect([head.status, (await head.arrayBuffer()).byteLength]).toEqual([200, 0]);
  });

  test('twenty concurrent requests cause one rendition and leave no partial file', async () => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => get('scene-5?width=240')));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await readdir(path.join(directory, 'test/scene-5'))).toEqual(['240.webp']);
  });

  test.each([
    [`${picture}?width=401`, 400, /width must be one of 120, 240/],
    [`${picture}?width=-1`, 400, /width must be one of/],
    [`${picture}?format=gif`, 400, /format must be one of/],
    [`${picture}?shape=round`, 400, /shape must be one of article, wide/],
    [`${picture}?format=avif`, 400, /format must be one of auto, webp/],
    ['invented?width=400', 404, /no picture "invented"/],
    ['unknown-1?width=400', 404, /no picture "unknown-1"/],
    ['..%2f..%2fetc%2fpasswd', 404, /no picture at this address/],
  ])('%s returns %i with a reason', async (address, status, reason) => {
    const response = await get(address);
    expect(response.status).toBe(status);
    expect(await response.text()).toMatch(reason);
    expect(response.headers.get('cache-control')).toBe(status === 404 ? 'public, max-age=60' : 'no-store');
  });

  test('rejects other methods', async () => {
    expect((await get(picture, {}, 'POST')).status).toBe(405);
  });
});

test('evicts the oldest pictures', async () => {
  const folder = path.join(directory, 'bounded');
  const bounded = open(folder, { maxDiskBytes: 10_000 });
  const names = Array.from({ length: 8 }, (_, seed) => `scene-${seed}`);
  for (const name of names)
    await bounded.handleImage(
      new Request(`http://localhost/images/${name}?width=120`, { headers: { accept: 'image/webp' } }),
      'a',
    );
  const remaining = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.webp'));
  const sizes = await Promise.all(remaining.map(async (file) => (await stat(path.join(folder, file))).size));
  expect(remaining.length).toBeLessThan(names.length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(10_000);
  expect(remaining).toContain(path.join('test', names.at(-1) ?? '', '120.webp'));
});

describe('one client cannot starve another', () => {
  const request = (id: string, signal?: AbortSignal) =>
    new Request(`http://localhost/images/${id}?width=120`, {
      headers: { accept: 'image/webp' },
      signal: signal ?? null,
    });

  test('60 invented and 60 unrendered pictures of one client delay another client by one picture at most', async () => {
    const folder = path.join(directory, 'fair');
    const fair = open(folder);
    const left = new AbortController();
    const invented = Array.from({ length: 60 }, (_, seed) =>
      fair.handleImage(request(`unknown-${seed}`), '198.51.100.1'),
    );
    const finished = { count: 0 };
    const unrendered = Array.from({ length: 60 }, (_, seed) =>
      fair
        .handleImage(request(`scene-${seed + 500}`, left.signal), '198.51.100.1')
        .then(() => void (finished.count += 1)),
    );
    expect(new Set((await Promise.all(invented)).map(({ status }) => status))).toEqual(new Set([404]));
    const real = await fair.handleImage(request('scene-499'), '203.0.113.9');
    expect(real.status).toBe(200);
    // Pictures that were being rendered when it came or started meanwhile; some more on a busy machine.
    expect(finished.count).toBeLessThan(30);
    left.abort();
    expect((await Promise.allSettled(unrendered)).filter(({ status }) => status === 'rejected').length).toBeGreaterThan(
      20,
    );
    const rendered = await readdir(path.join(folder, 'test'));
    expect(rendered.filter((id) => id.startsWith('unknown'))).toEqual([]);
  });

  test('a client has a budget of renditions; cached pictures and other clients are not affected', async () => {
    // The clock stands still: a budget fills again by the second.
    const budgeted = open(path.join(directory, 'budget'), { clock: () => new Date(0) });
    await budgeted.handleImage(request(picture), 'somebody');
    const gone = AbortSignal.abort();
    // An aborted request has used its token.
    for (let index = 0; index < renderBudget.burst; index += 1)
      await budgeted.handleImage(request(`scene-${index + 100}`, gone), 'greedy').catch(() => undefined);
    const refused = await budgeted.handleImage(request('scene-99'), 'greedy');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
    expect((await budgeted.handleImage(request(picture), 'greedy')).status).toBe(200);
    expect((await budgeted.handleImage(request('scene-99'), 'patient')).status).toBe(200);
    const local = open(path.join(directory, 'local'), { getBudget: () => 'unlimited' });
    for (let index = 0; index <= renderBudget.burst; index += 1)
      await local.handleImage(request(`scene-${index + 100}`, gone), 'a').catch(() => undefined);
    expect((await local.handleImage(request('scene-99'), 'a')).status).toBe(200);
  });
});

beforeAll(async () => {});

const content = Buffer.alloc(1000);

test('removes the oldest files until the others fit', async () => {
  const disk = createDiskCache(path.join(directory, 'full'));
  for (const [age, key] of ['newest', 'older', 'oldest'].entries()) {
    await disk.write(`folder/${key}`, content);
    await utimes(path.join(directory, 'full/folder', key), 0, 1_000_000 - age);
  }
  expect(await disk.prune(3000)).toBe(0);
  expect(await disk.prune(1500)).toBe(2);
  expect(await readdir(path.join(directory, 'full/folder'))).toEqual(['newest']);
});

test('a missing folder takes no space', async () => {
  expect(await createDiskCache(path.join(directory, 'none')).prune(0)).toBe(0);
});

test('tolerates files that are renamed meanwhile', async () => {
  const disk = createDiskCache(path.join(directory, 'busy'));
  const keys = Array.from({ length: 400 }, (_, key) => String(key));
  const rest = keys.values();
  const write = async (): Promise<void> => {
    for (const key of rest) await disk.write(key, content);
  };
  const state = { writing: true };
  const look = async (): Promise<void> => {
    while (state.writing) expect(await disk.prune(Number.MAX_SAFE_INTEGER)).toBe(0);
  };
  const written = Promise.all([write(), write()]).finally(() => (state.writing = false));
  await Promise.all([written, look(), look()]);
  expect((await readdir(path.join(directory, 'busy'))).toSorted()).toEqual(keys.toSorted());
});

test.each([
  ['image/avif,image/webp,image/apng,*/*;q=0.8', ['avif', 'webp', 'jpg']],
  ['image/webp,*/*', ['webp', 'jpg']],
  ['image/avif;q=0, image/webp', ['webp', 'jpg']],
  ['*/*', ['jpg']],
  ['', ['jpg']],
])('Accept "%s" accepts %o', (accept, formats) => {
  expect(acceptedFormats(accept)).toEqual(formats);
});

describeWithDatabase('known pictures', (open) => {
  const known = (...named: string[]) => createKnownPictures(open().db, () => now, new Set(named));
  const getKind = async (id: string, pictures = known()) => (await pictures.get(id, 'a')).kind;

  beforeAll(async () => {
    const { db } = open();
    const publication = await writePublication(db);
    await writeStories(db, publication, [{ slug: 'one', title: 'One', hours: 30 }]);
    const { id } = await db.selectFrom('articles').select('id').executeTakeFirstOrThrow();
    await db
      .updateTable('articles')
      .set({ image: JSON.stringify({ uri: '/images/tower-up-oxide-1-article' }) })
      .where('id', '=', id)
      .execute();
    await db
      .updateTable('articleBodies')
      .set({ blocks: ['<p>Text</p>', '<figure><img src="/images/plat-slate-2-article"></figure>'] })
      .where('articleId', '=', id)
      .execute();
    await db
      .insertInto('slides')
      .values({ articleId: id, position: 0, image: '/images/crane-dusk-3-article' })
      .execute();
  });

  test.each([
    ['in a column of JSON', 'tower-up-oxide-1-article'],
    ['in the HTML of a body', 'plat-slate-2-article'],
    ['in a column of text', 'crane-dusk-3-article'],
  ])('a picture in content %s is known as soon as it is written', async (_, id) => {
    expect(await getKind(id)).toBe('found');
  });

  test.each(['tower-up-oxide-2-article', 'tower-up-oxide-1-wide'])('%s is not known', async (id) =>
    expect(await getKind(id)).toBe('missing'),
  );

  test('named pictures and loaded ones are known without a query', async () => {
    const pictures = known('civic-oxide-9-wide');
    await pictures.load();
    expect(await getKind('civic-oxide-9-wide', pictures)).toBe('found');
    for (let index = 0; index < 150; index += 1) await pictures.get(`tower-up-oxide-${index + 300}-article`, 'a');
    expect(await getKind('tower-up-oxide-500-article', pictures)).toBe('limited');
    expect(await getKind('crane-dusk-3-article', pictures)).toBe('found');
  });
});
