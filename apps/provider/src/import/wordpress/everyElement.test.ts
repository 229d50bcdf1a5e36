import { beforeAll, describe, expect, test } from 'vitest';
import { type ReadSource, readSource } from '../../../test/support/importSource.ts';
import { getItemKey, type ImportItem } from '../items.ts';
import { wordpress } from './wordpress.ts';

const old = 'https://old.example.com';
const meta = (key: string, value: string): string =>
  `<wp:postmeta><wp:meta_key><![CDATA[${key}]]></wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`;

type Fields = Readonly<Record<string, string>>;
const toElements = (fields: Fields): string =>
  Object.entries(fields)
    .map(([name, text]) => `<${name}><![CDATA[${text}]]></${name}>`)
    .join('');
const toItem = (fields: Fields, more = ''): string => `<item>${toElements(fields)}${more}</item>`;

/** Every element of an item, each with a value of its own. */
const postFields: Fields = {
  title: 'The title',
  link: `${old}/2019/05/the-link/`,
  pubDate: 'Sat, 04 May 2019 02:30:00 +0000',
  'dc:creator': 'ada',
  guid: `${old}/the-guid/`,
  description: 'The description',
  'content:encoded': '<!-- wp:paragraph --><p>The content</p><!-- /wp:paragraph -->',
  'excerpt:encoded': 'The excerpt',
  'wp:post_id': '4711',
  'wp:post_date': '2019-05-03 22:30:01',
  'wp:post_date_gmt': '2019-05-04 02:30:01',
  'wp:post_modified': '2019-06-03 22:30:02',
  'wp:post_modified_gmt': '2019-06-04 02:30:02',
  'wp:comment_status': 'open',
  'wp:ping_status': 'open',
  'wp:post_name': 'the-name',
  'wp:status': 'publish',
  'wp:post_parent': '33',
  'wp:menu_order': '7',
  'wp:post_type': 'post',
  'wp:post_password': 'the-password',
  'wp:is_sticky': '1',
};
const comment =
  '<wp:comment><wp:comment_id>1</wp:comment_id><wp:comment_content>The comment</wp:comment_content><wp:commentmeta><wp:meta_key>k</wp:meta_key></wp:commentmeta></wp:comment>';

