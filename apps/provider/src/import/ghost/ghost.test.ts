import { describe, expect, test } from 'vitest';
import { readSource, toInput } from '../../../test/support/importSource.ts';
import { ghost } from './ghost.ts';
import { convertLexical } from './lexical.ts';

const site = 'https://old.example.com';
type Rows = readonly object[];
const toExport = (data: Readonly<Record<string, Rows>>): string =>
  JSON.stringify({ db: [{ meta: { exported_on: 1, version: '5.80.0' }, data }] });

const post = {
  id: 'p1',
  uuid: 'u-1',
  title: 'Rents &amp; yields',
  slug: 'rents',
  type: 'post',
  status: 'published',
  visibility: 'public',
  html: '<p>See <a href="__GHOST_URL__/about/">us</a>.</p>',
  published_at: '2019-05-04T22:30:00.000Z',
  updated_at: '2019-05-06 10:00:00',
  feature_image: '__GHOST_URL__/content/images/tower.jpg',
  custom_excerpt: 'Short',
};
const data = {
  posts: [post],
  posts_meta: [
    {
      id: 'm1',
      post_id: 'p1',
      feature_image_alt: 'A tower',
      feature_image_caption: '<b>By</b> Bo',
      og_title: 'Shared',
    },
  ],
  posts_authors: [
    { post_id: 'p1', author_id: 'a2', sort_order: 1 },
    { post_id: 'p1', author_id: 'a1', sort_order: 0 },
  ],
  posts_tags: [
    { post_id: 'p1', tag_id: 't3', sort_order: 2 },
    { post_id: 'p1', tag_id: 't1', sort_order: 0 },
    { post_id: 'p1', tag_id: 't2', sort_order: 1 },
  ],
  tags: [
    { id: 't1', name: '#featured', slug: 'hash-featured', visibility: 'internal' },
    { id: 't2', name: 'Office', slug: 'office', visibility: 'public' },
    { id: 't3', name: 'Berlin', slug: 'berlin', visibility: 'public' },
  ],
  users: [
    {
      id: 'a1',
      name: 'Ann Lee',
      slug: 'ann',
      bio: 'Writes.',
      profile_image: '__GHOST_URL__/a.jpg',
      twitter: '@ann',
      email: 'a@b.c',
    },
    { id: 'a2', name: 'Bo Ek', slug: 'bo' },
    { id: 'a3', name: 'Owner', slug: 'owner' },
  ],
  settings: [{ id: 's', key: 'timezone', value: 'Europe/Berlin' }],
  members: [{ id: 1 }, { id: 2 }],
  mystery: [{ id: 1 }],
};
const read = (content: string | Uint8Array) => readSource(ghost, content, { site: `${site}/` });
const readPost = async (fields: object, rest: object = {}) => {
  const result = await read(toExport({ ...data, posts: [{ ...post, ...fields }], ...rest }));
  const [story] = [...result.all('article'), ...result.all('page')];
  return { ...result, story };
};
const getHtml = async (html: string): Promise<string> => (await readPost({ html })).story?.html ?? '';

test('a post becomes an article with its authors and tags in order', async () => {
  const { all, notes, source } = await read(toExport(data));
  expect(source.id).toBe(site);
  expect(all('article')).toMatchObject([
    {
      id: 'p1',
      title: 'Rents & yields',
      slug: 'rents',
      status: 'published',
      publishedAt: '2019-05-04T22:30:00.000Z',
      day: '2019-05-04',
      updatedAt: '2019-05-06T10:00:00.000Z',
      summary: 'Short',
      html: `<p>See <a href="${site}/about/">us</a>.</p>`,
      picture: { address: `${site}/content/images/tower.jpg`, alt: 'A tower', caption: 'By Bo' },
      authors: ['a1', 'a2'],
      categories: ['t2'],
      tags: ['Office', 'Berlin'],
      oldAddresses: ['/rents/', '/p/u-1/'],
    },
  ]);
  expect(all('author')).toMatchObject([
    {
      id: 'a1',
      name: 'Ann Lee',
      description: 'Writes.',
      picture: { address: `${site}/a.jpg` },
      social: [{ network: 'twitter', value: 'https://twitter.com/ann' }],
      oldAddresses: ['/author/ann/'],
    },
    { id: 'a2' },
  ]);
  expect(all('category')).toMatchObject([{ id: 't2', slug: 'office', oldAddresses: ['/tag/office/'] }]);
  expect(notes).toEqual([
    'not-imported table settings (1 rows)',
    'not-imported table members (2 rows)',
    'not-imported table mystery (1 rows)',
    'ignored user',
    'ignored internal tag (#featured)',
    'not-imported column og_title (Shared)',
  ]);
});

