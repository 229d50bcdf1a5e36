import { describe, expect, test } from 'vitest';
import { readSource, toInput } from '../../../test/support/importSource.ts';
import { feeds } from './feeds.ts';

const read = (content: Parameters<typeof readSource>[1], mapping?: Parameters<typeof readSource>[2]) =>
  readSource(feeds, content, mapping);

const rss = (items: string, channel = '<link>https://old.example.com/</link>'): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"
  xmlns:media="http://search.yahoo.com/mrss/" xmlns:slash="http://purl.org/rss/1.0/modules/slash/" xmlns:atom="http://www.w3.org/2005/Atom">
<channel><title>Old Times</title>${channel}${items}</channel></rss>`;

const story = `<item>
  <title>Rents &amp;amp; yields &#8211; what&#8217;s next?</title>
  <link>https://old.example.com/2019/05/rents/</link>
  <guid isPermaLink="false">https://old.example.com/?p=123</guid>
  <dc:creator><![CDATA[Ann Lee]]></dc:creator>
  <pubDate>Sat, 04 May 2019 10:00:00 -0400</pubDate>
  <category><![CDATA[Office]]></category><category>Market &amp; Data</category>
  <description><![CDATA[<p>Short &hellip;</p>]]></description>
  <content:encoded><![CDATA[<p>Long <a href="/about/">text</a>.</p><img src="../tower.jpg" srcset="x 1x">]]></content:encoded>
  <media:content url="https://cdn.example.com/lead.jpg" medium="image" width="1200"><media:credit>Bo Ek</media:credit><media:description>A tower</media:description></media:content>
  <media:content url="https://secure.gravatar.com/avatar/1" medium="image"/>
  <enclosure url="https://cdn.example.com/talk.mp3" type="audio/mpeg" length="1"/>
  <slash:comments>4</slash:comments>
</item>`;

const atom = (entries: string, attributes = '', head = '<link href="https://old.example.com/"/>'): string =>
  `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom" ${attributes}><title>T</title><id>urn:feed</id>${head}${entries}</feed>`;

