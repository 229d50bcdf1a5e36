import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { frameBytes, previewBytes, getPreview } from './preview.ts';
import { createSoundRoutes } from './routes.ts';
import { composeTune, tuneSeconds } from './tune.ts';

const { audioUrl } = getPreview({ show: 'The Rent Roll', number: 70 });
const place = { directory: '' };
beforeAll(async () => void (place.directory = await mkdtemp(path.join(tmpdir(), 'sound-'))));
afterAll(() => rm(place.directory, { recursive: true }));

const send = async (address: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> => {
  const [route] = createSoundRoutes({
    dataDirectory: place.directory,
    findEpisode: async (url) => (url === audioUrl ? { show: 'The Rent Roll', episode: '70' } : undefined),
  });
  if (!route) throw new Error('There is no route for recordings.');
  return route.handle(new Request(new URL(address, 'http://provider.invalid'), { method, headers }), 'tester');
};

describe('§3 the recording of an episode', () => {
  test('is an MP3 with the length that lists state', async () => {
    const response = await send(audioUrl);
    const sound = Buffer.from(await response.arrayBuffer());
    expect([response.status, response.headers.get('content-type'), sound.byteLength]).toEqual([
      200,
      'audio/mpeg',
      previewBytes,
    ]);
    const faults = Array.from({ length: sound.byteLength / frameBytes }, (_, index) =>
      sound.readUInt16BE(index * frameBytes),
    ).filter((head) => head !== 0xff_f3);
    expect(faults).toEqual([]);
    // The level varies, so the tune is audible.
    expect(new Set(sound.subarray(frameBytes * 20, frameBytes * 40)).size).toBeGreaterThan(100);
  });

  test('supports range requests', async () => {
    const response = await send(audioUrl, { range: 'bytes=192-383' });
    expect([response.status, response.headers.get('content-range'), response.headers.get('content-length')]).toEqual([
      206,
      `bytes 192-383/${previewBytes}`,
      '192',
    ]);
    expect((await response.arrayBuffer()).byteLength).toBe(192);
    expect((await send(audioUrl, { range: `bytes=${previewBytes}-` })).status).toBe(416);
    expect((await send(audioUrl, { range: 'bytes=0-1', 'if-range': '"another"' })).status).toBe(200);
  });

  test('returns 304 for a matching ETag', async () => {
    const etag = (await send(audioUrl, {}, 'HEAD')).headers.get('etag') ?? '';
    expect((await send(audioUrl, { 'if-none-match': etag })).status).toBe(304);
  });

  test.each([
    '/audio/the-rent-roll-71.mp3',
    '/audio/',
    '/audio/../secret.mp3',
    '/audio/the-rent-roll-70.wav',
    `/audio/${'a'.repeat(200)}.mp3`,
  ])('%s is not found', async (address) => expect((await send(address)).status).toBe(404));
});

test('a client that invents names causes few queries and no recording', async () => {
  let queries = 0;
  const [route] = createSoundRoutes({ dataDirectory: place.directory, findEpisode: async () => void (queries += 1) });
  const statuses = new Set<number | undefined>();
  for (let index = 0; index < 100; index += 1)
    statuses.add(
      (await route?.handle(new Request(`http://provider.invalid/audio/invented-${index}.mp3`), 'a'))?.status,
    );
  expect([...statuses, queries]).toEqual([404, 429, 30]);
  const more = await route?.handle(new Request('http://provider.invalid/audio/invented.mp3'), 'b');
  expect([more?.status, more?.headers.get('cache-control')]).toEqual([404, 'public, max-age=60']);
});

describe('the tune of an episode', () => {
  test('is deterministic, with the show’s key and its own melody', () => {
    const [one, again, other, stranger] = [
      composeTune('Basis', '1'),
      composeTune('Basis', '1'),
      composeTune('Basis', '2'),
      composeTune('Ground Floor', '1'),
    ];
    expect(one).toEqual(again);
    expect(one).not.toEqual(other);
    expect(one.at(-1)?.pitch).toBe(other.at(-1)?.pitch);
    expect(one).not.toEqual(stranger);
  });

  test.each(Array.from({ length: 40 }, (_, number) => String(number)))(
    '%s stays within its length and the range of the ear',
    (episode) => {
      for (const { at, pitch } of composeTune('Ground Floor', episode)) {
        expect(at).toBeLessThan(tuneSeconds);
        expect(pitch).toBeGreaterThan(45);
        expect(pitch).toBeLessThan(96);
      }
    },
  );
});
