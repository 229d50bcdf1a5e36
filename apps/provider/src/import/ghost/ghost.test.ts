import { describe, expect, test } from 'vitest';
import { readSource, toInput } from '../../../test/support/importSource.ts';
import { ghost } from './ghost.ts';

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
      day: '2019-05-05',
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
  expect((await readPost({}, { settings })).story?.oldAddresses[0]).toBe('/2019/05/05/rents/');
});

describe('cards in HTML', () => {
  test.each([
    [
      'bookmark',
      '<figure class="kg-card kg-bookmark-card"><a class="kg-bookmark-container" href="https://x.example/"><div class="kg-bookmark-title">X &amp; Y</div><div class="kg-bookmark-description">About</div><img class="kg-bookmark-icon" src="i.png"></a><figcaption>Cap</figcaption></figure>',
      '<p><a href="https://x.example/">X &amp; Y</a></p><p>About</p><p>Cap</p>',
    ],
    [
      'embed',
      '<figure class="kg-card kg-embed-card"><iframe width="200" src="https://www.youtube.com/embed/1?a=1&amp;b=2" title="Talk"></iframe></figure>',
      '<iframe src="https://www.youtube.com/embed/1?a=1&amp;b=2" title="Talk"></iframe>',
    ],
    [
      'post of a network',
      '<figure class="kg-card kg-embed-card"><blockquote class="twitter-tweet"><p>Hi <a href="https://t.co/1">x</a></p><a href="https://twitter.com/a/status/1">May</a></blockquote><script src="https://platform.twitter.com/widgets.js"></script></figure>',
      '<blockquote class="twitter-tweet"><p>Hi <a href="https://t.co/1">x</a></p><a href="https://twitter.com/a/status/1">May</a></blockquote><script src="https://platform.twitter.com/widgets.js"></script>',
    ],
    [
      'video',
      '<figure class="kg-card kg-video-card" data-kg-thumbnail="__GHOST_URL__/v.jpg"><div class="kg-video-container"><video src="__GHOST_URL__/v.mp4" controls></video><div class="kg-video-player"><span class="kg-video-duration">0:07</span></div></div></figure>',
      `<video src="${site}/v.mp4" poster="${site}/v.jpg" title></video>`,
    ],
    [
      'audio',
      '<div class="kg-card kg-audio-card"><audio src="/a.mp3"></audio><div class="kg-audio-title">Talk</div><button>1×</button></div>',
      '<audio src="/a.mp3" title="Talk"></audio>',
    ],
    [
      'file',
      '<div class="kg-card kg-file-card"><a class="kg-file-card-container" href="/r.pdf"><div class="kg-file-card-title">Report</div><div class="kg-file-card-filesize">2 MB</div></a></div>',
      '<p><a href="/r.pdf">Report</a></p>',
    ],
    [
      'callout',
      '<div class="kg-card kg-callout-card"><div class="kg-callout-emoji">💡</div><div class="kg-callout-text">Mind <b>this</b></div></div>',
      '<blockquote><p>Mind <b>this</b></p></blockquote>',
    ],
    [
      'toggle',
      '<div class="kg-card kg-toggle-card"><div class="kg-toggle-heading"><h4 class="kg-toggle-heading-text">Why</h4><button><svg></svg></button></div><div class="kg-toggle-content"><p>So</p></div></div>',
      '<h4>Why</h4><p>So</p>',
    ],
    [
      'button',
      '<div class="kg-card kg-button-card"><a href="/go" class="kg-btn">Go</a></div>',
      '<p><a href="/go">Go</a></p>',
    ],
    [
      'header',
      '<div class="kg-card kg-header-card kg-v2"><h2 class="kg-header-card-heading">Big</h2><p class="kg-header-card-subheading">Small</p></div>',
      '<h2>Big</h2><p>Small</p>',
    ],
    [
      'product',
      '<div class="kg-card kg-product-card"><img class="kg-product-card-image" src="/p.jpg"><h4 class="kg-product-card-title">Chair</h4><div class="kg-product-card-rating"><svg></svg></div><div class="kg-product-card-description"><p>Good</p></div><a class="kg-product-card-button" href="/buy">Buy</a></div>',
      '<figure><img src="/p.jpg"></figure><h3>Chair</h3><p>Good</p><p><a href="/buy">Buy</a></p>',
    ],
    [
      'nft',
      '<figure class="kg-card kg-nft-card"><a class="kg-nft-card-container" href="https://n.example/1"><img class="kg-nft-image" src="/n.png"><div class="kg-nft-title">Ape</div><div class="kg-nft-creator">Bo</div></a></figure>',
      '<figure><img src="/n.png" alt="Ape"></figure><p><a href="https://n.example/1">Ape, Bo</a></p>',
    ],
    ['signup', '<div class="kg-card kg-signup-card"><h2>Join</h2><form></form></div>', ''],
    [
      'image and gallery, which stay',
      '<figure class="kg-card kg-image-card"><img src="/i.jpg" class="kg-image" alt="I"></figure>',
      '<figure class="kg-card kg-image-card"><img src="/i.jpg" class="kg-image" alt="I"></figure>',
    ],
  ])('converts the card %s', async (_, html, expected) =>
    expect((await getHtml(`<p>a</p>${html}<p>b</p>`)).replaceAll('\n', '')).toBe(`<p>a</p>${expected}<p>b</p>`),
  );

  test('unknown cards and the mark for members are noted', async () => {
    const { notes } = await readPost({ html: '<!--members-only--><div class="kg-card kg-zoo-card">x</div>' });
    expect(notes).toEqual(expect.arrayContaining(['changed public preview', 'changed card kg-zoo-card']));
  });
});

