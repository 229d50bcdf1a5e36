import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeHlsFilm } from '../../../test/support/hlsFilm.ts';
import { openTestLibrary } from '../../../test/support/mediaLibrary.ts';
import { photograph } from '../../../test/support/pictures.ts';
import { articleInput } from '../../content/publishing/kinds/articleInput.ts';
import { sampleContentDirectory } from '../../operations/seed/seed.ts';
import { createOldSite } from '../addresses.ts';
import { createFileIndex } from '../pictures/fileIndex.ts';
import { createFileFinder, type FindFile } from '../pictures/findFiles.ts';
import { createThrottledFetch } from '../pictures/throttledFetch.ts';
import { buildBody } from './buildBody.ts';
import type { BuildDeps } from './parts.ts';
import { splitBody } from './splitBody.ts';
import { toFileCredit, withoutCredit } from './buildPictures.ts';

const oldSite = createOldSite('https://old.example.com', ['https://old.example.com']);
let opened: Awaited<ReturnType<typeof openTestLibrary>>;
let folder: string;
let findFile: FindFile;

beforeAll(async () => {
  opened = await openTestLibrary();
  folder = mkdtempSync(path.join(tmpdir(), 'masthead-import-'));
  mkdirSync(path.join(folder, 'uploads'));
  for (const [name, width] of [
    ['a', 900],
    ['b', 800],
    ['c', 700],
  ] as const)
    writeFileSync(path.join(folder, 'uploads', `${name}.jpg`), await photograph({ width, height: 600 }));
  copyFileSync(path.join(sampleContentDirectory, 'films/ten-calls.mp4'), path.join(folder, 'uploads/film.mp4'));
  copyFileSync(path.join(sampleContentDirectory, 'films/ten-calls.en.vtt'), path.join(folder, 'uploads/film.vtt'));
  mkdirSync(path.join(folder, 'uploads/stream'));
  await writeHlsFilm(path.join(folder, 'uploads/film.mp4'), path.join(folder, 'uploads/stream'), 'ts');
  findFile = createFileFinder({
    library: opened.library,
    oldSite,
    files: createFileIndex(),
    uploads: path.join(folder, 'uploads'),
    fetch: createThrottledFetch(opened.library),
    onFound: () => undefined,
  });
});
afterAll(async () => {
  await opened.close();
  rmSync(folder, { recursive: true });
});

const build = async (html: string, change: Partial<BuildDeps> = {}) => {
  const notes: string[] = [];
  const note: BuildDeps['note'] = (kind, subject) => void notes.push(`${kind}: ${subject}`);
  const body = await buildBody(splitBody(html, { rewriteLink: (href) => href, note }), {
    findFile,
    isOldFile: () => false,
    note,
    toAbsolute: oldSite.toAbsolute,
    target: 'article',
    leadVideo: 'before-text',
    minSlides: 3,
    ...change,
  });
  // What the import writes is what publishing accepts.
  articleInput.parse({
    title: 'A',
    primary: 'sectors/office',
    body: { html: body.html || '<p></p>' },
    slides: body.slides,
    video: body.video,
  });
  return { ...body, blocks: body.html.split('\n'), notes };
};

const hash = '[0-9a-f]{32}';

describe('videos and embeds of a body', () => {
  test('a video file is a player at its place, with its poster, caption, size and length', async () => {
    const { blocks, video } = await build(
      '<p>One</p><figure><video src="/film.mp4" poster="/a.jpg" controls></video><figcaption>Ten calls</figcaption></figure><p>Two</p>',
    );
    expect(blocks).toEqual([
      '<p>One</p>',
      expect.stringMatching(
        `^<figure class="player" data-width="1280" data-height="720" data-seconds="22"><img src="/images/media-${hash}-900x600-\\w+/\\?width=800" alt="" loading="lazy"><a href="/media/${hash}/film.mp4">Ten calls</a></figure>$`,
      ),
      '<p>Two</p>',
    ]);
    expect(video).toBeUndefined();
  });

  test('a video before the text is the video of the article', async () => {
    const { blocks, video } = await build(
      '<video src="/film.mp4" poster="/a.jpg"><track src="/film.vtt" kind="captions" srclang="en" label="English"></video><p>One</p><iframe src="https://youtu.be/abcdefghijk"></iframe>',
    );
    expect(video).toEqual({
      media: expect.stringMatching(`^${hash}$`),
      poster: { media: expect.stringMatching(`^${hash}$`), decorative: true },
      captions: [{ media: expect.stringMatching(`^${hash}$`), language: 'en', label: 'English' }],
    });
    expect(blocks).toEqual([
      '<p>One</p>',
      '<figure class="player"><a href="https://youtu.be/abcdefghijk">Video at YouTube</a></figure>',
    ]);
  });

  test('the first video of a post about a video is that of the article', async () => {
    const { blocks, video } = await build(
      '<p>One</p><iframe src="http://vimeo.com/76979871" title="A talk"></iframe><iframe src="https://youtu.be/abcdefghijk"></iframe>',
      { leadVideo: 'first' },
    );
    expect(video).toEqual({ url: 'https://vimeo.com/76979871', title: 'A talk' });
    expect(blocks).toHaveLength(2);
  });

  test.each([
    ['YouTube', 'https://www.youtube.com/watch?v=abcdefghijk'],
    ['Vimeo', 'https://vimeo.com/76979871'],
    ['Dailymotion', 'https://dai.ly/x8abcde'],
    ['TED', 'https://www.ted.com/talks/a_talk'],
  ])('a video at %s is a player at its place', async (_, address) => {
    const { blocks } = await build(`<p>One</p><iframe src="${address}" title="A talk"></iframe><p>Two</p>`);
    expect(blocks[1]).toBe(`<figure class="player"><a href="${address}">A talk</a></figure>`);
  });

  test('an embed of a host without a player is a link at its place, and so is every embed of a page', async () => {
    const tweet = '<p>One</p><iframe src="https://twitter.com/a/status/1"></iframe><p>Two</p>';
    expect((await build(tweet)).blocks[1]).toBe(
      '<p><a href="https://twitter.com/a/status/1">View on twitter.com</a></p>',
    );
    const talk = '<p>One</p><iframe src="https://vimeo.com/1234567" title="A talk"></iframe><p>Two</p>';
    const page = await build(talk, { target: 'page', leadVideo: 'none' });
    expect(page.blocks[1]).toBe('<p><a href="https://vimeo.com/1234567">A talk</a></p>');
  });

  test('a playlist of a streaming service stays where it is, and has a player', async () => {
    const { blocks, notes, isComplete } = await build(
      '<p>One</p><video src="https://stream.example.com/film/index.m3u8?x=1"></video>',
    );
    expect(blocks[1]).toContain('<a href="https://stream.example.com/film/index.m3u8?x=1">Video</a>');
    expect([notes, isComplete]).toEqual([['changed: video stream'], true]);
  });

  test('a playlist in the uploads folder moves into the library with its parts', async () => {
    const { blocks, notes, isComplete } = await build('<p>One</p><video src="/stream/film.m3u8"></video>');
    expect(blocks[1]).toMatch(/<a href="\/media\/[0-9a-f]{32}\/film\.m3u8">Video<\/a>/);
    expect(blocks[1]).toContain('data-width="1280" data-height="720"');
    expect([notes, isComplete]).toEqual([[], true]);
  });

  test('a video that is missing has a player for its old address, and the next import tries again', async () => {
    const { blocks, notes, isComplete } = await build('<p>One</p><video src="/gone.mp4"></video>');
    expect(blocks[1]).toContain('<a href="https://old.example.com/gone.mp4">Video</a>');
    expect([notes, isComplete]).toEqual([['broken-picture: video file'], false]);
  });
});

