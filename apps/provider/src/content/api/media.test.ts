import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { createContentClient, uploadMedia } from '@masthead/content-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startContentApi } from '../../../test/support/contentApiServer.ts';
import { openTestDatabase } from '../../../test/support/engines.ts';
import { writePublication } from '../../../test/fixtures/publication.ts';
import { blackPng, pdf, photograph, withIptc } from '../../../test/support/pictures.ts';
import type { OpenDatabase } from '../../db/open.ts';
import { createKnownPictures } from '../../media/images/knownPictures.ts';
import { createMediaRoutes } from '../../media/library/mediaRoutes.ts';
import { withoutRemoved } from '../../media/library/removedMedia.ts';
import { publish, remove as removeContent } from '../publishing/publish.ts';
import { findArticle } from '../queries/articles.ts';
import type { Site } from '../queries/sites.ts';
import { createRouter } from '../../server/router.ts';
import { createContentToken, type Scope } from './tokens.ts';

const now = new Date('2026-11-21T15:00:00Z');
const maxBytes = 300_000;

describe('uploads to the content API', () => {
  let open: OpenDatabase;
  let server: Awaited<ReturnType<typeof startContentApi>>;
  let site: Site;
  const tokens = new Map<string, string>();

  const createToken = async (name: string, scopes: readonly Scope[]): Promise<void> => {
    const { secret } = await createContentToken(open.db, { site, name, scopes, expiresAt: null }, now);
    tokens.set(name, secret);
  };
  beforeAll(async () => {
    open = await openTestDatabase();
    ({ site } = await writePublication(open.db));
    await createToken('desk', ['media']);
    await createToken('editor', ['read', 'write', 'publish']);
    await createToken('chief', ['read', 'write', 'publish', 'media']);
    server = await startContentApi({ db: open.db, clock: () => now, limits: { maxBytes, maxPixels: 1_000_000 } });
  });
  afterAll(async () => {
    await server.close();
    await open.close();
  });

  type Sent = { query?: string; token?: string; headers?: Record<string, string> };
  const call = async (
    method: string,
    path: string,
    body?: BodyInit,
    { query = '', token = 'desk', headers }: Sent = {},
  ) => {
    const response = await fetch(`${server.origin}/content/v1/media${path}${query}`, {
      method,
      headers: { authorization: `Bearer ${tokens.get(token)}`, ...headers },
      ...(body !== undefined && { body }),
    });
    return {
      status: response.status,
      headers: response.headers,
      body: (response.status === 204 ? {} : await response.json()) as Record<string, unknown>,
    };
  };
  const upload = (body: Uint8Array | FormData, sent?: Sent) =>
    call('POST', '', body instanceof FormData ? body : new Uint8Array(body), sent);
  const toForm = (...fields: (readonly [string, string | Blob, string?])[]): FormData => {
    const form = new FormData();
    for (const [name, value, fileName] of fields)
      if (typeof value === 'string') form.append(name, value);
      else form.append(name, value, fileName);
    return form;
  };
  const aFile = (text: string) => new Blob([new Uint8Array(pdf(text))]);
  const incoming = () => readdir(server.library.incoming);

  test('stores a photograph with its own texts, describes it, and knows it the next time', async () => {
    const bytes = withIptc(await photograph({ width: 300, height: 200 }), {
      80: 'Ann Lee',
      116: '© Lee',
      120: 'The tower',
    });
    const stored = await upload(bytes, { query: '?name=Tower%20at%20Dawn.JPEG&alt=A%20tower' });
    expect([stored.status, stored.body]).toMatchObject([
      201,
      {
        kind: 'image',
        type: 'image/jpeg',
        width: 300,
        height: 200,
        credit: 'Ann Lee',
        copyright: '© Lee',
        caption: 'The tower',
        alt: 'A tower',
        fileName: 'tower-at-dawn.jpg',
        url: `/media/${stored.body['id']}/tower-at-dawn.jpg`,
      },
    ]);
    expect(stored.headers.get('location')).toBe(`/content/v1/media/${stored.body['id']}`);
    const again = await upload(bytes, { query: '?credit=Other' });
    expect([again.status, again.body]).toEqual([200, stored.body]);
    const read = await call('GET', `/${stored.body['id']}`);
    expect([read.status, read.body]).toEqual([200, stored.body]);
    const audit = await open.db.selectFrom('contentAudit').selectAll().where('kind', '=', 'media').execute();
    expect(audit).toMatchObject([{ action: 'created', key: stored.body['id'], siteId: site.id }]);
  });

  test('stores captions', async () => {
    const captions = new TextEncoder().encode('WEBVTT\n\n00:00.000 --> 00:01.000\nHello\n');
    const stored = await upload(captions, { query: '?name=en.vtt', headers: { 'content-type': 'text/vtt' } });
    expect(stored).toMatchObject({ status: 201, body: { kind: 'captions', type: 'text/vtt', fileName: 'en.vtt' } });
  });

  test.each([
    ['before', (file: Blob) => toForm(['credit', 'Ann Lee'], ['file', file, 'Report.pdf'])],
    ['after', (file: Blob) => toForm(['file', file, 'Report.pdf'], ['credit', 'Ann Lee'])],
  ])('stores the file of a form with texts %s it', async (position, createForm) => {
    const { status, body } = await upload(createForm(aFile(position)));
    expect([status, body]).toMatchObject([
      201,
      { kind: 'document', type: 'application/pdf', width: null, credit: 'Ann Lee', fileName: 'report.pdf' },
    ]);
  });

  test.each([
    ['the body', (bytes: Uint8Array<ArrayBuffer>) => bytes],
    ['a form', (bytes: Uint8Array<ArrayBuffer>) => toForm(['file', new Blob([bytes]), 'report.pdf'])],
  ])('accepts a file of exactly the limit as %s, and refuses one byte more', async (name, create) => {
    const aPdfOf = (size: number) => new Uint8Array(Buffer.concat([pdf(name), Buffer.alloc(size)]).subarray(0, size));
    const stored = await upload(create(aPdfOf(maxBytes)));
    expect([stored.status, stored.body['bytes']]).toEqual([201, maxBytes]);
    expect((await upload(create(aPdfOf(maxBytes + 1)))).status).toBe(413);
  });

  test.each<[string, () => Promise<Uint8Array | FormData> | Uint8Array | FormData, Sent, number, string]>([
    ['a file of an unknown type', () => Buffer.from('plain text'), {}, 415, 'has no known type'],
    [
      'an SVG',
      () => Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
      {},
      415,
      'Save it as PNG',
    ],
    ['an empty file', () => new Uint8Array(), {}, 422, 'empty'],
    [
      'a damaged picture',
      async () => (await photograph({ width: 300, height: 200 })).subarray(0, 900),
      {},
      422,
      'Save it again',
    ],
    ['too many pixels', () => blackPng(1_001), {}, 422, 'At most 1 megapixels'],
    ['too many bytes', () => Buffer.alloc(maxBytes + 1), {}, 413, 'larger than'],
    ['far too many bytes', () => Buffer.alloc(2 * maxBytes), {}, 413, 'maximum'],
    ['an unknown parameter', () => pdf('x'), { query: '?title=x' }, 422, 'Unrecognized key'],
    ['a form without a file', () => toForm(['credit', 'x']), {}, 400, 'no file'],
    [
      'a form with a field that does not exist',
      () => toForm(['file', aFile('y'), 'a.pdf'], ['title', 'x']),
      {},
      422,
      'not stored',
    ],
    [
      'a form with two files',
      () => toForm(['file', aFile('1'), '1.pdf'], ['file', aFile('2'), '2.pdf']),
      {},
      400,
      'one file',
    ],
    [
      'a form with many fields',
      () => toForm(...Array.from({ length: 20 }, (_, i) => [`f${i}`, 'x'] as const)),
      {},
      400,
      'too many fields',
    ],
    [
      'a form that ends early',
      () => Buffer.from('--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nx'),
      { headers: { 'content-type': 'multipart/form-data; boundary=b' } },
      400,
      'cannot be read',
    ],
    ['a token without the scope', () => pdf('z'), { token: 'editor' }, 403, 'media'],
  ])('refuses %s', async (_, create, sent, status, detail) => {
    const response = await upload(await create(), sent);
    expect([response.status, response.headers.get('content-type')]).toEqual([status, 'application/problem+json']);
    expect(JSON.stringify(response.body)).toContain(detail);
    expect(await incoming()).toEqual([]);
    expect(server.library.uploads.count).toBe(0);
  });

  test('an upload whose client disconnects leaves nothing behind', async () => {
    const began = Promise.withResolvers<void>();
    const outgoing = request(`${server.origin}/content/v1/media`, {
      method: 'POST',
      headers: { authorization: `Bearer ${tokens.get('desk')}` },
    }).on('error', () => undefined);
    outgoing.write(Buffer.alloc(1_000), () => began.resolve());
    await began.promise;
    await expect.poll(() => server.library.uploads.count).toBe(1);
    outgoing.destroy();
    await expect.poll(() => server.library.uploads.count).toBe(0);
    expect(await incoming()).toEqual([]);
  });

  test.each([
    ['GET', '', 405],
    ['GET', '/unknown', 404],
    ['PUT', `/${'a'.repeat(64)}`, 405],
  ])('%s /media%s is a problem', async (method, path, status) => {
    expect((await call(method, path, method === 'PUT' ? 'x' : undefined)).status).toBe(status);
  });

  test('the client uploads a picture, which an article then shows', async () => {
    const client = createContentClient({ origin: server.origin, token: tokens.get('desk') ?? '' });
    const bytes = new Uint8Array(await photograph({ width: 320, height: 200 }));
    const { data } = await uploadMedia(client, new Blob([bytes]), { name: 'tower.jpg', credit: 'Ann Lee' });
    const editor = createContentClient({ origin: server.origin, token: tokens.get('editor') ?? '' });
    const key = '2026/11/21/a-deal';
    const { error } = await editor.PUT('/articles/{key}', {
      params: { path: { key } },
      body: {
        title: 'A deal',
        primary: 'markets/atlanta',
        image: { media: data?.id ?? '', alt: 'A tower' },
        body: { markdown: 'It closed.' },
      },
    });
    expect(error).toBeUndefined();
    expect((await findArticle(open.db, site, key, now))?.image).toMatchObject({ width: 320, credit: 'Ann Lee' });
  });

  test('a file is taken down once no content names it, and is refused from then on', async () => {
    const bytes = await photograph({ width: 310, height: 210 });
    const { body } = await upload(bytes, { query: '?name=claimed.jpg' });
    const [id, address] = [String(body['id']), String(body['url'])];
    const article = { kind: 'article', key: '2026/11/21/claimed' } as const;
    const input = { title: 'A deal', primary: 'markets/atlanta', image: { media: id, alt: 'A tower' } };
    const deps = { db: open.db, clock: () => now };
    await publish(deps, site, { ...article, input: { ...input, body: { markdown: 'It closed.' } } });
    const picture = (await findArticle(open.db, site, article.key, now))?.image?.uri.replace('/images/', '') ?? '';
    const known = withoutRemoved(
      createKnownPictures(open.db, () => now, new Set()),
      server.library.removed,
    );
    const serve = createRouter(createMediaRoutes(server.library));
    const getStatus = async () => (await serve(new Request(`http://localhost${address}`), 'reader')).status;
    const remove = (token = 'chief') => call('DELETE', `/${id}`, undefined, { token });

    expect([await getStatus(), (await known.get(picture, 'reader')).kind]).toEqual([200, 'found']);
    expect([(await remove('desk')).status, (await remove('editor')).status]).toEqual([403, 403]);
    const used = await remove();
    expect(used.status).toBe(422);
    expect(JSON.stringify(used.body)).toContain('the article 2026/11/21/claimed');

    await removeContent(deps, site, article);
    expect((await remove()).status).toBe(204);
    expect([await getStatus(), (await known.get(picture, 'reader')).kind]).toEqual([404, 'missing']);
    expect(await server.library.storage.has(id)).toBe(false);
    expect((await call('GET', `/${id}`)).status).toBe(404);
    const again = await upload(bytes);
    expect([again.status, JSON.stringify(again.body)]).toEqual([422, expect.stringContaining('taken down')]);
    expect([
      (await remove()).status,
      (await call('DELETE', `/${'b'.repeat(64)}`, undefined, { token: 'chief' })).status,
    ]).toEqual([204, 404]);
  });
});
