import { createLocalReq, type Payload, restoreVersionOperation, type TypedUser, ValidationError } from 'payload';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyPreviewToken } from '../../../packages/next-runtime/src/editor/previewToken.ts';
import type { KindName } from '../src/content/kinds.ts';
import { readMarkdown } from '../src/text/fromMarkdown.ts';
import { others } from './otherKinds.ts';
import { startDesk } from './startDesk.ts';

let desk: Awaited<ReturnType<typeof startDesk>>;
let payload: Payload;
let editor: TypedUser;
let writer: TypedUser;
let stranger: TypedUser;

const toBody = (markdown: string) => readMarkdown(markdown) as never;
const as = (user: TypedUser) => ({ user: user as never, overrideAccess: false, depth: 0 }) as const;
const load = async (publication: string) =>
  (await import('../src/content/load.ts')).loadPublication(payload, publication);

const api = () => desk.getApi('example');
const onSite = async (key: string, kind: KindName = 'articles') => {
  const { data, response } = await api().GET(`/${kind}/{key}`, { params: { path: { key } } });
  return { document: data as Record<string, unknown> | undefined, etag: response.headers.get('etag') ?? '' };
};

/** An article of another system: with fields that no test here changes. */
const putElsewhere = async (key: string) => {
  const { error } = await api().PUT('/articles/{key}', {
    params: { path: { key } },
    body: {
      title: 'A deal',
      summary: 'An office tower changed hands.',
      primary: 'markets/denver',
      needToKnow: ['It is tall.'],
      embeds: [{ title: 'A map', src: 'https://maps.example/1' }],
      deal: { kind: 'sale', price: { amount: 40_000_000 }, buyer: 'Hawkstone Row', brokers: ['A', 'B'] },
      book: { title: 'Towers' },
      video: { url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', title: 'A film' },
      slides: [{ title: 'One', image: { url: '/images/one', alt: 'One', width: 20, height: 10 } }],
      image: { url: '/images/tower', alt: 'A tower', credit: 'Ann Lee' },
      body: { markdown: 'It __closed__\non Friday.\n\n* one\n* two\n' },
    },
  });
  expect(error).toBeUndefined();
};

const find = async (key: string, draft = false) => {
  const { docs } = await payload.find({ collection: 'articles', where: { key: { equals: key } }, depth: 0, draft });
  if (!docs[0]) throw new Error(`The desk has no ${key}.`);
  return docs[0];
};

const createDraft = (data: Record<string, unknown> = {}) =>
  payload.create({
    collection: 'articles',
    draft: true,
    data: {
      publication: 'example',
      title: 'A tower sold',
      primary: 'example:categories:markets/denver',
      body: toBody('It closed.'),
      ...data,
    } as never,
    ...as(writer),
  });

const publish = (id: number | string, data: Record<string, unknown> = {}, user = editor) =>
  payload.update({ collection: 'articles', id, data: { ...data, _status: 'published' } as never, ...as(user) });

/** What the form shows when an article is refused. */
const getRefusal = async (work: Promise<unknown>): Promise<string> => {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof ValidationError)
    return error.data.errors.map(({ path, message }) => `${path}: ${message}`).join('\n');
  return error instanceof Error ? error.name : 'nothing was refused';
};

beforeAll(async () => {
  desk = await startDesk();
  ({ payload } = desk);
  await api().PUT('/categories/{key}', {
    params: { path: { key: 'markets/denver' } },
    body: { name: 'Denver', family: 'markets', naturalId: 'channel_1section_99' },
  });
  editor = (await desk.createPerson('editor', 'example')) as unknown as TypedUser;
  writer = (await desk.createPerson('writer', 'example')) as unknown as TypedUser;
  stranger = (await desk.createPerson('chief', 'other')) as unknown as TypedUser;
  await load('example');
});
afterAll(() => desk.close());