describe('RSS', () => {
  test('an entry becomes an article with author, categories, picture, files and resolved addresses', async () => {
    const { all, notes, source } = await read(rss(story));
    expect(source).toMatchObject({ id: 'https://old.example.com' });
    expect(source.origins).toContain('http://www.old.example.com');
    expect(all('article')).toEqual([
      {
        kind: 'article',
        id: 'https://old.example.com/?p=123',
        place: 'entry 1 "Rents & yields – what’s next?"',
        title: 'Rents & yields – what’s next?',
        status: 'published',
        publishedAt: '2019-05-04T14:00:00.000Z',
        day: '2019-05-04',
        summary: 'Short …',
        html: '<p>Long <a href="https://old.example.com/about/">text</a>.</p><img src="https://old.example.com/tower.jpg">\n<audio src="https://cdn.example.com/talk.mp3" title=""></audio>',
        picture: { address: 'https://cdn.example.com/lead.jpg', caption: 'A tower', credit: 'Bo Ek' },
        authors: ['ann lee'],
        categories: ['office', 'market & data'],
        tags: [],
        oldAddresses: ['https://old.example.com/2019/05/rents/'],
        notes: [],
      },
    ]);
    expect(all('author')).toMatchObject([{ id: 'ann lee', name: 'Ann Lee' }]);
    expect(all('category')).toMatchObject([
      { id: 'office', name: 'Office', slug: 'office' },
      { id: 'market & data', slug: 'market-and-data' },
    ]);
    expect(notes).toEqual(['ignored element slash:comments (1 times)']);
  });

  test('an entry without full text has the description as its text, and the report says so', async () => {
    const { all, notes } = await read(
      rss('<item><title>A</title><guid>1</guid><description>Text</description></item>'),
    );
    expect(all('article')).toMatchObject([{ id: '1', html: 'Text' }]);
    expect(all('article')[0]).not.toHaveProperty('summary');
    expect(notes).toEqual(['changed full text']);
  });

  test('every element that is not imported is counted, also those of unknown namespaces', async () => {
    const items =
      '<item><title>A</title><guid>1</guid><x:mood xmlns:x="urn:x">good</x:mood><comments>c</comments></item>';
    const { notes } = await read(rss(items + items));
    expect(notes).toEqual([
      'duplicate entry (1)',
      'not-imported element x:mood (2 times)',
      'ignored element comments (2 times)',
      'changed full text',
    ]);
  });

  test.each([
    ['<guid>g</guid><link>https://old.example.com/a</link>', 'g'],
    ['<link>https://old.example.com/a</link>', 'https://old.example.com/a'],
  ])('%s is identified by %s', async (fields, id) => {
    const { all } = await read(rss(`<item><title>A</title>${fields}</item>`));
    expect(all('article')).toMatchObject([{ id }]);
  });

  test('an entry without id and link is identified by its title and date', async () => {
    const text = rss('<item><title>A</title></item><item><title>B</title></item>');
    const [first, second] = await Promise.all([read(text), read(text)]);
    expect(first.all('article').map(({ id }) => id)).toEqual(second.all('article').map(({ id }) => id));
    expect(new Set(first.all('article').map(({ id }) => id)).size).toBe(2);
    expect(first.notes).toContain('changed id');
  });

  test('an entry has a date that cannot be read as it is written, and a future one is scheduled', async () => {
    const { all, notes } = await read(
      rss(
        '<item><guid>1</guid><pubDate>soon</pubDate></item><item><guid>2</guid><pubDate>1 Jan 2999 00:00 GMT</pubDate></item>',
      ),
    );
    expect(all('article')).toMatchObject([{ unreadDate: 'soon' }, { status: 'scheduled' }]);
    expect(all('article')[0]).not.toHaveProperty('publishedAt');
    expect(notes).toContain('changed date (soon)');
  });

  test('of thumbnails and groups, the widest picture is the lead', async () => {
    const { all } = await read(
      rss(`<item><guid>1</guid><media:thumbnail url="https://c.example/s.jpg" width="90"/><media:thumbnail url="https://c.example/l.jpg" width="900"/></item>
        <item><guid>2</guid><media:group><media:content url="https://c.example/m.jpg" width="5"/><media:content url="https://c.example/x.jpg" width="50"/></media:group></item>`),
    );
    expect(all('article')).toMatchObject([
      { picture: { address: 'https://c.example/l.jpg' } },
      { picture: { address: 'https://c.example/x.jpg' } },
    ]);
  });

  test('RSS 1.0 is read with its Dublin Core fields', async () => {
    const { all } =
      await read(`<rdf:RDF xmlns="http://purl.org/rss/1.0/" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:dc="http://purl.org/dc/elements/1.1/">
      <channel rdf:about="https://old.example.com/feed"><title>T</title><link>https://old.example.com/</link></channel>
      <item rdf:about="https://old.example.com/1"><title>A</title><link>https://old.example.com/1</link><description>Text</description>
      <dc:creator>Ann</dc:creator><dc:date>2004-02-03T04:05:06+01:00</dc:date><dc:subject>Retail</dc:subject></item></rdf:RDF>`);
    expect(all('article')).toMatchObject([
      {
        id: 'https://old.example.com/1',
        title: 'A',
        authors: ['ann'],
        categories: ['retail'],
        publishedAt: '2004-02-03T03:05:06.000Z',
      },
    ]);
  });
});

