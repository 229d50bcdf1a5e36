import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readContent } from '../../content/files/readContent.ts';
import { listFileIssues } from '../../content/files/resolveMedia.ts';
import { copySampleContent } from '../../../test/support/copySampleContent.ts';
import { openTestLibrary } from '../../../test/support/mediaLibrary.ts';
import { pdf, photograph, withIptc } from '../../../test/support/pictures.ts';
import { seedIfEmpty, type SeedOptions, updateContent } from './seed.ts';

const slug = 'one-summary-five-places';
const article = `articles/${slug}.md`;
const now = new Date('2026-11-21T12:30:00Z');
let opened: Awaited<ReturnType<typeof openTestLibrary>>;
let content: ReturnType<typeof copySampleContent>;
let options: SeedOptions;

beforeAll(async () => {
  opened = await openTestLibrary();
  content = copySampleContent(() => ({ db: opened.library.db }) as never);
  options = { now, log: () => undefined, contentDirectory: content.folder, library: opened.library };
  const jpeg = await photograph({ width: 900, height: 600 });
  await writeFile(
    path.join(content.folder, 'pictures/desk.jpg'),
    withIptc(jpeg, { 80: 'Zoë Lee', 120: 'At the desk.' }),
  );
  await writeFile(
    path.join(content.folder, 'pictures/ann.png'),
    await photograph({ width: 400, height: 500, format: 'png' }),
  );
});
afterAll(async () => {
  content.close();
  await opened.close();
});

const editJson = (file: string, change: (entries: Record<string, unknown>[]) => unknown): void => {
  const entries = JSON.parse(content.read(file)) as Record<string, unknown>[];
  change(entries);
  content.write(file, JSON.stringify(entries));
};
const findArticle = () =>
  opened.library.db
    .selectFrom('articles')
    .innerJoin('articleBodies', 'articleBodies.articleId', 'articles.id')
    .select(['image', 'blocks'])
    .where('naturalId', 'like', `%/${slug}`)
    .executeTakeFirstOrThrow();