describe('loading a publication', () => {
  test('reads new articles, then only those that have changed', async () => {
    const key = '2026/11/21/loaded';
    await putElsewhere(key);
    expect(await load('example')).toMatchObject({ created: 1, updated: 0 });
    expect(await load('example')).toMatchObject({ created: 0, updated: 0 });
    await api().PATCH('/articles/{key}', { params: { path: { key } }, body: { title: 'Another deal' } });
    expect(await load('example')).toMatchObject({ created: 0, updated: 1 });
    expect((await find(key)).title).toBe('Another deal');
  });

  test('goes on by itself', async () => {
    const { createRefresh } = await import('../src/content/refresh.ts');
    const key = '2026/11/21/refreshed';
    await putElsewhere(key);
    const refresh = createRefresh(payload);
    await refresh();
    expect(await find(key)).toMatchObject({ title: 'A deal', isOfFile: false });
    await api().PATCH('/articles/{key}', { params: { path: { key } }, body: { title: 'A newer deal' } });
    await refresh();
    expect((await find(key)).title).toBe('A newer deal');
  });

  test.each([
    ['again what could not be stored', '2026/11/21/stored-later', "select raise(abort, 'busy')", 1],
    ['no more what is not valid at the desk', '2026/11/21/invalid', 'insert into once values (1), (1)', 0],
  ])('reads %s', async (_, key, statement, count) => {
    const { createRefresh } = await import('../src/content/refresh.ts');
    await putElsewhere(key);
    const { drizzle } = payload.db as unknown as { drizzle: { run: (statement: string) => Promise<unknown> } };
    await drizzle.run('create table if not exists once (value integer unique)');
    await drizzle.run(`create trigger busy before insert on articles when new.key = '${key}' begin ${statement}; end`);
    const refresh = createRefresh(payload);
    const later = new Date(Date.now() + 3_600_000);
    await refresh(later);
    await drizzle.run('drop trigger busy');
    await refresh(later);
    const { totalDocs } = await payload.count({ collection: 'articles', where: { key: { equals: key } } });
    expect(totalDocs).toBe(count);
  });

  test('says what comes from a content file', async () => {
    const key = '2026/11/21/of-a-file';
    const input = { title: 'A file', primary: 'markets/denver', body: { markdown: 'Text.' } };
    await desk.writeFile('example', { key, input, source: input });
    await load('example');
    expect(await find(key)).toMatchObject({ isOfFile: true });
  });

  test('removes what was created a day ago and never written', async () => {
    const { createRefresh } = await import('../src/content/refresh.ts');
    const blank = await createDraft({ title: undefined });
    const written = await createDraft({ title: undefined });
    await payload.update({
      collection: 'articles',
      id: written.id,
      draft: true,
      data: { summary: 'A' },
      ...as(writer),
    });
    await createRefresh(payload)(new Date(Date.now() + 25 * 3_600_000));
    const { docs } = await payload.find({ collection: 'articles', draft: true, limit: 0, select: {}, depth: 0 });
    const ids = new Set(docs.map(({ id }) => id));
    expect([ids.has(blank.id), ids.has(written.id)]).toEqual([false, true]);
  });

  test('leaves an article with changes that are not published', async () => {
    const key = '2026/11/21/edited-at-both';
    await putElsewhere(key);
    await load('example');
    const { id } = await find(key);
    await payload.update({ collection: 'articles', id, draft: true, data: { title: 'My draft' }, ...as(writer) });
    await api().PATCH('/articles/{key}', { params: { path: { key } }, body: { summary: 'Changed elsewhere.' } });
    expect(await load('example')).toMatchObject({ updated: 0, edited: [key] });
    expect((await find(key, true)).title).toBe('My draft');
  });
});

describe.each(Object.keys(others) as (keyof typeof others)[])('%s', (kind) => {
  const [key, document, change, sent = change] = others[kind] as readonly [string, object, object, object?];

  test('are loaded, previewed, changed field by field, and withdrawn', async () => {
    for (const slug of ['first', 'second']) await putElsewhere(`2026/11/21/${slug}`);
    const put = await api().PUT(`/${kind}/{key}`, { params: { path: { key } }, body: document as never });
    expect(put.error).toBeUndefined();
    const before = (await onSite(key, kind)).document;
    expect((await load('example')).refused).toEqual([]);
    const { docs } = await payload.find({ collection: kind, where: { key: { equals: key } }, depth: 0 });
    const id = docs[0]?.id ?? 0;
    const { listDifferences } = await import('../src/collections/compare.ts');
    expect(listDifferences(kind, docs[0] as never, before ?? {})).toEqual([]);
    const { createPreview } = await import('../src/collections/preview.ts');
    expect(await createPreview(kind, docs[0] as never)).toMatchObject({ ok: true });
    const update = (data: object) =>
      payload.update({ collection: kind, id, data: { ...data, _status: 'published' } as never, ...as(editor) });
    await update(change);
    expect((await onSite(key, kind)).document).toEqual({ ...before, ...sent });
    await update({ standing: 'withdrawn' });
    expect((await onSite(key, kind)).document).toMatchObject({ status: 'withdrawn' });
  });
});