test('every reading yields the same items, and the index has no bodies', async () => {
  const { source, items } = await read(toExport(data));
  const again = [];
  for await (const item of source.read('full')) again.push(item);
  expect(again).toEqual(items);
  for await (const item of source.read('index')) expect(item).not.toMatchObject({ html: expect.stringMatching(/./) });
});

test.each([
  [{ status: 'draft' }, 'draft', undefined],
  [{ status: 'scheduled' }, 'scheduled', undefined],
  [{ status: 'sent' }, 'draft', 'changed status sent'],
  [{ status: 'other' }, 'draft', 'changed status other'],
  [{ visibility: 'paid', type: 'page' }, 'draft', 'changed visibility paid'],
  [{ visibility: 'label:gold' }, 'draft', 'changed visibility label:gold'],
])('%j is imported as %s', async (fields, status, note) => {
  const { story, notes } = await readPost(fields);
  expect(story).toMatchObject({ status });
  expect(notes.filter((text) => text.startsWith('changed'))).toEqual(note === undefined ? [] : [note]);
});

test.each([
  [{ visibility: 'paid' }, 'published', 'subscribers'],
  [{ visibility: 'tiers', status: 'scheduled' }, 'scheduled', 'subscribers'],
  [{ visibility: 'paid', status: 'sent' }, 'draft', 'subscribers'],
  [{ visibility: 'members' }, 'published', undefined],
])('%j is imported as %s for %s', async (fields, status, access) => {
  const { story, notes } = await readPost(fields);
  expect([story?.status, story && 'access' in story ? story.access : undefined]).toEqual([status, access]);
  expect(notes.includes('changed visibility members')).toBe(fields.visibility === 'members');
});

test('a page, injected code, unknown columns and an address of another site', async () => {
  const { story, notes } = await readPost({ type: 'page', codeinjection_head: '<script>', mood: 'good', featured: 1 });
  expect(story).toMatchObject({ kind: 'page', oldAddresses: ['/rents/', '/p/u-1/'] });
  expect(notes).toEqual(
    expect.arrayContaining([
      'not-imported column codeinjection_head (<script>)',
      'not-imported column mood (good)',
      'changed featured',
    ]),
  );
  expect((await readPost({ canonical_url: 'https://other.example/x' })).story).toMatchObject({
    canonicalUrl: 'https://other.example/x',
  });
  expect((await readPost({ canonical_url: `${site}/x` })).story).not.toHaveProperty('canonicalUrl');
});

test('permalinks with a date have the day by the clock of the site', async () => {
  const settings = [...data.settings, { key: 'permalinks', value: '/:year/:month/:day/:slug/' }];
  const { story } = await readPost({}, { settings });
  expect([story?.oldAddresses[0], story?.day]).toEqual(['/2019/05/05/rents/', '2019-05-05']);
});

describe('cards in HTML', () => {
  test.each([
    [
      'nft',
      '<figure class="kg-card kg-nft-card"><a class="kg-nft-card-container" href="https://n.example/1"><img class="kg-nft-image" src="/n.png"><div class="kg-nft-title">Ape</div><div class="kg-nft-creator">Bo</div></a></figure>',
      '<figure><img src="/n.png" alt="Ape"></figure><p><a href="https://n.example/1">Ape, Bo</a></p>',
    ],
    ['signup', '<div class="kg-card kg-signup-card"><h2>Join</h2><form></form></div>', ''],
  ])('converts the card %s', async (_, html, expected) =>
    expect((await getHtml(`<p>a</p>${html}<p>b</p>`)).replaceAll('\n', '')).toBe(`<p>a</p>${expected}<p>b</p>`),
  );

  test('unknown cards and the mark for members are noted', async () => {
    const { notes } = await readPost({ html: '<!--members-only--><div class="kg-card kg-zoo-card">x</div>' });
    expect(notes).toEqual(expect.arrayContaining(['changed public preview', 'changed card kg-zoo-card']));
  });
});

