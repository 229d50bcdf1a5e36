import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { crc32, deflateSync } from 'node:zlib';
import { inRoot } from '@masthead/scripts/paths';

const run = promisify(execFile);

export const importedArticles = {
  shapes: '/2019/05/03/pictures-of-every-shape/',
  slideshow: '/2019/05/04/a-street-in-pictures/',
  plain: '/2019/05/05/no-picture-at-all/',
} as const;

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), body.length + 4);
  return frame;
};

/** A PNG with a sky above a ground of this color. */
const drawPng = (width: number, height: number, [red, green, blue]: readonly [number, number, number]): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const rows = Array.from({ length: height }, (_, y) => {
    const pixel = y < height / 2 ? [127, 168 - Math.round((y / height) * 60), 208] : [red, green, blue];
    return Buffer.from([0, ...Array.from({ length: width }, () => pixel).flat()]);
  });
  return Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001A\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

const pictures = {
  portrait: drawPng(800, 1200, [90, 70, 50]),
  panorama: drawPng(1600, 320, [60, 80, 60]),
  small: drawPng(90, 60, [120, 60, 40]),
  'street-1': drawPng(1200, 800, [80, 80, 90]),
  'street-2': drawPng(900, 900, [110, 90, 60]),
  'street-3': drawPng(600, 900, [50, 70, 90]),
} as const;
const names = Object.keys(pictures) as (keyof typeof pictures)[];

const old = 'https://old.example.com';
const uploads = `${old}/wp-content/uploads/2019/05`;
const getId = (name: keyof typeof pictures): number => 100 + names.indexOf(name);

const field = (name: string, text: string): string => `<${name}><![CDATA[${text}]]></${name}>`;
const meta = (key: string, value: string): string =>
  `<wp:postmeta>${field('wp:meta_key', key)}${field('wp:meta_value', value)}</wp:postmeta>`;

const attachment = (name: keyof typeof pictures): string =>
  `<item>${field('title', name)}<wp:post_id>${getId(name)}</wp:post_id><wp:post_type>attachment</wp:post_type><wp:status>inherit</wp:status>` +
  `<wp:attachment_url>${uploads}/${name}.png</wp:attachment_url>${field('excerpt:encoded', `The ${name} from the street`)}${meta('_wp_attachment_image_alt', `A picture: ${name}`)}</item>`;

type Post = {
  id: number;
  day: string;
  slug: string;
  title: string;
  body: string;
  picture?: keyof typeof pictures;
  terms?: string;
};

const post = ({ id, day, slug, title, body, picture, terms = '' }: Post): string =>
  `<item>${field('title', title)}<link>${old}/2019/05/${slug}/</link><dc:creator>ada</dc:creator>${field('content:encoded', body)}` +
  `<wp:post_id>${id}</wp:post_id><wp:post_date>2019-05-${day} 09:00:00</wp:post_date><wp:post_date_gmt>2019-05-${day} 13:00:00</wp:post_date_gmt>` +
  `<wp:post_name>${slug}</wp:post_name><wp:status>publish</wp:status><wp:post_type>post</wp:post_type>` +
  `<category domain="category" nicename="offices">Offices</category>${terms}${picture ? meta('_thumbnail_id', String(getId(picture))) : ''}</item>`;

const paragraph = (text: string): string => `<!-- wp:paragraph --><p>${text}</p><!-- /wp:paragraph -->`;
const words =
  'The owner spent two winters on the roof before it spent a dollar on the lobby, and the tenants noticed. ';
const figure = (name: keyof typeof pictures): string =>
  `<!-- wp:image {"id":${getId(name)}} --><figure class="wp-block-image"><img src="${uploads}/${name}.png" alt=""/><figcaption>In the text: ${name}</figcaption></figure><!-- /wp:image -->`;
const gallery = (...of: readonly (keyof typeof pictures)[]): string =>
  `<!-- wp:gallery --><figure class="wp-block-gallery">${of.map(figure).join('')}</figure><!-- /wp:gallery -->`;
