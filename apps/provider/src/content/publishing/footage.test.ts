import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writePublication } from '../../../test/fixtures/publication.ts';
import { openTestLibrary } from '../../../test/support/mediaLibrary.ts';
import { pdf, photograph } from '../../../test/support/pictures.ts';
import { ingestMedia } from '../../media/library/ingestMedia.ts';
import { findArticle } from '../queries/articles.ts';
import type { Site } from '../queries/sites.ts';
import { sampleContentDirectory } from '../../operations/seed/seed.ts';
import { findPlaybackProblem } from './footage.ts';
import { publish } from './publish.ts';

const now = new Date('2026-11-21T15:00:00Z');
const key = '2026/11/21/a-film';
const film = (name: string): Promise<Buffer> => readFile(path.join(sampleContentDirectory, 'films', name));
const vtt = (text: string): Buffer => Buffer.from(`WEBVTT\n\n${text}`);

let opened: Awaited<ReturnType<typeof openTestLibrary>>;
let site: Site;
const add = async (fileName: string, source: Buffer) => ingestMedia(opened.library, { source, fileName });
const store = async (fileName: string, source: Buffer): Promise<string> => {
  const result = await add(fileName, source);
  if (!result.ok) throw new Error(result.error[0].message);
  return result.value.id;
};

beforeAll(async () => {
  opened = await openTestLibrary();
  ({ site } = await writePublication(opened.library.db));
});
afterAll(() => opened.close());

describe('videos in the media library', () => {
  test('an MP4 file has its size, length and codecs', async () => {
    expect(await add('Film.mov', await film('ten-calls.mp4'))).toMatchObject({
      ok: true,
      value: {
        kind: 'video',
        type: 'video/mp4',
        fileName: 'film.mp4',
        width: 1280,
        height: 720,
        seconds: 22,
        codecs: expect.stringMatching(/^avc1\./),
      },
    });
  });

  test('a WebM file has them too', async () => {
    expect(await add('film.webm', await film('ten-calls.webm'))).toMatchObject({
      ok: true,
      value: {
        kind: 'video',
        type: 'video/webm',
        seconds: expect.closeTo(22, 1),
        codecs: expect.stringMatching(/^vp09\./),
      },
    });
  });

  test('a file that ends in its header is refused', async () => {
    expect(await add('film.mp4', (await film('ten-calls.mp4')).subarray(0, 600))).toMatchObject({
      ok: false,
      error: [{ code: 'damaged', message: expect.stringMatching(/^The video .* Export it again as MP4/) }],
    });
  });

  test('captions are WebVTT with at least one cue; errors have their line', async () => {
    expect(await add('en.txt', vtt('00:00.000 --> 00:02.000\nA dock.\n'))).toMatchObject({
      ok: true,
      value: { kind: 'captions', type: 'text/vtt', fileName: 'en.vtt' },
    });
    for (const [text, message] of [
      ['00:00.000 --> later\nA dock.\n', /line 3.*Correct these lines/],
      ['', /no cue/],
    ] as const)
      expect(await add('en.vtt', vtt(text))).toMatchObject({
        ok: false,
        error: [{ code: 'damaged', message: expect.stringMatching(message) }],
      });
  });
});

test.each([
  ['video/mp4', 'avc1.64001f, mp4a.40.2', /^no problem$/],
  ['video/webm', 'vp09.00.31.08, opus', /^no problem$/],
  ['video/mp4', 'hvc1.1.6.L93.B0', /codec hvc1/],
  ['video/quicktime', 'avc1.64001f', /QuickTime/],
])('a file of the type %s with %s has %s', (type, codecs, problem) => {
  const record = { kind: 'video', type, codecs } as Parameters<typeof findPlaybackProblem>[0];
  expect(findPlaybackProblem(record) ?? 'no problem').toMatch(problem);
});

describe('§3 the video of a published article', () => {
  const put = (video: object | null) =>
    publish({ db: opened.library.db, clock: () => now }, site, {
      kind: 'article',
      key,
      input: { title: 'A film', kicker: 'News', primary: 'markets/atlanta', body: { markdown: 'Play it.' }, video },
    });
  const onSite = async () => (await findArticle(opened.library.db, site, key, now))?.video;

  test('has the files of the library with their sizes, types and captions', async () => {
    const media = await store('film.mp4', await film('ten-calls.mp4'));
    const webm = await store('film.webm', await film('ten-calls.webm'));
    const captions = await store('en.vtt', vtt('00:00.000 --> 00:02.000\nA dock.\n'));
    expect(
      await put({
        title: 'Ten calls',
        media,
        renditions: [{ media: webm }],
        captions: [{ media: captions, language: 'en', label: 'English' }],
        transcript: 'Two rows of circles.',
      }),
    ).toMatchObject({ ok: true });
    expect(await onSite()).toMatchObject({
      uri: `/media/${media}/film.mp4`,
      title: 'Ten calls',
      duration: 22,
      footage: {
        type: expect.stringMatching(/^video\/mp4; codecs="avc1\./),
        width: 1280,
        height: 720,
        renditions: [{ uri: `/media/${webm}/film.webm`, type: expect.stringMatching(/^video\/webm; codecs="vp09\./) }],
        captions: [{ uri: `/media/${captions}/en.vtt`, language: 'en', label: 'English' }],
        transcript: 'Two rows of circles.',
      },
    });
  });

  test('may be at another site', async () => {
    expect(await put({ url: 'https://youtu.be/dQw4w9WgXcQ', seconds: 212 })).toMatchObject({ ok: true });
    expect(await onSite()).toMatchObject({
      uri: 'https://youtu.be/dQw4w9WgXcQ',
      provider: 'youtube',
      duration: 212,
    });
  });

  test('needs footage: there is none without', async () => {
    expect(await put({ title: 'A film' })).toMatchObject({
      ok: false,
      error: { issues: [{ path: 'video.url', message: expect.stringContaining('needs one of media and url') }] },
    });
    expect(await put(null)).toMatchObject({ ok: true });
    expect(await onSite()).toBeNull();
  });

  test('rejects pages that are no videos, and files of another kind, with their places', async () => {
    const picture = await store('tower.jpg', await photograph({ width: 300, height: 200 }));
    const document = await store('terms.pdf', pdf('Terms'));
    expect(await put({ url: 'https://www.example.com/watch' })).toMatchObject({
      ok: false,
      error: { issues: [{ path: 'video.url', message: expect.stringContaining('YouTube') }] },
    });
    expect(
      await put({ media: picture, captions: [{ media: document, language: 'en', label: 'English' }] }),
    ).toMatchObject({
      ok: false,
      error: {
        issues: [
          { path: 'video.media', message: expect.stringContaining('no video') },
          { path: 'video.captions[0].media', message: expect.stringContaining('no uploaded WebVTT file') },
        ],
      },
    });
  });
});
