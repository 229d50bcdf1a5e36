import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeHlsFilm } from '../../../test/support/hlsFilm.ts';
import { openTestLibrary } from '../../../test/support/mediaLibrary.ts';
import { findPlaybackProblem } from '../../content/publishing/footage.ts';
import { sampleContentDirectory } from '../../operations/seed/seed.ts';
import { ingestLocalFile } from './ingestLocalFile.ts';
import { ingestMedia } from './ingestMedia.ts';
import type { MediaRecord, MediaResult } from './mediaRecord.ts';

let opened: Awaited<ReturnType<typeof openTestLibrary>>;
const root = mkdtempSync(path.join(tmpdir(), 'masthead-hls-'));
const film = path.join(sampleContentDirectory, 'films/ten-calls.mp4');
const films = { mp4: path.join(root, 'films/mp4'), ts: path.join(root, 'films/ts') } as const;

beforeAll(async () => {
  opened = await openTestLibrary();
  for (const parts of ['mp4', 'ts'] as const) {
    mkdirSync(films[parts], { recursive: true });
    await writeHlsFilm(film, films[parts], parts);
  }
});
afterAll(async () => {
  await opened.close();
  rmSync(root, { recursive: true });
});

const getRecord = (result: MediaResult): MediaRecord => {
  if (!result.ok) throw new Error(result.error[0].message);
  return result.value;
};
const add = (text: string | Buffer, fileName = 'film.m3u8') =>
  ingestMedia(opened.library, { source: Buffer.from(text), fileName });
const readStored = async ({ id }: MediaRecord): Promise<string> =>
  (await opened.library.storage.read(id))?.toString() ?? '';

describe('HLS films of the media library', () => {
  test.for(['mp4', 'ts'] as const)('a playlist of a folder is stored with its parts (%s)', async (parts) => {
    const record = getRecord(await ingestLocalFile(opened.library, root, path.join(films[parts], 'film.m3u8')));
    expect(record).toMatchObject({
      kind: 'video',
      type: 'application/vnd.apple.mpegurl',
      fileName: 'film.m3u8',
      width: 1280,
      height: 720,
      codecs: expect.stringMatching(/^avc1\./),
    });
    expect(record.seconds).toBeCloseTo(22, 0);
    expect(findPlaybackProblem(record)).toBeUndefined();
    const text = await readStored(record);
    expect(record.bytes).toBe(Buffer.byteLength(text));
    expect(text).toMatch(/^\/media\/[0-9a-f]{32}\/playlist-1\.m3u8$/m);
    const again = await ingestLocalFile(opened.library, root, path.join(films[parts], 'film.m3u8'));
    expect(again).toMatchObject({ ok: true, status: 'existing' });
  });

  test('parts are uploaded first, then the playlist with their ids; a part is no film', async () => {
    const names = readdirSync(films.mp4).filter((name) => !name.endsWith('.m3u8'));
    expect(names.length).toBeGreaterThan(1);
    let playlist = readFileSync(path.join(films.mp4, 'playlist-1.m3u8'), 'utf8');
    for (const name of names) {
      const part = getRecord(await add(readFileSync(path.join(films.mp4, name)), name));
      expect(part).toMatchObject({ kind: 'video', type: 'video/iso.segment', seconds: null });
      expect(findPlaybackProblem(part)).toContain('Name its playlist');
      playlist = playlist.replaceAll(name, `media:${part.id}`);
    }
    const record = getRecord(await add(playlist));
    expect(record).toMatchObject({ width: 1280, height: 720 });
    expect(await readStored(record)).toMatch(/^#EXT-X-MAP:URI="\/media\/[0-9a-f]{32}\/init-1\.m4s"$/m);
  });

  test.for([
    ['names a part that was not uploaded', '#EXTM3U\n#EXTINF:2,\npart-0.ts\n#EXT-X-ENDLIST\n', 'names part-0.ts,'],
    [
      'names a part of another host',
      '#EXTM3U\n#EXTINF:2,\nhttps://cdn.example.com/0.ts\n#EXT-X-ENDLIST\n',
      'names https://cdn.example.com/0.ts,',
    ],
    ['is a broadcast that has not ended', '#EXTM3U\n#EXTINF:2,\npart-0.ts\n', 'no #EXT-X-ENDLIST'],
    [
      'is encrypted',
      '#EXTM3U\n#EXT-X-KEY:METHOD=AES-128,URI="key"\n#EXTINF:2,\np.ts\n#EXT-X-ENDLIST\n',
      'encrypted parts',
    ],
    ['has no parts', '#EXTM3U\n', 'names no parts'],
    ['is endless', `#EXTM3U\n${'#EXTINF:2,\npart.ts\n'.repeat(60_000)}#EXT-X-ENDLIST\n`, '1 MB'],
  ] as const)('a playlist that %s is refused with the reason', async ([, text, reason]) => {
    expect(await add(text)).toMatchObject({
      ok: false,
      error: [{ message: expect.stringContaining(reason) }],
    });
  });

  test('a playlist whose parts are no video is refused', async () => {
    const { id } = getRecord(await add('WEBVTT\n\n00:00.000 --> 00:02.000\nHello\n', 'a.vtt'));
    expect(await add(`#EXTM3U\n#EXTINF:2,\nmedia:${id}\n#EXT-X-ENDLIST\n`)).toMatchObject({ ok: false });
  });

  test('a playlist of a folder names no file outside of it, and no playlist that names itself', async () => {
    const folder = path.join(root, 'hostile');
    mkdirSync(folder);
    const write = (name: string, address: string) =>
      writeFileSync(path.join(folder, name), `#EXTM3U\n#EXTINF:2,\n${address}\n#EXT-X-ENDLIST\n`);
    write('outside.m3u8', '../films/mp4/init-1.m4s');
    write('itself.m3u8', 'itself.m3u8');
    write('percent.m3u8', '100%.ts');
    for (const [name, reason] of [
      ['outside.m3u8', 'names ../films/mp4/init-1.m4s'],
      ['itself.m3u8', 'names playlists that name playlists'],
      ['percent.m3u8', 'names 100%.ts'],
    ] as const)
      expect(await ingestLocalFile(opened.library, folder, path.join(folder, name))).toMatchObject({
        ok: false,
        error: [{ message: expect.stringContaining(reason) }],
      });
  });
});