test('every field of the contract is at the desk', async () => {
  const { kinds, kindNames } = await import('../src/content/kinds.ts');
  const { listParts } = await import('../src/content/parts.ts');
  const { createOpenApi } = await import('../../provider/src/content/api/api.ts');
  const { collections } = await import('../../provider/src/content/api/collections.ts');
  const schemas = createOpenApi().components?.schemas as Record<string, { properties: object }>;
  const missing = kindNames.flatMap((name) => {
    const schema = `${collections[name].charAt(0).toUpperCase()}${collections[name].slice(1)}`;
    const own = new Set(['body', 'publishAt', 'status', ...listParts(kinds[name].layout).map((part) => part.name)]);
    return Object.keys(schemas[schema]?.properties ?? {}).flatMap((field) =>
      own.has(field) ? [] : `${name}.${field}`,
    );
  });
  expect(missing).toEqual([]);
});

describe('publishing', () => {
  test('a new article is on the site under its day and headline', async () => {
    const { listDifferences } = await import('../src/collections/compare.ts');
    const { id } = await createDraft({ title: 'Café Towers: sold!', deal: { kind: 'sale', price: { amount: 5 } } });
    const { key } = await publish(id);
    const own = (await find(String(key))) as never;
    expect(listDifferences('articles', own, (await onSite(String(key))).document ?? {})).toEqual([]);
    expect(key).toMatch(/^\d{4}\/\d\d\/\d\d\/cafe-towers-sold$/);
    expect((await onSite(String(key))).document).toMatchObject({
      title: 'Café Towers: sold!',
      status: 'published',
      body: { markdown: 'It closed.' },
    });
  });

  test('a copy of an article does not get its address, also where nothing differs', async () => {
    const [first, copy] = [await createDraft({ title: 'Twice' }), await createDraft({ title: 'Twice' })];
    const { key } = await publish(first.id);
    expect(await getRefusal(publish(copy.id))).toContain(`the address "${String(key)}" is taken`);
    expect((await payload.findByID({ collection: 'articles', id: copy.id, draft: true }))._status).toBe('draft');
  });

  test('a change sends that field, and everything else stays as it was', async () => {
    const key = '2026/11/21/kept';
    await putElsewhere(key);
    const before = await onSite(key);
    await load('example');
    const { id } = await find(key);
    await publish(id, { title: 'A better deal' });
    expect((await onSite(key)).document).toEqual({ ...before.document, title: 'A better deal' });
  });

  test('what the provider refuses is shown at its field, and is not published at the desk either', async () => {
    const { id } = await createDraft({ title: 'Refused', kicker: 'Video' });
    expect(await getRefusal(publish(id))).toBe('video: a video needs a video');
    expect((await payload.findByID({ collection: 'articles', id, draft: true }))._status).toBe('draft');
  });

  test('what the desk itself refuses is not sent', async () => {
    const { id } = await createDraft({ title: 'Incomplete', primary: null, slug: 'incomplete' });
    expect(await getRefusal(publish(id))).toBe('primary: This field is required.');
  });

  test('a future date schedules it, a withdrawal takes it off the site', async () => {
    const { id } = await createDraft({ title: 'Later' });
    const publishAt = new Date(Date.now() + 86_400_000).toISOString();
    const { key } = await publish(id, { publishAt });
    expect((await onSite(String(key))).document).toMatchObject({ status: 'scheduled', publishAt });
    await publish(id, { publishAt: null });
    expect((await onSite(String(key))).document).toMatchObject({ status: 'published' });
    await publish(id, { standing: 'withdrawn' });
    expect((await onSite(String(key))).document).toMatchObject({ status: 'withdrawn' });
  });

  test('a correction is a line below the text, once', async () => {
    const { id } = await createDraft({ title: 'Wrong' });
    await publish(id);
    const correction = 'Correction: The tower has 40 floors, not 14.';
    const { key, body } = await publish(id, { correction });
    expect(body?.root.children).toMatchObject([{ type: 'paragraph' }, { children: [{ text: correction }] }]);
    await publish(id, { summary: 'Right.' });
    expect((await onSite(String(key))).document).toMatchObject({
      summary: 'Right.',
      body: { markdown: `It closed.\n\n*${correction}*` },
    });
  });

  test('a picture of the library brings its alternative text', async () => {
    const data = await sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const picture = await payload.create({
      collection: 'media',
      data: { publication: 'example', alt: 'A red tower' } as never,
      file: { data, name: 'tower.png', mimetype: 'image/png', size: data.length },
      ...as(writer),
    });
    const { id } = await createDraft({ title: 'Pictured', image: { file: picture.id } });
    const { key } = await publish(id);
    expect((await onSite(String(key))).document).toMatchObject({ image: { alt: 'A red tower' } });
  });

  test('a response that the desk lost is found again', async () => {
    const { id } = await createDraft({ title: 'Lost' });
    const { key } = await publish(id);
    await api().PATCH('/articles/{key}', { params: { path: { key: String(key) } }, body: { title: 'Found' } });
    await publish(id, { title: 'Found' });
    const { etag, title } = await find(String(key));
    expect([etag, title]).toEqual([(await onSite(String(key))).etag, 'Found']);
  });
});