const lexical = (...children: readonly object[]): string => JSON.stringify({ root: { type: 'root', children } });
const text = (value: string, format = 0): object => ({ type: 'extended-text', text: value, format });

describe('documents of the editors', () => {
  test('Lexical: text, lists, links and cards', async () => {
    const { story, notes } = await readPost({
      html: null,
      lexical: lexical(
        { type: 'extended-heading', tag: 'h2', children: [text('H')] },
        {
          type: 'paragraph',
          children: [
            text('a <b>'),
            text('both', 3),
            { type: 'linebreak' },
            { type: 'link', url: '/x', children: [text('x')] },
          ],
        },
        { type: 'paragraph', children: [] },
        { type: 'list', listType: 'number', children: [{ type: 'listitem', children: [text('1')] }] },
        { type: 'image', src: '__GHOST_URL__/i.jpg', alt: 'I', caption: '<i>c</i>' },
        { type: 'markdown', markdown: '**m**' },
        { type: 'codeblock', code: 'a<b' },
        { type: 'signup' },
        { type: 'zoo' },
      ),
    });
    expect(story?.html.replaceAll('\n', '')).toBe(
      `<h2>H</h2><p>a &lt;b&gt;<em><strong>both</strong></em><br><a href="/x">x</a></p><ol><li>1</li></ol><figure><img src="${site}/i.jpg" alt="I"><figcaption><i>c</i></figcaption></figure><p><strong>m</strong></p><pre><code>a&lt;b</code></pre>`,
    );
    expect(notes).toEqual(
      expect.arrayContaining(['not-imported card signup', 'not-imported card zoo ({"type":"zoo"})']),
    );
  });

  test('Mobiledoc: markup, soft returns and cards', async () => {
    const mobiledoc = JSON.stringify({
      version: '0.3.1',
      markups: [['strong'], ['a', ['href', '/x']]],
      atoms: [['soft-return', '', {}]],
      cards: [
        ['image', { src: '/i.jpg', caption: 'c' }],
        ['bookmark', { url: '/b', metadata: { title: 'B' } }],
        ['zoo', { a: 1 }],
      ],
      sections: [
        [
          1,
          'p',
          [
            [0, [0], 1, 'bold'],
            [1, [], 0, 0],
            [0, [1], 1, 'link'],
          ],
        ],
        [10, 0],
        [10, 1],
        [10, 2],
        [3, 'ul', [[[0, [], 0, 'one']]]],
      ],
    });
    const { story, notes } = await readPost({ html: '', lexical: null, mobiledoc });
    expect(story?.html).toBe(
      '<p><strong>bold</strong><br><a href="/x">link</a></p><figure><img src="/i.jpg"><figcaption>c</figcaption></figure><p><a href="/b">B</a></p><ul><li>one</li></ul>',
    );
    expect(notes).toContain('not-imported card zoo ({"a":1})');
  });

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
