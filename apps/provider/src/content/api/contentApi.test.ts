import { createContentClient } from '@masthead/content-client';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startContentApi } from '../../../test/support/contentApiServer.ts';
import { describeWithDatabase } from '../../../test/support/engines.ts';
import { writePublication } from '../../../test/fixtures/publication.ts';
import { findArticle } from '../queries/articles.ts';
import type { Site } from '../queries/sites.ts';
import { createContentToken, revokeContentToken, rotateContentToken, type Scope } from './tokens.ts';

const key = '2026/11/21/a-deal';
const path = `/content/v1/articles/${key}`;
const deal = {
  title: 'A deal',
  kicker: 'News',
  primary: 'markets/atlanta',
  body: { markdown: 'It closed on Friday.' },
};

describeWithDatabase('the content API', (open) => {
  let now = new Date('2026-11-21T15:00:00Z');
  let changes = 0;
  let refusals = 0;
  let site: Site;
  let server: Awaited<ReturnType<typeof startContentApi>>;
  let origin = '';
  const tokens = new Map<string, string>();

  const createToken = async (name: string, scopes: readonly Scope[], days = 30) => {
    const expiresAt = new Date(now.getTime() + days * 86_400_000);
    const token = await createContentToken(open().db, { site, name, scopes, expiresAt }, now);
    tokens.set(name, token.secret);
    return token;
  };

  type Sent = { token?: string; body?: unknown; headers?: Record<string, string> };
  const send = async (method: string, address: string, { token = 'editor', body, headers = {} }: Sent = {}) => {
    const response = await fetch(`${origin}${address}`, {
      method,
      headers: {
        authorization: `Bearer ${tokens.get(token) ?? token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      etag: response.headers.get('etag') ?? '',
      body: (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>,
    };
  };
  const onSite = () => findArticle(open().db, site, key, now);

  beforeAll(async () => {
    ({ site } = await writePublication(open().db));
    await createToken('editor', ['read', 'write', 'publish']);
    await createToken('author', ['read', 'write']);
    await createToken('reader', ['read']);
    server = await startContentApi({
      db: open().db,
      clock: () => now,
      onChange: () => void (changes += 1),
      securityEvent: () => void (refusals += 1),
    });
    ({ origin } = server);
  });
  afterAll(() => server.close());

  describe('without a valid token', () => {
    test.each([
      ['no token', ''],
      ['an unknown token', `Bearer mct_${'a'.repeat(43)}`],
      ['another scheme', 'Basic YTpi'],
    ])('%s writes nothing', async (_, authorization) => {
      const response = await send('PUT', path, { body: deal, headers: { authorization } });
      expect([response.status, response.headers.get('content-type')]).toEqual([401, 'application/problem+json']);
      expect(await onSite()).toBeUndefined();
    });

    test('shows the documentation', async () => {
      expect((await fetch(`${origin}/content/v1/`)).status).toBe(200);
    });

    test('an expired, revoked or rotated token is refused', async () => {
      const { id } = await createToken('brief', ['read'], 1);
      expect((await send('GET', '/content/v1/articles', { token: 'brief' })).status).toBe(200);
      const rotated = await rotateContentToken(open().db, id, 10, now);
      const status = async (token: string) => (await send('GET', '/content/v1/articles', { token })).status;
      expect([await status('brief'), await status(rotated?.secret ?? '')]).toEqual([200, 200]);
      now = new Date(now.getTime() + 11 * 60_000);
      expect([await status('brief'), await status(rotated?.secret ?? '')]).toEqual([401, 200]);
      await revokeContentToken(open().db, id, now);
      expect(await status(rotated?.secret ?? '')).toBe(401);
      const old = await createToken('old', ['read'], -1);
      expect(await rotateContentToken(open().db, old.id, 10, now)).toBeUndefined();
      expect(await status('old')).toBe(401);
    });
  });

  test('creates an article, reads it, and writes nothing for an equal one', async () => {
    const created = await send('PUT', path, { body: deal });
    expect([created.status, created.headers.get('location')]).toEqual([201, path]);
    expect(await onSite()).toMatchObject({ title: 'A deal' });
    expect(changes).toBe(1);
    const read = await send('GET', path, { token: 'reader' });
    expect(read.body).toMatchObject({ ...deal, status: 'published', publishAt: now.toISOString() });
    expect(read.etag).toBe(created.etag);
    expect((await send('GET', path, { headers: { 'if-none-match': read.etag } })).status).toBe(304);
    expect((await send('PUT', path, { body: read.body })).etag).toBe(read.etag);
    expect(changes).toBe(1);
  });

  test('warns about elements that are removed with their content, but not who may not read', async () => {
    const [name, address] = ['2026/11/21/forms', '/content/v1/articles/2026/11/21/forms'];
    const body = { html: '<p>a</p><form>b</form><noscript></noscript><form>c</form>' };
    const message = '2 element(s) "form" are removed with their content. Forms of other systems do not work here.';
    const warnings = [{ path: 'body.html', message }];
    const put = await send('PUT', address, { body: { ...deal, body } });
    expect(JSON.parse(put.headers.get('content-warnings') ?? '')).toEqual(warnings);
    await createToken('blind', ['write', 'publish']);
    const patch = await send('PATCH', address, { token: 'blind', body: { title: 'Another' } });
    expect(patch.headers.get('content-warnings')).toBeNull();
    const operations = [{ method: 'patch', collection: 'articles', key: name, value: { title: 'A third' } }];
    const batch = await send('POST', '/content/v1/batch', { body: { operations } });
    expect(batch.body['results']).toMatchObject([{ status: 200, warnings }]);
    const markdown = { body: { html: null, markdown: 'a <object></object>' } };
    const changed = await send('PATCH', address, { body: markdown });
    expect(changed.headers.get('content-warnings')).toContain('"body.markdown","message":"1 element(s) \\"object');
    await send('DELETE', address);
  });

  test('accepts a percent-encoded key', async () => {
    expect((await send('GET', `/content/v1/articles/${encodeURIComponent(key)}`)).status).toBe(200);
  });

  test('lists every issue with its path', async () => {
    const { status, body } = await send('PUT', path, { body: { ...deal, title: 3, primary: 'x', colour: 'red' } });
    expect(status).toBe(422);
    expect(body).toMatchObject({ type: '/content/v1/#invalid', status: 422 });
    expect((body['issues'] as { path: string }[]).map((issue) => issue.path)).toEqual(['primary', 'title', '']);
  });

  test('refuses a lost update', async () => {
    const { etag } = await send('GET', path);
    const change = (title: string) =>
      send('PATCH', path, {
        body: { title },
        headers: { 'if-match': etag, 'content-type': 'application/merge-patch+json' },
      });
    expect((await change('First')).status).toBe(200);
    expect((await change('Second')).status).toBe(412);
    expect((await onSite())?.title).toBe('First');
    expect((await send('PUT', path, { body: deal, headers: { 'if-none-match': '*' } })).status).toBe(412);
  });

  test('runs a repeated request once', async () => {
    const repeated = { body: { title: 'Once' }, headers: { 'idempotency-key': 'k1' } };
    const first = await send('PATCH', path, repeated);
    await send('PATCH', path, { body: { title: 'Later' } });
    const second = await send('PATCH', path, repeated);
    expect([second.status, second.etag, second.headers.get('idempotency-replayed')]).toEqual([200, first.etag, 'true']);
    expect((await onSite())?.title).toBe('Later');
    expect((await send('PATCH', path, { ...repeated, body: { title: 'Other' } })).status).toBe(422);
  });

  test('two equal requests at the same time run once', async () => {
    const draft = { body: { ...deal, status: 'draft' }, headers: { 'idempotency-key': 'k2' } };
    const at = '/content/v1/articles/2026/11/23/twice';
    const responses = await Promise.all([send('PUT', at, draft), send('PUT', at, draft)]);
    expect(responses.map(({ status }) => status).every((status) => [201, 409].includes(status))).toBe(true);
    expect(responses.some(({ status }) => status === 201)).toBe(true);
  });

  test('a token without the scope publish writes drafts only', async () => {
    const draft = '/content/v1/articles/2026/11/22/a-draft';
    const author = (method: string, at: string, body?: unknown) => send(method, at, { token: 'author', body });
    expect((await author('PUT', draft, { ...deal, status: 'draft' })).status).toBe(201);
    expect((await author('PATCH', draft, { status: 'published' })).status).toBe(403);
    expect((await author('PATCH', path, { title: 'Mine' })).status).toBe(403);
    expect((await author('DELETE', path)).status).toBe(403);
    expect((await author('DELETE', draft)).status).toBe(204);
    expect((await send('PUT', path, { token: 'reader', body: deal })).status).toBe(403);
  });

  test('a token without the scope read learns nothing from its writes', async () => {
    await createToken('uploader', ['read', 'media']);
    await createToken('writer', ['write', 'publish']);
    await createToken('drafter', ['write']);
    const change = (token: string, etag: string) =>
      send('PATCH', path, { token, body: {}, headers: { 'if-match': etag } });
    expect((await change('uploader', '"unknown"')).status).toBe(403);
    expect((await send('POST', '/content/v1/batch', { token: 'uploader', body: {} })).status).toBe(403);
    const current = (await send('GET', path)).etag;
    for (const tag of ['"unknown"', current]) {
      const refused = await change('drafter', tag);
      expect([refused.status, refused.etag]).toEqual([403, '']);
      expect(JSON.stringify(refused.body)).not.toContain(current.replaceAll('"', ''));
    }
    const { status, body, etag } = await change('writer', current);
    expect([status, body, etag]).toEqual([200, {}, (await send('GET', path)).etag]);
  });

  test('withdraws and deletes an article', async () => {
    await send('PATCH', path, { body: { status: 'withdrawn' } });
    expect(await onSite()).toBeUndefined();
    expect((await send('GET', path)).body).toMatchObject({ status: 'withdrawn' });
    await send('PATCH', path, { body: { status: 'published' } });
    expect(await onSite()).toBeDefined();
    expect((await send('DELETE', path)).status).toBe(204);
    expect([(await send('GET', path)).status, (await send('DELETE', path)).status]).toEqual([404, 404]);
  });

  test('lists a collection in pages that continue by key', async () => {
    const keys = ['2026/11/20/a', '2026/11/20/b', '2026/11/20/c'];
    for (const at of keys) await send('PUT', `/content/v1/articles/${at}`, { body: { ...deal, status: 'draft' } });
    const seen: string[] = [];
    let after = '';
    do {
      const { body } = await send('GET', `/content/v1/articles?status=draft&limit=2${after && `&after=${after}`}`);
      seen.push(...(body['items'] as { key: string }[]).map((item) => item.key));
      after = (body['next'] as string | null) ?? '';
    } while (after);
    expect(seen).toEqual([...keys, '2026/11/23/twice']);
    const full = await send('GET', '/content/v1/articles?view=full&limit=1');
    expect(full.body).toMatchObject({ items: [{ document: { title: 'A deal' }, source: 'api' }] });
    expect((await send('GET', '/content/v1/articles?limit=1000&x=1')).status).toBe(422);
  });

  test('runs the operations of a batch independently', async () => {
    const { body } = await send('POST', '/content/v1/batch', {
      body: {
        operations: [
          { method: 'put', collection: 'authors', key: 'ada-mill', value: { name: 'Ada Mill' } },
          { method: 'put', collection: 'articles', key, value: { ...deal, authors: ['ada-mill'] } },
          { method: 'put', collection: 'articles', key: '2026/11/21/bad', value: { title: 'No body' } },
          { method: 'delete', collection: 'articles', key: '2026/11/20/a' },
        ],
      },
    });
    expect(body).toMatchObject({
      results: [
        { status: 201 },
        { status: 201 },
        { status: 422, problem: { issues: [{ path: 'primary' }, { path: 'body' }] } },
        { status: 204 },
      ],
    });
    expect((await onSite())?.byline).toBe('Ada Mill');
    const tooMany = Array.from({ length: 101 }, () => ({ method: 'delete', collection: 'articles', key }));
    expect((await send('POST', '/content/v1/batch', { body: { operations: tooMany } })).status).toBe(422);
  });

  test('an operation that throws affects no other one', async () => {
    const { db } = open();
    await sql`create function lose_document() returns trigger as $$ begin raise 'disk full'; end $$ language plpgsql`.execute(
      db,
    );
    await sql`create trigger refuse before insert on content_documents for each row when (new.key = 'lost') execute function lose_document()`.execute(
      db,
    );
    const put = (key: string) => ({ method: 'put', collection: 'authors', key, value: { name: 'Ada Mill' } });
    const { status, body } = await send('POST', '/content/v1/batch', {
      body: { operations: [put('first'), put('lost'), put('last')] },
    });
    await sql`drop function lose_document() cascade`.execute(db);
    expect([status, body]).toMatchObject([
      200,
      { results: [{ status: 201 }, { status: 500, problem: { type: '/content/v1/#failed' } }, { status: 201 }] },
    ]);
  });

  test('a repeated batch runs again until all its operations succeed', async () => {
    const body = {
      operations: [
        { method: 'put', collection: 'authors', key: 'ben-ash', value: { name: 'Ben Ash' } },
        { method: 'put', collection: 'articles', key: '2026/11/21/again', value: { ...deal, authors: ['cleo-ray'] } },
      ],
    };
    const sendBatch = async () => {
      const response = await send('POST', '/content/v1/batch', { body, headers: { 'idempotency-key': 'k3' } });
      const results = response.body['results'] as { status: number }[];
      return [...results.map(({ status }) => status), response.headers.get('idempotency-replayed')];
    };
    expect(await sendBatch()).toEqual([201, 422, null]);
    await send('PUT', '/content/v1/authors/cleo-ray', { body: { name: 'Cleo Ray' } });
    expect(await sendBatch()).toEqual([200, 201, null]);
    expect(await sendBatch()).toEqual([200, 201, 'true']);
  });

  test('the generated client writes, reads and returns the issues of a refused item', async () => {
    const client = createContentClient({ origin, token: tokens.get('editor') ?? '' });
    const params = { path: { key: 'a-summit' } };
    const { data } = await client.PUT('/events/{key}', {
      params,
      body: { eventTitle: 'A summit', docUri: '/events/a-summit/', startsAt: '2027-02-03T09:00:00-05:00' },
    });
    expect(data).toMatchObject({ eventTitle: 'A summit', status: 'published' });
    expect((await client.GET('/events/{key}', { params })).data?.docUri).toBe('/events/a-summit/');
    const refused = await client.PATCH('/events/{key}', { params, body: { startsAt: 'soon' } });
    expect(refused.error?.issues).toMatchObject([{ path: 'startsAt' }]);
    const key = '2026/11/20/b';
    expect((await client.GET('/articles/{key}', { params: { path: { key } } })).data?.title).toBe('A deal');
  });

  test('writes, finds and deletes redirects of old addresses', async () => {
    const redirects = [
      { from: '/2019/05/Old-Post', to: `/${key}/` },
      { from: '/?p=123', to: '/2019/05/old-post/' },
    ];
    expect((await send('PUT', '/content/v1/redirects', { body: { redirects } })).body).toEqual({ written: 2 });
    const find = async (from: string) =>
      (await send('GET', `/content/v1/redirects?from=${encodeURIComponent(from)}`)).body['to'];
    expect([await find('/2019/05/old-post/'), await find('/?utm=x&p=123')]).toEqual([`/${key}/`, `/${key}/`]);
    expect((await send('DELETE', '/content/v1/redirects?from=/2019/05/old-post')).status).toBe(204);
    const bad = {
      redirects: [
        { from: '//evil.example/', to: '/a/' },
        { from: '/a', to: '/a/' },
        { from: '/b', to: 'javascript:1' },
        { from: `/${'古'.repeat(1000)}`, to: '/a/' },
      ],
    };
    const refused = await send('PUT', '/content/v1/redirects', { body: bad });
    expect((refused.body['issues'] as unknown[]).length).toBe(4);
  });

  test('refuses redirects that form a loop', async () => {
    const put = (...redirects: { from: string; to: string }[]) =>
      send('PUT', '/content/v1/redirects', { body: { redirects } });
    expect((await put({ from: '/l/a', to: '/l/b/' }, { from: '/l/B', to: '/l/a' })).body).toMatchObject({
      status: 422,
      issues: [{ path: 'redirects[0].to' }, { path: 'redirects[1].to' }],
    });
    expect((await put({ from: '/l/a', to: '/l/b/' }, { from: '/l/b', to: '/l/c/' })).status).toBe(200);
    expect((await put({ from: '/l/c', to: '/l/a/' })).status).toBe(422);
    expect((await send('GET', '/content/v1/redirects?from=/l/a')).body['to']).toBe('/l/c/');
    const { id: siteId } = site;
    const stored = { siteId, fromPath: '/l/c/', toPath: '/l/a', createdAt: now };
    await open().db.insertInto('redirects').values(stored).execute();
    expect((await send('GET', '/content/v1/redirects?from=/l/a')).status).toBe(404);
  });

  test.each([
    ['PUT', path, '{', {}, 400],
    ['PUT', path, 'a=1', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['PUT', path, 'x'.repeat(3 * 1024 * 1024), {}, 413],
    ['POST', path, '{}', {}, 405],
    ['PUT', '/content/v1/articles', '{}', {}, 405],
    ['GET', '/content/v1/nothing', undefined, {}, 404],
    ['GET', '/content/v1/redirects', undefined, {}, 422],
    ['PUT', '/content/v1/articles/a-slug', JSON.stringify(deal), {}, 422],
    ['GET', '/content/v1/articles/%E0%A4%A', undefined, {}, 404],
    ['GET', '/content/v1/articles/%00', undefined, {}, 404],
    ['GET', '/content/v1/articles?after=AA', undefined, {}, 422],
    ['PUT', path, JSON.stringify({ ...deal, summary: 'a\0b' }), {}, 400],
    ['PUT', path, JSON.stringify({ ...deal, summary: '\uD800' }), {}, 400],
  ])('%s %s with a bad request is a problem', async (method, address, body, headers, status) => {
    const response = await send(method, address, { body, headers });
    expect([response.status, response.body['status']]).toEqual([status, status]);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
  });

  test.each([
    ['POST', path, 'GET, HEAD, PUT, PATCH, DELETE'],
    ['PUT', '/content/v1/articles', 'GET, HEAD'],
    ['GET', '/content/v1/batch', 'POST'],
  ])('%s %s names the methods that are supported', async (method, address, allow) => {
    expect((await send(method, address)).headers.get('allow')).toBe(allow);
  });

  test('records who changed what, and when', async () => {
    const rows = await open().db.selectFrom('contentAudit').selectAll().where('key', '=', key).orderBy('id').execute();
    expect(rows.map(({ action }) => action)).toEqual([
      'created',
      'updated',
      'updated',
      'updated',
      'updated',
      'updated',
      'deleted',
      'created',
    ]);
    const { id } = await open()
      .db.selectFrom('contentTokens')
      .select('id')
      .where('name', '=', 'editor')
      .executeTakeFirstOrThrow();
    expect(new Set(rows.map(({ tokenId }) => tokenId))).toEqual(new Set([id]));
  });

  test.each([
    ['redirect', '/2019/05/old-post/', ['written', 'deleted']],
    ['redirect', '/?p=123', ['written']],
    ['token', 'brief', ['created', 'rotated', 'revoked']],
  ])('records changes of a %s: %s', async (kind, name, actions) => {
    const { db } = open();
    const token = await db.selectFrom('contentTokens').select('id').where('name', '=', name).executeTakeFirst();
    const rows = await db
      .selectFrom('contentAudit')
      .select('action')
      .where('kind', '=', kind)
      .where('key', '=', token?.id ?? name)
      .orderBy('id')
      .execute();
    expect(rows.map(({ action }) => action)).toEqual(actions);
  });

  test('limits the requests of a token, and of clients without one', async () => {
    await createToken('busy', ['read', 'publish']);
    const operations = Array.from({ length: 100 }, () => ({ method: 'delete', collection: 'events', key: 'none' }));
    const statuses = [];
    for (let count = 0; count < 7; count += 1)
      statuses.push((await send('POST', '/content/v1/batch', { token: 'busy', body: { operations } })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
    refusals = 0;
    const refused = await Promise.all(
      Array.from({ length: 30 }, () => send('GET', '/content/v1/articles', { token: 'no' })),
    );
    expect(refused.some(({ status, headers }) => status === 429 && headers.has('retry-after'))).toBe(true);
    expect(refusals).toBe(refused.filter(({ status }) => status === 401).length);
    expect((await send('GET', '/content/v1/articles')).status).toBe(200);
    await createToken('late', ['read']);
    expect((await send('GET', '/content/v1/articles', { token: 'late' })).status).toBe(429);
    now = new Date(now.getTime() + 60_000);
    expect((await send('GET', '/content/v1/articles', { token: 'late' })).status).toBe(200);
  });
});