test.each(['draft', 'published'] as const)(
  'a %s version that is restored as a draft is not published until somebody does',
  async (status) => {
    const { id } = await createDraft({ title: `First ${status}` });
    const { key } = await publish(id);
    await publish(id, { title: 'Second' });
    const { docs } = await payload.findVersions({
      collection: 'articles',
      where: {
        and: [
          { parent: { equals: id } },
          { 'version.title': { equals: `First ${status}` } },
          { 'version._status': { equals: status } },
        ],
      },
    });
    const req = await createLocalReq({ user: writer as never }, payload);
    const collection = payload.collections.articles;
    // The local API has no drafts here.
    await restoreVersionOperation({ collection, id: docs[0]?.id as never, draft: true, overrideAccess: false, req });
    expect((await onSite(String(key))).document).toMatchObject({ title: 'Second' });
    expect(await find(String(key), true)).toMatchObject({ title: `First ${status}`, _status: 'draft' });
    await publish(id);
    expect((await onSite(String(key))).document).toMatchObject({ title: `First ${status}` });
  },
);

describe('a change elsewhere meanwhile', () => {
  test('is not overwritten: both versions are compared, and the chosen fields are loaded', async () => {
    const { listDifferences } = await import('../src/collections/compare.ts');
    const key = '2026/11/21/conflict';
    await putElsewhere(key);
    await load('example');
    const { id } = await find(key);
    await payload.update({ collection: 'articles', id, draft: true, data: { title: 'Ours' }, ...as(writer) });
    await api().PATCH('/articles/{key}', { params: { path: { key } }, body: { summary: 'Theirs.', title: 'Theirs' } });
    expect(await getRefusal(publish(id))).toMatch(/^title: Nothing was published: .*\(title \/ summary\)/);

    const site = await onSite(key);
    const mine = (await payload.findByID({ collection: 'articles', id, draft: true, depth: 0 })) as never;
    expect(listDifferences('articles', mine, site.document ?? {})).toMatchObject([
      { name: 'title', desk: 'Ours', site: 'Theirs', changedBy: 'both' },
      { name: 'summary', site: 'Theirs.', changedBy: 'site' },
    ]);
    const data = { summary: 'Theirs.', remote: site.document, etag: site.etag } as never;
    await payload.update({ collection: 'articles', id, draft: true, data });
    await publish(id);
    expect((await onSite(key)).document).toMatchObject({ title: 'Ours', summary: 'Theirs.' });
  });
});