const wxr = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:excerpt="e" xmlns:content="c" xmlns:dc="d" xmlns:atom="a" xmlns:sy="s" xmlns:acme="x" xmlns:wp="http://wordpress.org/export/1.2/"><channel>
${toElements({
  title: 'The site',
  link: `${old}/news`,
  description: 'The tagline',
  pubDate: 'Sun, 01 Nov 2026 10:00:00 +0000',
  language: 'en-US',
  generator: 'https://wordpress.org/?v=6.9',
  copyright: 'The copyright',
  docs: 'The docs',
  'sy:updatePeriod': 'hourly',
  'sy:updateFrequency': '1',
  'wp:wxr_version': '1.2',
  'wp:base_site_url': `${old}/network`,
  'wp:base_blog_url': old,
})}
<image><url>${old}/icon.png</url></image><cloud domain="old.example.com"/><atom:link href="${old}/feed/">The feed</atom:link>
<wp:author><wp:author_id>2</wp:author_id><wp:author_login>ada</wp:author_login><wp:author_email>ada@example.com</wp:author_email><wp:author_display_name></wp:author_display_name><wp:author_first_name>Ada</wp:author_first_name><wp:author_last_name>Mill</wp:author_last_name></wp:author>
<wp:author><wp:author_id>3</wp:author_id><wp:author_login>bea</wp:author_login><wp:author_display_name>Bea Holt</wp:author_display_name></wp:author>
<wp:category><wp:term_id>4</wp:term_id><wp:category_nicename>office</wp:category_nicename><wp:category_parent></wp:category_parent><wp:cat_name>Office</wp:cat_name></wp:category>
<wp:category><wp:term_id>5</wp:term_id><wp:category_nicename>towers</wp:category_nicename><wp:category_parent>office</wp:category_parent><wp:cat_name>Towers</wp:cat_name><wp:category_description>High ones</wp:category_description><wp:termmeta><wp:meta_key>color</wp:meta_key><wp:meta_value>red</wp:meta_value></wp:termmeta></wp:category>
<wp:tag><wp:term_id>9</wp:term_id><wp:tag_slug>cranes</wp:tag_slug><wp:tag_name>Cranes</wp:tag_name><wp:tag_description>The tag's text</wp:tag_description><wp:termmeta><wp:meta_key>color</wp:meta_key></wp:termmeta></wp:tag>
<wp:term><wp:term_id>12</wp:term_id><wp:term_taxonomy>region</wp:term_taxonomy><wp:term_slug>coast</wp:term_slug><wp:term_parent></wp:term_parent><wp:term_name>Coast</wp:term_name><wp:term_description>By the sea</wp:term_description><wp:termmeta><wp:meta_key>k</wp:meta_key></wp:termmeta></wp:term>
<acme:setting>The plugin</acme:setting>
${toItem(
  postFields,
  `<category domain="category" nicename="towers">Towers</category><category domain="post_tag" nicename="cranes">Cranes</category>
  <category domain="region" nicename="coast">Coast</category><category domain="author" nicename="cap-bea">bea</category><category domain="author" nicename="cap-cleo">cleo</category>
  <category domain="author" nicename="cap-nobody">nobody</category><category domain="post_format" nicename="post-format-quote">Quote</category>
  <excerpt:encoded>The second excerpt</excerpt:encoded><acme:price currency="EUR">40</acme:price>
  ${meta('_thumbnail_id', '20')}${meta('_yoast_wpseo_canonical', 'https://first.example.com/')}${meta('_yoast_wpseo_primary_category', '5')}${meta('footnotes', 'no list')}
  ${meta('_wp_old_slug', 'the-old-name')}${meta('_edit_last', '2')}${meta('_yoast_wpseo_title', 'SEO')}${meta('photo_credit', 'Eve')}${meta('deal_size', '40')}
  <wp:postmeta><wp:meta_key>deal_size</wp:meta_key><wp:meta_value>1</wp:meta_value><acme:unit>EUR</acme:unit></wp:postmeta>${comment}`,
)}
${toItem(
  { ...postFields, 'wp:post_id': '4712', 'wp:post_type': 'page', 'wp:post_name': 'the-page', 'wp:post_password': '' },
  `<category domain="category" nicename="towers">Towers</category>${comment}`,
)}
${toItem(
  {
    ...postFields,
    'wp:post_id': '20',
    'wp:post_type': 'attachment',
    'wp:status': 'inherit',
    'wp:post_parent': '4711',
    title: 'The file',
    link: `${old}/the-file/`,
    'content:encoded': 'The text of the file',
    'excerpt:encoded': 'The caption',
    'wp:attachment_url': `${old}/wp-content/uploads/quay.jpg`,
  },
  `${meta('_wp_attachment_image_alt', 'The alternative text')}${meta('photo_credit', 'Ann Lee')}${meta('_thumbnail_id', '4')}<category domain="media_folder" nicename="ports">Ports</category>`,
)}
${toItem(
  {
    ...postFields,
    'wp:post_id': '50',
    'wp:post_type': 'guest-author',
    'wp:post_name': 'cap-cleo',
    title: 'cleo',
    link: '',
  },
  `${meta('cap-user_login', 'cleo')}${meta('cap-display_name', 'Cleo Marsh')}${meta('cap-description', 'Writes as a guest.')}${meta('cap-website', 'https://cleo.example.com')}`,
)}
${toItem({ 'wp:post_id': '60', 'wp:post_type': 'wp_block', 'wp:status': 'publish', 'content:encoded': 'The pattern' })}
${toItem({ 'wp:post_id': '70', 'wp:post_type': 'property', 'wp:status': 'publish', title: 'The property' })}
${toItem({ 'wp:post_id': '80', 'wp:post_type': 'revision', 'wp:status': 'inherit', title: 'The revision' })}
${toItem({ 'wp:post_id': '4711', 'wp:post_type': 'post', 'wp:status': 'publish', title: 'The repeated id' })}
${toItem({ 'wp:post_id': '81', 'wp:post_type': 'post', 'wp:status': 'private', title: 'The private post' })}
${toItem({ 'wp:post_id': '82', 'wp:post_type': 'post', 'wp:status': 'pending', title: 'The pending post' })}
${toItem({ 'wp:post_id': '83', 'wp:post_type': 'post', 'wp:status': 'acme-status', title: 'The status of a plugin' })}
${toItem({ 'wp:post_id': '84', 'wp:post_type': 'post', 'wp:status': 'trash', title: 'The trash' })}
<item acme:flag="on"><title>No id</title><link>${old}/no-id/</link><pubDate>Mon, 06 May 2019 08:00:00 +0000</pubDate><content:encoded>Text</content:encoded></item>
</channel></rss>`;

describe('an export with every element and attribute of WXR 1.2', () => {
  let read: ReadSource;
  const find = (key: string): ImportItem => {
    const found = read.items.find((item) => item.kind !== 'remark' && getItemKey(item) === key);
    if (!found) throw new Error(`The export yields no ${key}.`);
    return found;
  };
  beforeAll(async () => {
    read = await readSource(wordpress, wxr);
  });

  test.each<readonly [string, string, object]>([
    ['the title', 'article:4711', { title: 'The title' }],
    ['the body', 'article:4711', { html: expect.stringContaining('<p>The content</p>') }],
    ['the excerpt', 'article:4711', { summary: 'The excerpt' }],
    [
      'the date by the clock of the old site',
      'article:4711',
      { day: '2019-05-03', publishedAt: '2019-05-04T02:30:01.000Z' },
    ],
    ['the date of the change', 'article:4711', { updatedAt: '2019-06-04T02:30:02.000Z' }],
    ['the slug', 'article:4711', { slug: 'the-name' }],
    ['the password', 'article:4711', { status: 'draft' }],
    ['categories, the primary one first', 'article:4711', { categories: ['5'] }],
    ['tags', 'article:4711', { tags: ['Cranes'] }],
    ['co-authors and guest authors', 'article:4711', { authors: ['3', 'guest-50'] }],
    ['the featured picture', 'article:4711', { picture: { address: `${old}/wp-content/uploads/quay.jpg` } }],
    ['the canonical address', 'article:4711', { canonicalUrl: 'https://first.example.com/' }],
    [
      'the link, the GUID, both parameters and the former slug',
      'article:4711',
      { oldAddresses: [`${old}/2019/05/the-link/`, `${old}/the-guid/`, '/?p=4711'] },
    ],
    ['a page', 'page:4712', { slug: 'the-page', status: 'published', html: expect.stringContaining('The content') }],
    [
      'a file with its texts',
      'attachment:20',
      {
        address: `${old}/wp-content/uploads/quay.jpg`,
        alt: 'The alternative text',
        caption: 'The caption',
        credit: 'Ann Lee',
        parent: '4711',
      },
    ],
    ['an author by the full name', 'author:2', { name: 'Ada Mill', oldAddresses: ['/author/ada/', '/?author=2'] }],
    [
      'a guest author',
      'author:guest-50',
      { name: 'Cleo Marsh', description: 'Writes as a guest.', oldAddresses: ['/author/cleo/'] },
    ],
    [
      'a category below another one',
      'category:5',
      { name: 'Towers', description: 'High ones', oldAddresses: ['/category/office/towers/', '/?cat=5'] },
    ],
    ['a private post', 'article:81', { status: 'draft' }],
    ['a pending post', 'article:82', { status: 'draft' }],
    ['a post with the status of a plugin', 'article:83', { status: 'draft' }],
    ['a post without id and dates', `article:${old}/no-id/`, { publishedAt: '2019-05-06T08:00:00.000Z' }],
  ])('%s is imported', (_, key, fields) => {
    expect(find(key)).toMatchObject(fields);
  });

  test.each([
    'description',
    'pubDate',
    'language',
    'generator',
    'copyright',
    'docs',
    'image',
    'cloud',
    'atom:link',
    'sy:updatePeriod',
    'sy:updateFrequency',
    'wp:base_site_url',
    'acme:setting',
  ])('%s of the channel is reported', (name) => {
    expect(read.notes).toContainEqual(expect.stringMatching(new RegExp(`^(?:ignored|not-imported) element ${name}`)));
  });

  test.each([
    ['a term of another taxonomy with its metadata', 'not-imported taxonomy region (Coast)'],
    ['the description of a tag', "not-imported element wp:tag_description (The tag's text)"],
    ['the page of a tag', 'ignored page of a tag (1 times)'],
    ['metadata of categories and tags', 'ignored element wp:termmeta (2 times)'],
    ['the email address of an author', 'ignored element wp:author_email (1 times)'],
    ['the category above another one', 'changed category below another one (office)'],
    ['the description in RSS', 'ignored element description (4 times)'],
    ['the state of comments', 'ignored element wp:comment_status (4 times)'],
    ['the state of pingbacks', 'ignored element wp:ping_status (4 times)'],
    ['comments with their metadata', 'ignored element wp:comment (2 times)'],
    ['the order in menus', 'ignored element wp:menu_order (3 times)'],
    ['a password', 'changed password'],
    ['a sticky post', 'changed sticky'],
    ['a post below another one', 'changed article below another one (33)'],
    ['a page below another one', 'changed page below another one (33)'],
    ['the author of a page', 'ignored element dc:creator (3 times)'],
    ['a category of a page', 'not-imported taxonomy category of a page (Towers)'],
    ['a taxonomy of a file', 'not-imported taxonomy media_folder of a file (Ports)'],
    ['the title of a file', 'ignored element title (1 times)'],
    ['the text of a file', 'not-imported element content:encoded (The text of the file)'],
    ['the picture of a file', 'ignored metadata _thumbnail_id (1 times)'],
    ['a taxonomy of a post', 'not-imported taxonomy region (Coast)'],
    ['an unknown co-author', 'not-imported co-author (nobody)'],
    ['a post format', 'changed post format (Quote)'],
    ['an element that occurs twice', 'not-imported element excerpt:encoded (The second excerpt)'],
    ['an element of a plugin', 'not-imported element acme:price (40)'],
    ['an attribute of a plugin', 'not-imported attribute currency of acme:price (EUR)'],
    ['an attribute of an item', 'not-imported attribute acme:flag of item (on)'],
    ['an element in metadata', 'not-imported element acme:unit of wp:postmeta (EUR)'],
    ['footnotes that cannot be read', 'not-imported footnotes (no list)'],
    ['a custom field', 'not-imported metadata deal_size'],
    ['a credit that is no file’s', 'not-imported metadata photo_credit'],
    ['metadata of a plugin', 'ignored metadata _yoast_wpseo_title (1 times)'],
    ['metadata of WordPress', 'ignored metadata of WordPress (1 times)'],
    ['a field of a guest author', 'not-imported metadata cap-website'],
    ['a synced pattern in no text', 'not-imported synced pattern (60)'],
    ['a content type of a plugin', 'not-imported content type property'],
    ['a revision', 'ignored content type revision (1 times)'],
    ['an item with the id of another one', 'not-imported repeated id (4711)'],
    ['a private post', 'changed status private'],
    ['a pending post', 'changed status pending'],
    ['a status of a plugin', 'changed status acme-status'],
    ['the trash', 'ignored status trash (1 times)'],
  ])('%s is in the report', (_, note) => {
    expect(read.notes).toContain(note);
  });
});

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
