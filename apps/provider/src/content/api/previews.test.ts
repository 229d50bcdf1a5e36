import { createContentClient, uploadMedia } from '@masthead/content-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writePublication } from '../../../test/fixtures/publication.ts';
import { startContentApi } from '../../../test/support/contentApiServer.ts';
import { describeEachEngine } from '../../../test/support/engines.ts';
import { photograph } from '../../../test/support/pictures.ts';
import { createContentToken } from './tokens.ts';

const key = '2026/11/21/a-deal';
const params = { path: { key } };
const query = `{ getContent(naturalId: "${key}", site: "example") { title } }`;

describeEachEngine('a preview', (open) => {
  const now = new Date('2026-11-21T15:00:00Z');
  let server: Awaited<ReturnType<typeof startContentApi>>;
  let client: ReturnType<typeof createContentClient>;

  beforeAll(async () => {
    const { site } = await writePublication(open().db);
    const token = { site, name: 'Desk', scopes: ['read', 'write', 'publish', 'media'] as const, expiresAt: null };
    const { secret } = await createContentToken(open().db, token, now);
    server = await startContentApi({ db: open().db, clock: () => now });
    client = createContentClient({ origin: server.origin, token: secret });
  });
  afterAll(() => server.close());

  const createPreview = (value: Record<string, unknown>) =>
    client.POST('/previews', { body: { collection: 'articles', key, value } });
  const read = async (path: string) => {
    const response = await fetch(`${server.origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    return { status: response.status, body: (await response.json()) as unknown };
  };
  const article = { title: 'A deal', primary: 'markets/atlanta', body: { markdown: 'It closed.' } };

  test('shows a draft of a published article, and changes nothing', async () => {
    await client.PUT('/articles/{key}', { params, body: article });
    const before = await client.GET('/articles/{key}', { params });
    const { data } = await createPreview({ ...article, title: 'A better deal' });
    expect(await read(data?.path ?? '')).toEqual({
      status: 200,
      body: { data: { getContent: { title: 'A better deal' } } },
    });
    const after = await client.GET('/articles/{key}', { params });
    expect([after.data, after.response.headers.get('etag')]).toEqual([
      before.data,
      before.response.headers.get('etag'),
    ]);
  });

  test.each([
    ['a draft', { status: 'draft' }],
    ['an embargoed article', { status: 'scheduled', publishAt: '2027-01-01T00:00:00Z' }],
    ['a withdrawn article', { status: 'withdrawn' }],
  ])('shows %s', async (_, state) => {
    const { data } = await createPreview({ ...article, ...state, title: 'Not yet' });
    expect((await read(data?.path ?? '')).body).toEqual({ data: { getContent: { title: 'Not yet' } } });
  });

  test('makes a picture known that no published item has', async () => {
    const bytes = new Uint8Array(await photograph({ width: 300, height: 200 }));
    const uploaded = await uploadMedia(client, new Blob([bytes]));
    const media = uploaded.data?.id ?? '';
    await createPreview({ ...article, image: { media, alt: 'A tower', focalPoint: { x: 0.2, y: 0.8 } } });
    const known = await open().db.selectFrom('knownPictures').selectAll().execute();
    expect(known).toEqual([{ id: expect.stringMatching(`^media-${media}-300x200-[0-9a-f]{6}-at-20-80$`) }]);
  });

  test('is refused with the issues of the item', async () => {
    const { error } = await createPreview({ ...article, primary: 'markets/nowhere' });
    expect(error?.issues).toMatchObject([{ path: 'primary' }]);
  });

  test('cannot be found without its address', async () => {
    expect((await read('/preview/guess')).status).toBe(404);
  });
});
