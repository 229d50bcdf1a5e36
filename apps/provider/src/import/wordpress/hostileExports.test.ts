import { describe, expect, test } from 'vitest';
import type { ImportItem } from '../items.ts';
import { emptyMapping } from '../mapping.ts';
import type { SourceInput } from '../source.ts';
import { wordpress } from './wordpress.ts';

const root = '<rss xmlns:wp="http://wordpress.org/export/1.2/" xmlns:content="x" xmlns:dc="y"><channel>';
const channel = '<wp:wxr_version>1.2</wp:wxr_version><wp:base_blog_url>https://old.example.com</wp:base_blog_url>';
const post = (body: string, more = ''): string =>
  `<item><title>Post</title><content:encoded><![CDATA[${body}]]></content:encoded><wp:post_id>1</wp:post_id><wp:post_type>post</wp:post_type><wp:status>publish</wp:status>${more}</item>`;
const wrap = (items: string, head = '<?xml version="1.0" encoding="UTF-8"?>'): string =>
  `${head}${root}${channel}${items}</channel></rss>`;

const toInput = (content: string | Uint8Array): SourceInput => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return {
    location: 'export.xml',
    head: new TextDecoder().decode(bytes.subarray(0, 1000)),
    // Small chunks, so that characters and tags are split.
    read: async function* () {
      for (let start = 0; start < bytes.length; start += 4099) yield bytes.subarray(start, start + 4099);
    },
  };
};
const open = (content: string | Uint8Array) =>
  wordpress.open(toInput(content), { mapping: emptyMapping, timeZone: 'UTC' });
const readAll = async (content: string | Uint8Array): Promise<ImportItem[]> => {
  const items: ImportItem[] = [];
  for await (const item of (await open(content)).read('full')) items.push(item);
  return items;
};
const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.codePointAt(0) ?? 0);

describe('an export that cannot be trusted is refused before the first item', () => {
  test.each([
    [
      'entities that expand',
      '<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]>',
      'document type',
    ],
    ['an external entity', '<?xml version="1.0"?><!DOCTYPE rss SYSTEM "file:///etc/passwd">', 'document type'],
    [
      'an unknown entity',
      '<?xml version="1.0"?><!-- --><rss><channel><title>&secret;</title></channel></rss><!--',
      'Invalid character entity',
    ],
    ['an unknown encoding', '<?xml version="1.0" encoding="UTF-7"?>', 'The encoding "UTF-7" is not supported'],
  ])('rejects %s', async (_, head, message) => {
    await expect(open(wrap(post('x'), head))).rejects.toThrow(message);
  });

  test.each([
    ['a truncated file', wrap(post('<p>text</p>')).slice(0, -120), 'ends too early'],
    ['a file that ends inside a text', wrap(post('x'.repeat(20_000))).slice(0, 9_000), 'ends too early'],
    ['an unclosed element', wrap('<item><title>Post</item>'), 'Unexpected close tag'],
    ['elements nested too deep', wrap(`<item>${'<a>'.repeat(50)}${'</a>'.repeat(50)}</item>`), 'nested more than'],
    ['RSS that is no export', '<rss><channel><title>Feed</title></channel></rss>', 'not an export of WordPress'],
    ['an unknown version', wrap('').replace('1.2</wp:wxr', '2.0</wp:wxr'), 'Versions 1.0 to 1.2 are supported'],
    ['no address of the site', wrap('').replace('https://old.example.com', ''), 'does not name the address'],
    ['another document', '<html><body></body></html>', 'the first element is <html>'],
  ])('rejects %s', async (_, content, message) => {
    await expect(open(content)).rejects.toThrow(message);
  });

  test('bytes that are not of the declared encoding', async () => {
    await expect(open(latin1(wrap(post('caf\u00E9'))))).rejects.toThrow('not valid utf-8');
  });

  test('an item of more than 16 million characters', async () => {
    await expect(open(wrap(post('x'.repeat(16_100_000))))).rejects.toThrow('more than 16 million characters');
  });
});

describe('an unusual export is read', () => {
  const titleIn = async (content: string | Uint8Array) => {
    const [item] = await readAll(content);
    return item?.kind === 'article' ? item.title : item;
  };
  const titled = (title: string, head?: string) => wrap(post('x').replace('Post', title), head);

  test('with a byte order mark', async () => {
    expect(await titleIn(`\uFEFF${titled('Café')}`)).toBe('Café');
  });

  test('in Latin-1', async () => {
    expect(await titleIn(latin1(titled('Café', '<?xml version="1.0" encoding="ISO-8859-1"?>')))).toBe('Café');
  });

  test('with control characters, which are removed and reported', async () => {
    const items = await readAll(titled('A\u0008B\u0000C'));
    expect(items[0]).toMatchObject({ title: 'ABC' });
    expect(items.at(-1)).toMatchObject({ note: { subject: 'control characters', value: '2 characters' } });
  });

  test('with elements and attributes that WXR does not have, which are reported', async () => {
    const [item] = await readAll(
      wrap(post('x', '<acme:score xmlns:acme="z">7</acme:score><wp:status kind="odd">publish</wp:status>')),
    );
    const subjects = item?.kind === 'article' ? item.notes.map(({ subject }) => subject) : [];
    expect(subjects).toEqual(expect.arrayContaining(['element acme:score', 'attribute kind of wp:status']));
  });

  test('with names that every object of JavaScript has', async () => {
    const odd = '<toString kind="odd">1</toString>';
    const format = '<category domain="post_format" nicename="toString">1</category>';
    const items = await readAll(
      wrap(`<wp:author><wp:author_login>ann</wp:author_login>${odd}</wp:author>${post('x', odd + format)}`),
    );
    expect(items.map(({ kind }) => kind)).toEqual(['author', 'article']);
    expect(items[0]).toMatchObject({
      notes: [{ subject: 'element toString' }, { subject: 'attribute kind of toString' }],
    });
    expect(items[1]).not.toHaveProperty('format');
  });
});

describe('a hostile body', () => {
  test.each([
    ['unfinished block comments', '<!-- wp:a {"'.repeat(40_000)],
    ['open short codes', '[caption id="1"]'.repeat(30_000)],
    ['brackets', '['.repeat(400_000)],
    ['nested blocks', '<!-- wp:group -->'.repeat(20_000)],
    ['open elements', '<div>'.repeat(60_000)],
  ])('of %s is read to its end', async (_, body) => {
    expect((await readAll(wrap(post(body)))).map(({ kind }) => kind)).toEqual(['article']);
  });

  test('of synced patterns that show one another is read to its end', async () => {
    const pattern = (id: number, ref: number) =>
      `<item><title>P</title><content:encoded><![CDATA[${`<!-- wp:block {"ref":${ref}} /-->`.repeat(200)}]]></content:encoded><wp:post_id>${id}</wp:post_id><wp:post_type>wp_block</wp:post_type></item>`;
    const items = await readAll(wrap(`${pattern(7, 8)}${pattern(8, 7)}${post('<!-- wp:block {"ref":7} /-->')}`));
    expect(items.some((item) => item.kind === 'article')).toBe(true);
  });
});