describe('Atom', () => {
  test('XHTML contents, nested bases and drafts are read', async () => {
    const { all } = await read(
      atom(
        `<entry xml:base="2019/"><id>urn:1</id><title type="html">A &amp;lt; B</title><link href="a.html"/><published>2019-05-04T10:00:00Z</published><updated>2019-05-05T10:00:00Z</updated>
        <author><name>Ann</name><uri>/ann</uri></author><category term="office" label="Office"/>
        <content type="xhtml" xml:base="pictures/"><div xmlns="http://www.w3.org/1999/xhtml"><p>Hi <img src="a.jpg"/></p></div></content>
        <app:control xmlns:app="http://www.w3.org/2007/app"><app:draft>yes</app:draft></app:control></entry>`,
        'xml:base="https://old.example.com/blog/"',
      ),
    );
    expect(all('article')).toMatchObject([
      {
        id: 'urn:1',
        title: 'A < B',
        status: 'draft',
        updatedAt: '2019-05-05T10:00:00.000Z',
        oldAddresses: ['https://old.example.com/blog/2019/a.html'],
        html: '<p>Hi <img src="https://old.example.com/blog/2019/pictures/a.jpg"></p>',
        categories: ['office'],
      },
    ]);
    expect(all('author')).toMatchObject([{ oldAddresses: ['https://old.example.com/ann'] }]);
  });

  test('plain texts become paragraphs, and tags in them stay text', async () => {
    const { all } = await read(atom('<entry><id>1</id><content type="text">a &lt;b&gt;\n\nc\nd</content></entry>'));
    expect(all('article')[0]?.html).toBe('<p>a &lt;b&gt;</p>\n<p>c<br>d</p>');
  });

  test('a content at another address is noted', async () => {
    const { notes } = await read(
      atom('<entry><id>1</id><content type="text/html" src="https://x.example/1"/></entry>'),
    );
    expect(notes).toContain('not-imported content (https://x.example/1)');
  });

  test('comments and settings of a Blogger export are counted, not imported', async () => {
    const kind = (name: string): string =>
      `<entry><id>${name}</id><category scheme="http://schemas.google.com/g/2005#kind" term="http://schemas.google.com/blogger/2008/kind#${name}"/><category term="Retail"/></entry>`;
    const { all, notes } = await read(atom(kind('post') + kind('comment') + kind('settings')));
    expect(all('article')).toMatchObject([{ id: 'post', categories: ['retail'] }]);
    expect(notes).toEqual(
      expect.arrayContaining(['ignored kind comment (1 entries)', 'not-imported kind settings (1 entries)']),
    );
  });
});

describe('JSON Feed', () => {
  const json = (items: unknown, rest: object = {}): string =>
    JSON.stringify({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'T',
      home_page_url: 'https://old.example.com/',
      items,
      ...rest,
    });

  test('an item becomes an article', async () => {
    const { all, notes } = await read(
      json([
        {
          id: 7,
          url: '/a',
          title: 'A < B',
          content_html: '<p><a href="b">b</a></p>',
          summary: 'Short',
          image: 'lead.png',
          date_published: '2026-11-21T10:00:00-05:00',
          tags: ['Rents'],
          authors: [{ name: 'Ann', url: 'https://old.example.com/ann', avatar: 'https://old.example.com/ann.jpg' }],
          attachments: [{ url: 'https://old.example.com/report.pdf', mime_type: 'application/pdf', title: 'Report' }],
          _paywall: true,
        },
      ]),
    );
    expect(all('article')).toMatchObject([
      {
        id: '7',
        title: 'A < B',
        html: '<p><a href="https://old.example.com/b">b</a></p>\n<p><a href="https://old.example.com/report.pdf">Report</a></p>',
        picture: { address: 'https://old.example.com/lead.png' },
        tags: ['Rents'],
        publishedAt: '2026-11-21T15:00:00.000Z',
      },
    ]);
    expect(all('author')).toMatchObject([{ picture: { address: 'https://old.example.com/ann.jpg' } }]);
    expect(notes).toEqual(['not-imported field _paywall (1 times)', 'ignored field version (1 times)']);
  });

  test.each([
    ['not JSON at the end', `${json([])}x`, 'not valid JSON'],
    ['a file that breaks off', json([{ id: 1 }]).slice(0, -4), 'not valid JSON'],
    ['no list of items', json('many'), 'no list of items'],
  ])('refuses %s', async (_, text, message) => {
    await expect(read(text)).rejects.toThrow(message);
  });

  test('wrong types of fields do not stop the import', async () => {
    const { all } = await read(
      json([{ id: { a: 1 }, title: ['x'], tags: 'x', authors: 5, content_html: {} }, null, 5]),
    );
    expect(all('article').length).toBeLessThanOrEqual(1);
  });
});