describe('galleries of a body', () => {
  const gallery = (...names: readonly string[]): string =>
    `<figure>${names.map((name) => `<figure><img src="/${name}.jpg" alt="Alt ${name}"><figcaption>Caption ${name}</figcaption></figure>`).join('')}</figure>`;

  test('the first one of three pictures is the slideshow, with texts', async () => {
    const { slides, blocks, notes } = await build(`<p>One</p>${gallery('a', 'b', 'c')}<p>Two</p>`);
    expect(blocks).toEqual(['<p>One</p>', '<p>Two</p>']);
    expect(slides).toEqual(
      ['a', 'b', 'c'].map((name) => ({
        caption: `Caption ${name}`,
        image: { media: expect.stringMatching(`^${hash}$`), alt: `Alt ${name}` },
      })),
    );
    expect(notes).toEqual(['changed: gallery']);
  });

  test('a small one, and further ones, are pictures in the text', async () => {
    const small = await build(`<p>One</p>${gallery('a', 'b')}`);
    expect([small.slides.length, small.blocks.length]).toEqual([0, 3]);
    const two = await build(`${gallery('a', 'b', 'c')}<p>One</p>${gallery('c', 'b', 'a')}`);
    expect([two.slides.length, two.blocks.length]).toEqual([3, 4]);
  });

  test('a video stays in the text of an article with a slideshow', async () => {
    const { video, blocks } = await build(`<video src="/film.mp4"></video>${gallery('a', 'b', 'c')}<p>One</p>`);
    expect(video).toBeUndefined();
    expect(blocks[0]).toContain('class="player"');
  });
});

test.each([
  ['The square in March. Photo: Ann Lee', 'The square in March.'],
  ['The square in March (photo by Ann Lee).', 'The square in March'],
  ['The square in March – Ann Lee', 'The square in March'],
  ['Photograph: Ann Lee', ''],
  ['Ann Lee at her desk', 'Ann Lee at her desk'],
  ['The desk of Ann Lee', 'The desk of Ann Lee'],
  ['The square in March. Ann Lee', 'The square in March.'],
  ['Her sister Joann Lee', 'Her sister Joann Lee'],
  ['The square in March', 'The square in March'],
])('the caption "%s" is "%s" before the credit', (caption, expected) => {
  expect(withoutCredit(caption, 'Ann Lee')).toBe(expected);
});

test.each([null, undefined, '', ' '])('a caption without a credit (%s) stays', (credit) => {
  expect(withoutCredit('By Ann Lee', credit)).toBe('By Ann Lee');
});

test('a credit may contain characters of patterns', () => {
  expect(withoutCredit('The quay. Photo: Lee (AP) [2]', 'Lee (AP) [2]')).toBe('The quay.');
});

test.each([
  ['The quay. Photo: Tom Ray', null],
  ['The quay – photo by Tom Ray', null],
  ['Photograph: Tom Ray.', null],
  ['The quay (Foto: Tom Ray)', null],
  ['The quay in a photo by the river', 'Ann Lee'],
  ['The quay', 'Ann Lee'],
  ['', 'Ann Lee'],
])('the file of the caption "%s" has the credit %s', (caption, expected) => {
  expect(toFileCredit(caption, 'Ann Lee')).toBe(expected);
});
