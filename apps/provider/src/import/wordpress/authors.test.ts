import { expect, test } from 'vitest';
import { readSource } from '../../../test/support/importSource.ts';
import { wordpress } from './wordpress.ts';

type Author = { id?: string; login: string; name?: string; email?: string };

const toAuthorXml = ({ id, login, name = '', email = '' }: Author): string =>
  `<wp:author>${id === undefined ? '' : `<wp:author_id>${id}</wp:author_id>`}<wp:author_login>${login}</wp:author_login><wp:author_email>${email}</wp:author_email><wp:author_display_name>${name}</wp:author_display_name></wp:author>`;

const toExport = (
  authors: readonly Author[],
  creator: string,
  site = '<wp:base_blog_url>https://old.example.com</wp:base_blog_url>',
) =>
  `<?xml version="1.0"?><rss version="2.0" xmlns:wp="w" xmlns:dc="d" xmlns:content="c"><channel><title>Old</title>${site}<wp:wxr_version>1.2</wp:wxr_version>
${authors.map(toAuthorXml).join('')}
<item><title>One post</title><link>https://old.example.com/one/</link><dc:creator>${creator}</dc:creator><content:encoded>&lt;p&gt;Text.&lt;/p&gt;</content:encoded><wp:post_id>11</wp:post_id><wp:post_name>one</wp:post_name><wp:status>publish</wp:status><wp:post_type>post</wp:post_type></item>
</channel></rss>`;

/** Names of the authors of the only article. */
const readByline = async (authors: readonly Author[], creator: string) => {
  const { all, notes } = await readSource(wordpress, toExport(authors, creator));
  const names = new Map(all('author').map(({ id, name }) => [id, name]));
  return { names: all('article')[0]?.authors.map((id) => names.get(id)), notes };
};

test.each<readonly [string, readonly Author[], string, string]>([
  ['without an id', [{ login: 'pat', name: 'Pat Example' }], 'pat', 'Pat Example'],
  ['with an empty id', [{ id: '', login: 'pat', name: 'Pat Example' }], 'pat', 'Pat Example'],
  [
    'without an id among others',
    [
      { login: 'bea', name: 'Bea Holt' },
      { login: 'pat', name: 'Pat Example' },
      { login: 'cy', name: 'Cy Dorn' },
    ],
    'pat',
    'Pat Example',
  ],
  [
    'with the id of another one',
    [
      { id: '2', login: 'bea', name: 'Bea Holt' },
      { id: '2', login: 'pat', name: 'Pat Example' },
    ],
    'pat',
    'Pat Example',
  ],
  [
    'whose login is the id of another one',
    [
      { id: '7', login: 'bea', name: 'Bea Holt' },
      { login: '7', name: 'Pat Example' },
    ],
    '7',
    'Pat Example',
  ],
])('an article of an author %s has this author', async (_, authors, creator, name) => {
  expect((await readByline(authors, creator)).names).toEqual([name]);
});

test('an unknown login that is the id of another author gives no author, with a note', async () => {
  const { names, notes } = await readByline([{ id: '7', login: 'bea', name: 'Bea Holt' }], '7');
  expect(names).toEqual([]);
  expect(notes).toContain('not-imported author (7)');
});

test.each([
  ['the link of its channel', '<link>https://old.example.com/</link>', {}],
  ['the mapping file', '', { site: 'https://old.example.com' }],
])('the site of an export without wp:base_blog_url is taken from %s', async (_, site, mapping) => {
  const { source } = await readSource(wordpress, toExport([], 'pat', site), mapping);
  expect(source.id).toBe('https://old.example.com');
});

test('an export without any address of its site is refused with the setting that helps', async () => {
  await expect(readSource(wordpress, toExport([], 'pat', '<link>old site</link>'))).rejects.toThrow('"site"');
});