describe('documents of the editors', () => {
  test.each([
    ['lexical', '{'],
    ['lexical', '{"root":5}'],
    ['lexical', 'null'],
    ['mobiledoc', '{}'],
    ['mobiledoc', '{"version":"0.3.1","sections":[[10,99]],"cards":[]}'],
    ['mobiledoc', '['],
  ])('a damaged %s %s is noted, and the post is imported without a text', async (column, value) => {
    const { story, notes } = await readPost({ html: '', [column]: value });
    expect(story).toMatchObject({ id: 'p1', html: '' });
    expect(notes.join()).toContain('not-imported text');
  });

  test('a deep document is cut and noted', async () => {
    const deep = `{"root":${'{"type":"list","children":['.repeat(5000)}${']}'.repeat(5000)}}`;
    expect((await readPost({ html: '', lexical: deep })).notes).toContain('not-imported nested nodes');
  });
});

describe('hostile and damaged exports', () => {
  const whole = toExport(data);
  test.each([
    ['a file that breaks off', whole.slice(0, -3), 'ends too early'],
    ['a file that breaks off within a text', whole.slice(0, 200), 'ends too early'],
    ['text after the end', `${whole}x`, 'not valid JSON near byte'],
    ['no posts', toExport({ users: [] }), 'no posts'],
    ['a depth bomb', whole.replace('"Short"', `${'['.repeat(500_000)}`), 'more than 20 deep'],
    ['a version that is too old', whole.replace('5.80.0', '004'), 'Ghost 0.x'],
    ['an enormous column', whole.replace('Short', 'x'.repeat(17_000_000)), 'more than 16 MB'],
  ])('refuses %s', async (_, content, message) => {
    await expect(readSource(ghost, toInput(content, 'a.json', 65_536), { site })).rejects.toThrow(message);
  });

  test('refuses bytes that are not UTF-8, and an export without the address of its site', async () => {
    await expect(read(Buffer.from(toExport({ posts: [{ id: 1, title: 'Café' }] }), 'latin1'))).rejects.toThrow(
      'not UTF-8',
    );
    await expect(read(Buffer.from(`\uFEFF${whole}`, 'utf16le'))).rejects.toThrow('not UTF-8');
    await expect(readSource(ghost, whole)).rejects.toThrow('{ "site": "https://old.example.com" }');
  });

  test('reads an export with a byte order mark', async () => {
    expect((await read(`\uFEFF${whole}`)).all('article')).toHaveLength(1);
  });

  test('wrong types of columns do not stop the import', async () => {
    const { all } = await read(
      toExport({ ...data, posts: [{ id: 5, title: {}, html: [], published_at: true, status: null }, []], tags: [] }),
    );
    expect(all('article')).toMatchObject([{ id: '5', title: '', html: '', status: 'draft', categories: [] }]);
  });

  test('a __proto__ column changes no object', async () => {
    await read(toExport(data).replace('"id":"p1"', '"__proto__":{"polluted":1},"id":"p1"'));
    expect({}).not.toHaveProperty('polluted');
  });
});

test.each([
  [toExport(data), true],
  ['{"meta":{"exported_on":1,"version":"4.0"},"data":{}}', true],
  ['{"version":"https://jsonfeed.org/version/1","items":[]}', false],
  ['<rss>', false],
])('%.40s is recognized: %s', (content, expected) => expect(ghost.recognizes(toInput(content))).toBe(expected));