describe('pages', () => {
  const page = (number: number, next?: number): string =>
    atom(
      `<entry><id>${number}</id></entry>`,
      '',
      `<link href="https://old.example.com/"/>${next === undefined ? '' : `<link rel="next" href="?page=${next}"/>`}`,
    );
  const openAt = (pages: Readonly<Record<string, string>>) => ({
    ...toInput(pages['https://old.example.com/feed'] ?? '', 'https://old.example.com/feed'),
    fetchNext: async (address: string) => new TextEncoder().encode(pages[address] ?? ''),
  });

  test('are followed at an address, and a loop ends', async () => {
    const { all } = await read(
      openAt({
        'https://old.example.com/feed': page(1, 2),
        'https://old.example.com/feed?page=2': page(2, 3),
        'https://old.example.com/feed?page=3': page(3, 2),
      }),
    );
    expect(all('article').map(({ id }) => id)).toEqual(['1', '2', '3']);
  });

  test('of a file are noted', async () => {
    const { notes } = await read(page(1, 2));
    expect(notes).toContain('not-imported next pages (https://old.example.com/?page=2)');
  });

  test('that are damaged stop the import', async () => {
    const input = openAt({
      'https://old.example.com/feed': page(1, 2),
      'https://old.example.com/feed?page=2': '<html>',
    });
    await expect(read(input)).rejects.toThrow(/ends too early/);
  });
});

describe('hostile and damaged feeds', () => {
  const bomb = `<!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>`;
  test.each([
    ['an entity bomb', rss('<item><title>&b;</title></item>').replace('<rss', `${bomb}<rss`), 'declares entities'],
    [
      'an external entity',
      rss('').replace('<rss', '<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]><rss'),
      'declares entities',
    ],
    ['a depth bomb', rss(`<item>${'<a>'.repeat(100_000)}`), 'nested more than 200 deep'],
    ['a file that breaks off', rss(story).slice(0, 900), 'ends too early'],
    ['a file that breaks off within a tag', rss(story).slice(0, 620), 'ends too early'],
    ['crossed tags', rss('<item><title></item></title>'), 'Unexpected close tag'],
    ['an unknown encoding', rss(story).replace('UTF-8', 'EBCDIC-XX'), 'encoding'],
  ])('refuses %s', async (_, text, message) => {
    await expect(read(text)).rejects.toThrow(message);
  });

  test('refuses bytes of another encoding', async () => {
    await expect(read(Buffer.from(rss('<item><title>Café</title></item>'), 'latin1'))).rejects.toThrow(
      /not valid utf-8/i,
    );
  });

  test('reads UTF-16, Latin 1, a byte order mark, unescaped ampersands and old document types', async () => {
    const text = rss(
      '<item><guid>1</guid><title>Café &amp; bar</title><link>https://old.example.com/?a=1&b=2</link></item>',
    );
    const inputs = [
      Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]),
      Buffer.from(text.replace('UTF-8', 'ISO-8859-1'), 'latin1'),
      Buffer.from(`\uFEFF${text}`),
      Buffer.from(
        text.replace(
          '<rss',
          '<!DOCTYPE rss PUBLIC "-//Netscape Communications//DTD RSS 0.91//EN" "http://my.netscape.com/x.dtd"><rss',
        ),
      ),
    ];
    for (const bytes of inputs) {
      expect(feeds.recognizes(toInput(bytes))).toBe(true);
      const { all } = await read(bytes);
      expect(all('article')).toMatchObject([
        { title: 'Café & bar', oldAddresses: ['https://old.example.com/?a=1&b=2'] },
      ]);
    }
  });

  test('a feed without the address of its site needs the mapping file', async () => {
    const text = rss('<item><guid isPermaLink="false">1</guid></item>', '');
    await expect(read(text)).rejects.toThrow('"site" in the mapping file');
    expect((await read(text, { site: 'https://old.example.com/' })).source.id).toBe('https://old.example.com');
  });
});

test.each([
  ['<?xml version="1.0"?><!-- a --><rss version="2.0">', true],
  ['<feed xmlns="http://www.w3.org/2005/Atom">', true],
  ['{"version": "https://jsonfeed.org/version/1", "items": []}', true],
  ['{"version":"https:\\/\\/jsonfeed.org\\/version\\/1"}', true],
  ['{"db": []}', false],
  ['<html><body><rss></body></html>', false],
  ['title,rss\n<rss>,1', false],
  [`${'<!-- '.repeat(20_000)}`, false],
])('%.50s is recognized: %s', (text, expected) => expect(feeds.recognizes(toInput(text))).toBe(expected));