const embed = (url: string): string =>
  `<!-- wp:embed {"url":"${url}"} --><figure class="wp-block-embed"><div class="wp-block-embed__wrapper">${url}</div></figure><!-- /wp:embed -->`;

/** A row that is wider than a phone. */
const cells = [
  'Hawkstone',
  'Partnership',
  '1,204,000',
  'Occupancy',
  '98.4 percent',
  '$41.50',
  'November',
  'Refinanced',
];

const posts: readonly Post[] = [
  {
    id: 1,
    day: '03',
    slug: 'pictures-of-every-shape',
    title: 'Pictures of every shape',
    picture: 'portrait',
    body: [
      paragraph(words.repeat(3)),
      figure('panorama'),
      paragraph('Before the film.'),
      `<!-- wp:video --><figure class="wp-block-video"><video controls src="${uploads}/film.webm" poster="${uploads}/street-1.png"></video><figcaption>Ten calls</figcaption></figure><!-- /wp:video -->`,
      paragraph('After the film.'),
      figure('small'),
      embed('https://vimeo.com/76979871'),
      paragraph(words.repeat(3)),
      gallery('portrait', 'street-2'),
      embed('https://social.example/a/status/1'),
      `<!-- wp:table --><figure class="wp-block-table"><table><tbody><tr>${cells.map((text) => `<td>${text}</td>`).join('')}</tr></tbody></table><figcaption>Source: county records</figcaption></figure><!-- /wp:table -->`,
    ].join('\n\n'),
  },
  {
    id: 2,
    day: '04',
    slug: 'a-street-in-pictures',
    title: 'A street in pictures',
    body: [paragraph(words), gallery('street-1', 'street-2', 'street-3'), paragraph(words)].join('\n\n'),
    terms: '<category domain="post_format" nicename="post-format-gallery">Gallery</category>',
  },
  { id: 3, day: '05', slug: 'no-picture-at-all', title: 'No picture at all', body: paragraph(words.repeat(6)) },
];

const createExport = (): string =>
  `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/"><channel>` +
  `<title>Old site</title><link>${old}</link><wp:wxr_version>1.2</wp:wxr_version><wp:base_site_url>${old}</wp:base_site_url><wp:base_blog_url>${old}</wp:base_blog_url>` +
  `<wp:author><wp:author_id>1</wp:author_id><wp:author_login>ada</wp:author_login>${field('wp:author_display_name', 'Ada Mill')}</wp:author>` +
  `<wp:category><wp:term_id>5</wp:term_id><wp:category_nicename>offices</wp:category_nicename>${field('wp:cat_name', 'Offices')}</wp:category>` +
  `${names.map(attachment).join('')}${posts.map(post).join('')}</channel></rss>`;

/** Fills a database with the sample content and imports an export of WordPress into the template publication. */
export const importSampleExport = async (dataDir: string, env: NodeJS.ProcessEnv): Promise<void> => {
  const folder = path.join(dataDir, 'old-site');
  const files = path.join(folder, 'uploads/2019/05');
  mkdirSync(files, { recursive: true });
  for (const name of names) writeFileSync(path.join(files, `${name}.png`), pictures[name]);
  copyFileSync(inRoot('sample-content/films/ten-calls.webm'), path.join(files, 'film.webm'));
  const source = path.join(folder, 'export.xml');
  const mapping = path.join(folder, 'mapping.json');
  writeFileSync(source, createExport());
  writeFileSync(mapping, JSON.stringify({ categories: { 5: { to: 'sister-site-sections/features' } } }));
  const command = (script: string, ...args: readonly string[]) =>
    run(process.execPath, [script, ...args], {
      cwd: inRoot('apps/provider'),
      env: { ...env, DATA_DIR: dataDir },
    });
  await command('src/operations/seed/main.ts');
  const options = [
    '--publication',
    'sister-site-template',
    '--mapping',
    mapping,
    '--uploads',
    path.join(folder, 'uploads'),
  ];
  await command('src/operations/commands/import.ts', source, ...options, '--run');
};