const text = (value: string) => ({ type: 'extended-text', text: value, format: 0 });
const item = (...children: object[]) => ({ type: 'listitem', children });
const list = (listType: string, start: number, ...children: object[]) => ({ type: 'list', listType, start, children });
const bullets = (...children: object[]) => list('bullet', 1, ...children);

test.each([
  ['that starts at 3', list('number', 3, item(text('a')), item(text('b'))), '<ol start="3"><li>a</li><li>b</li></ol>'],
  ['that starts at 1', list('number', 1, item(text('a'))), '<ol><li>a</li></ol>'],
  [
    'in a list',
    bullets(item(text('a')), item(list('number', 2, item(text('b')))), item(text('c'))),
    '<ul><li>a<ol start="2"><li>b</li></ol></li><li>c</li></ul>',
  ],
  [
    'in two lists',
    bullets(item(text('a')), item(bullets(item(text('b')), item(bullets(item(text('c'))))))),
    '<ul><li>a<ul><li>b<ul><li>c</li></ul></li></ul></li></ul>',
  ],
])('converts a list %s', (_, node, html) => {
  const note = () => undefined;
  expect(convertLexical(JSON.stringify({ root: { type: 'root', children: [node] } }), note)).toBe(html);
});

const orderedItem = (value: number, text: string) => ({ type: 'listitem', value, children: [{ type: 'text', text }] });
const ordered = (fields: object, ...children: object[]) => ({ type: 'list', listType: 'number', ...fields, children });
test.each([
  [ordered({ start: 3 }, orderedItem(3, 'a'), orderedItem(4, 'b')), '<ol start="3"><li>a</li><li>b</li></ol>'],
  [ordered({ start: 1 }, orderedItem(1, 'a'), orderedItem(7, 'b')), '<ol><li>a</li><li value="7">b</li></ol>'],
  [
    ordered({ start: 2, reversed: true }, orderedItem(2, 'a'), orderedItem(1, 'b')),
    '<ol reversed start="2"><li>a</li><li>b</li></ol>',
  ],
  [ordered({ reversed: true }, orderedItem(2, 'a'), orderedItem(1, 'b')), '<ol reversed><li>a</li><li>b</li></ol>'],
  [
    ordered(
      {},
      orderedItem(1, 'a'),
      { type: 'listitem', value: 2, children: [ordered({}, orderedItem(1, 'b'))] },
      orderedItem(2, 'c'),
    ),
    '<ol><li>a<ol><li>b</li></ol></li><li>c</li></ol>',
  ],
])('numbers of %j', (list, html) => {
  expect(convertLexical(JSON.stringify({ root: { type: 'root', children: [list] } }), () => undefined)).toBe(html);
});

test('direction and boxes of a check list stay, and the report names the list', () => {
  const toItem = (checked: boolean, child: object) => ({
    type: 'listitem',
    direction: 'rtl',
    checked,
    children: [child],
  });
  const nested = { type: 'list', listType: 'check', children: [toItem(true, { type: 'text', text: 'ב' })] };
  const items = [toItem(false, { type: 'text', text: 'א' }), toItem(false, nested)];
  const list = { type: 'list', listType: 'check', direction: 'rtl', children: items };
  const paragraph = { type: 'paragraph', direction: 'rtl', children: [{ type: 'text', text: 'ג' }] };
  const notes: string[] = [];
  expect(
    convertLexical(JSON.stringify({ root: { type: 'root', children: [list, paragraph] } }), (...[kind, subject]) =>
      notes.push(`${kind} ${subject}`),
    ),
  ).toBe('<ul dir="rtl"><li dir="rtl">☐ א<ul><li dir="rtl">☑ ב</li></ul></li></ul><p dir="rtl">ג</p>');
  expect(new Set(notes)).toEqual(new Set(['changed check list']));
});

test('text of unknown nodes and around tabs stays', () => {
  const children = [
    { type: 'text', text: 'a' },
    { type: 'tab', text: '\t' },
    { type: 'acme-emoji', text: 'b' },
  ];
  const root = { type: 'root', children: [{ type: 'paragraph', children }] };
  expect(convertLexical(JSON.stringify({ root }), () => undefined)).toBe('<p>a b</p>');
});
