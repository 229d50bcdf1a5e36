// Writes a WordPress export for measurements, with its uploads folder:
//   node apps/provider/bench/writeWordpressExport.ts <folder> [posts] [pictures]
// Every post has text of the block editor, three of ten are classic, and pictures are photographs of 2 megapixels.
import { createWriteStream, mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { once } from 'node:events';
import sharp from 'sharp';

const [folder, postCount = '5000', pictureCount = '2000'] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder to write.');
const posts = Number(postCount);
const pictures = Number(pictureCount);
const origin = 'https://old.example.com';
const uploads = path.join(folder, 'uploads/2020/01');
mkdirSync(uploads, { recursive: true });

const words =
  'tower lease market office rent tenant loan yield dock crane port vacancy sale buyer lender city square feet'.split(
    ' ',
  );
const writeText = (seed: number, count: number): string =>
  Array.from(
    { length: count },
    (_, index) => words[(seed * 7 + index * 13 + ((index * seed) % 5)) % words.length],
  ).join(' ');

/** Pictures with the noise of photographs, so that encoding them costs what photographs cost. */
const drawPicture = (index: number): Promise<Buffer> =>
  sharp({
    create: {
      width: 1600,
      height: 1200,
      channels: 3,
      background: { r: index % 256, g: (index * 7) % 256, b: (index * 13) % 256 },
      noise: { type: 'gaussian', mean: 128, sigma: 12 },
    },
  })
    .blur(1.5)
    .jpeg({ quality: 82 })
    .toBuffer();

const drawn: Buffer[] = [];
for (let index = 0; index < 10; index += 1) drawn.push(await drawPicture(index));
// Bytes after the end of a JPEG change its hash and not its picture, so every file is another one.
for (let index = 0; index < pictures; index += 1)
  await writeFile(
    path.join(uploads, `photo-${index}.jpg`),
    Buffer.concat([drawn[index % drawn.length] ?? Buffer.alloc(0), Buffer.from(String(index))]),
  );

const output = createWriteStream(path.join(folder, 'export.xml'));
const write = async (text: string): Promise<void> => {
  if (!output.write(text)) await once(output, 'drain');
};

const toDate = (index: number): string =>
  new Date(Date.UTC(2012, 0, 1) + index * 22 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
const getPicture = (index: number): number | undefined =>
  pictures > 0 && index % 2 === 0 ? (index / 2) % pictures : undefined;
const pictureId = (picture: number): number => 1_000_000 + picture;

const toBlocks = (index: number): string => {
  const picture = getPicture(index);
  const paragraphs = Array.from(
    { length: 10 },
    (_, at) =>
      `<!-- wp:paragraph -->\n<p>${writeText(index + at, 60)} <a href="${origin}/?p=${((index * 31 + at) % posts) + 1}">a story</a>.</p>\n<!-- /wp:paragraph -->`,
  );
  const image =
    picture === undefined
      ? ''
      : `\n\n<!-- wp:image {"id":${pictureId(picture)}} -->\n<figure class="wp-block-image"><img src="${origin}/wp-content/uploads/2020/01/photo-${picture}-300x225.jpg" alt="Photo ${picture}" class="wp-image-${pictureId(picture)}"/><figcaption>Caption ${picture}</figcaption></figure>\n<!-- /wp:image -->`;
  return `${paragraphs.join('\n\n')}${image}`;
};
const toClassic = (index: number): string => {
  const picture = getPicture(index);
  const gallery = picture === undefined ? '' : `\n\n[gallery ids="${pictureId(picture)}"]`;
  return `${Array.from({ length: 10 }, (_, at) => writeText(index + at, 60)).join('\n\n')}${gallery}`;
};

await write(`<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel><title>Bench</title><link>${origin}</link><wp:wxr_version>1.2</wp:wxr_version><wp:base_site_url>${origin}</wp:base_site_url><wp:base_blog_url>${origin}</wp:base_blog_url>
`);
for (let author = 1; author <= 40; author += 1)
  await write(
    `<wp:author><wp:author_id>${author}</wp:author_id><wp:author_login>author${author}</wp:author_login><wp:author_display_name>Author ${author}</wp:author_display_name></wp:author>\n`,
  );
for (let category = 1; category <= 60; category += 1)
  await write(
    `<wp:category><wp:term_id>${category}</wp:term_id><wp:category_nicename>topic-${category}</wp:category_nicename><wp:category_parent></wp:category_parent><wp:cat_name>Topic ${category}</wp:cat_name></wp:category>\n`,
  );
for (let picture = 0; picture < pictures; picture += 1)
  await write(
    `<item><title>Photo ${picture}</title><link>${origin}/photo-${picture}/</link><wp:post_id>${pictureId(picture)}</wp:post_id><wp:post_parent>${picture * 2 + 1}</wp:post_parent><wp:status>inherit</wp:status><wp:post_type>attachment</wp:post_type><wp:attachment_url>${origin}/wp-content/uploads/2020/01/photo-${picture}.jpg</wp:attachment_url></item>\n`,
  );
for (let index = 0; index < posts; index += 1) {
  const picture = getPicture(index);
  const day = toDate(index);
  await write(
    `<item><title>Post ${index} about ${writeText(index, 5)}</title><link>${origin}/${day.slice(0, 4)}/post-${index}/</link><dc:creator>author${(index % 40) + 1}</dc:creator><guid isPermaLink="false">${origin}/?p=${index + 1}</guid><content:encoded><![CDATA[${index % 10 < 3 ? toClassic(index) : toBlocks(index)}]]></content:encoded><excerpt:encoded><![CDATA[${writeText(index, 20)}]]></excerpt:encoded><wp:post_id>${index + 1}</wp:post_id><wp:post_date>${day}</wp:post_date><wp:post_date_gmt>${day}</wp:post_date_gmt><wp:post_name>post-${index}</wp:post_name><wp:status>publish</wp:status><wp:post_type>post</wp:post_type><category domain="category" nicename="topic-${(index % 60) + 1}">Topic</category><category domain="post_tag" nicename="t">Tag ${index % 200}</category>${picture === undefined ? '' : `<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>${pictureId(picture)}</wp:meta_value></wp:postmeta>`}</item>\n`,
  );
}
await write('</channel></rss>\n');
output.end();
await once(output, 'finish');