describe('files in content', () => {
  test('all files that are missing or not allowed are reported at once, with their places', async () => {
    const before = content.read(article);
    content.edit(
      article,
      /^image:.*(?:\n {2}.*)*$/m,
      'image: { file: pictures/none.jpg, alt: "A badge reader at a door" }',
    );
    content.write(
      article,
      `${content.read(article)}\n![Nothing](https://elsewhere.example.com/a.jpg)\n\nText ![A desk](pictures/desk.jpg) text.\n\n![Elsewhere](../secret.jpg)\n\n![A folder](pictures)\n`,
    );
    editJson('authors.json', ([first]) =>
      Object.assign(first ?? {}, { portrait: { file: 'README.md', decorative: true } }),
    );
    await expect(seedIfEmpty(opened.library.db, options)).rejects.toThrow(
      /authors\.json or authors-extra\.json the-editors\.portrait: The file has no known type[^]*article one-summary-five-places image: There is no file pictures\/none\.jpg[^]*body: Pictures are not fetched from https:\/\/elsewhere[^]*body: The picture pictures\/desk\.jpg is inside other text[^]*body: The file \.\.\/secret\.jpg is not below the content folder[^]*body: There is no file pictures in/,
    );
    const unread = await listFileIssues(content.folder, await readContent(content.folder));
    expect(unread.map(({ message }) => message)).toEqual([
      'There is no file pictures/none.jpg in the content folder.',
      'The picture pictures/desk.jpg is inside other text. Put it in a paragraph of its own.',
      'The file ../secret.jpg is not below the content folder.',
      'There is no file pictures in the content folder.',
    ]);
    content.write(article, before);
  });

  test.each([
    ['image: { file: ../secret.jpg, alt: "A badge reader" }', /image\.file: must be a path below the content folder/],
    ['image: { file: pictures/desk.jpg }', /image\.alt: needs alt, or decorative: true instead/],
    ['image: { file: a.jpg, media: b, alt: "A badge reader" }', /image\.media: must be the id of an uploaded file/],
    ['image: { file: a.jpg, alt: "A badge", focalPoint: { x: 2, y: 0 } }', /image\.focalPoint\.x: /],
  ])('%s is an issue', async (image, message) => {
    const before = content.read(article);
    content.edit(article, /^image:.*(?:\n {2}.*)*$/m, image);
    await expect(seedIfEmpty(opened.library.db, options)).rejects.toThrow(message);
    content.write(article, before);
  });

  test('are stored in the library, and content refers to them', { timeout: 240_000 }, async () => {
    content.edit(
      article,
      /^image:.*(?:\n {2}.*)*$/m,
      'image: { file: pictures/desk.jpg, alt: "A badge reader at a door", focalPoint: { x: 0.25, y: 0.5 } }',
    );
    content.write(article, `${content.read(article)}\n![A desk by a window](pictures/desk.jpg "The desk.")\n`);
    editJson('authors.json', ([first]) =>
      Object.assign(first ?? {}, { portrait: { file: 'pictures/ann.png', decorative: true } }),
    );
    editJson('authors.json', (authors) =>
      authors.push({
        ...authors[0],
        key: 'ann-quay',
        name: 'Ann Quay',
        portrait: { url: 'https://secure.gravatar.com/avatar/1', decorative: true },
      }),
    );
    editJson('publishers.json', ([first]) =>
      Object.assign(first ?? {}, { logo: { file: 'pictures/ann.png', alt: 'Logo' } }),
    );
    await writeFile(path.join(content.folder, 'audit.pdf'), pdf('The lease file audit'));
    editJson('resources.json', ([first]) => Object.assign(first ?? {}, { downloadURL: { file: 'audit.pdf' } }));
    editJson('categories.json', ([first]) =>
      Object.assign(first ?? {}, { image: { file: 'pictures/desk.jpg', decorative: true } }),
    );
    await seedIfEmpty(opened.library.db, options);

    const { image, blocks } = await findArticle();
    expect(image).toMatchObject({
      uri: expect.stringMatching(/^\/images\/media-[0-9a-f]{32}-900x600-[0-9a-f]{6}-at-25-50$/),
      width: 900,
      height: 600,
      alt: 'A badge reader at a door',
      caption: 'At the desk.',
      credit: 'Zoë Lee',
    });
    expect(blocks.at(-1)).toMatch(
      /^<figure><img src="\/images\/media-[^"]+\/\?width=800" srcset="[^"]+ 120w, [^"]+ 800w" sizes="[^"]+" alt="A desk by a window" width="900" height="600" loading="lazy" \/><figcaption>The desk. Zoë Lee<\/figcaption><\/figure>$/,
    );
    const { db } = opened.library;
    const portraits = await db.selectFrom('authors').select('imageLarge').where('siteId', '=', 1).execute();
    expect(portraits.map(({ imageLarge }) => imageLarge)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^\/images\/media-.*-400x500-/),
        'https://secure.gravatar.com/avatar/1',
      ]),
    );
    expect(
      await db.selectFrom('publishers').select('id').where('logo', 'like', '/images/media-%-400x500-%').execute(),
    ).toHaveLength(1);
    const headers = await db.selectFrom('categories').select('image').where('image', 'is not', null).execute();
    expect(headers.filter(({ image }) => image?.uri.includes('-900x600-'))).toHaveLength(1);
    const known = await db.selectFrom('knownPictures').select('id').where('id', 'like', 'media-%').execute();
    const pictures = await db.selectFrom('media').select('id').where('kind', '=', 'image').execute();
    const stored = new Set(pictures.map(({ id }) => id));
    expect(known.filter(({ id }) => !stored.has(id.split('-')[1] ?? ''))).toEqual([]);
    const downloads = await db
      .selectFrom('resources')
      .select('downloadUrl')
      .where('downloadUrl', 'like', '%/audit.pdf')
      .execute();
    expect(downloads).toEqual([{ downloadUrl: expect.stringMatching(/^\/media\/[0-9a-f]{32}\/audit\.pdf$/) }]);
  });

  test('an unchanged import changes nothing; an article may lose its picture', { timeout: 240_000 }, async () => {
    expect(await updateContent(opened.library.db, options)).toEqual({ tags: 0, failures: [] });
    content.edit(article, /^image:.*\n/m, '');
    await updateContent(opened.library.db, options);
    expect((await findArticle()).image).toBeNull();
  });
});