test('a preview shows the draft of a published article on its page, with a token for that page', async () => {
  const { createPreview } = await import('../src/collections/preview.ts');
  const { id } = await createDraft({ title: 'Public' });
  const { key } = await publish(id);
  await payload.update({ collection: 'articles', id, draft: true, data: { title: 'Private' }, ...as(writer) });
  const preview = await createPreview('articles', (await find(String(key), true)) as never);
  const url = new URL(preview.ok ? preview.value : String(preview.error));
  expect(`${url.origin}${url.pathname}`).toBe(`https://www.example.com/${String(key)}/`);
  const signer = { key: 'a key of the tests, of 32 characters.', siteOrigin: url.origin };
  const token = verifyPreviewToken(signer, url.searchParams.get('preview_token') ?? '', Date.now());
  const endpoint = url.searchParams.get('preview') ?? '';
  expect(token).toMatchObject({ ok: true, grant: { endpoint, path: url.pathname } });
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: `{ getContent(naturalId: "${String(key)}", site: "example") { title } }` }),
  });
  expect(await response.json()).toEqual({ data: { getContent: { title: 'Private' } } });
  expect((await onSite(String(key))).document).toMatchObject({ title: 'Public' });
});

describe('a writer', () => {
  test('drafts a change of a published article, which readers do not see', async () => {
    const { id } = await createDraft({ title: 'Published' });
    const { key } = await publish(id);
    await payload.update({ collection: 'articles', id, draft: true, data: { title: 'Draft' }, ...as(writer) });
    expect((await onSite(String(key))).document).toMatchObject({ title: 'Published' });
  });

  test('publishes in no way', async () => {
    const { id } = await createDraft({ title: 'Mine' });
    expect(await getRefusal(publish(id, {}, writer))).toBe('Forbidden');
    const { key } = await publish(id);
    const change = { collection: 'articles', id, data: { title: 'Sneaked' }, ...as(writer) } as const;
    expect(await getRefusal(payload.update(change))).toBe('Forbidden');
    const { docs } = await payload.findVersions({
      collection: 'articles',
      where: { and: [{ parent: { equals: id } }, { 'version._status': { equals: 'published' } }] },
    });
    const version = String(docs[0]?.id);
    const restored = payload.restoreVersion({ collection: 'articles', id: version, ...as(writer) });
    expect(await getRefusal(restored)).toBe('Forbidden');
    expect((await onSite(String(key))).document).toMatchObject({ title: 'Mine' });
  });

  test('cannot appoint themselves', async () => {
    const { role } = await payload.update({
      collection: 'users',
      id: writer.id,
      data: { role: 'chief' },
      ...as(writer),
    });
    expect(role).toBe('writer');
  });
});

describe('a person of another publication', () => {
  test('sees no article, version, picture, category or publication of this one', async () => {
    await createDraft({ title: 'Ours alone' });
    for (const collection of ['articles', 'packages', 'media', 'references'] as const)
      expect((await payload.find({ collection, ...as(stranger) })).docs).toEqual([]);
    expect((await payload.findVersions({ collection: 'articles', ...as(stranger) })).docs).toEqual([]);
    const { docs } = await payload.find({ collection: 'publications', ...as(stranger) });
    expect(docs.map(({ id }) => id)).toEqual(['other']);
  });

  test('changes nothing of it, and moves nothing into it', async () => {
    const { id } = await createDraft({ title: 'Guarded' });
    const change = { collection: 'articles', id, draft: true, data: { title: 'Taken' }, ...as(stranger) } as const;
    expect(await getRefusal(payload.update(change))).toBe('Forbidden');
    const data = { publication: 'example', title: 'Smuggled' } as never;
    const smuggled = payload.create({ collection: 'articles', draft: true, data, ...as(stranger) });
    expect(await getRefusal(smuggled)).toBe('Forbidden');
    const own = await payload.create({
      collection: 'articles',
      draft: true,
      data: { publication: 'other', title: 'Own' } as never,
      ...as(stranger),
    });
    const move = { collection: 'articles', id: own.id, draft: true, data: { publication: 'example' }, ...as(stranger) };
    expect(await getRefusal(payload.update(move as never))).toBe('Forbidden');
  });
});
