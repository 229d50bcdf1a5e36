import { createHash } from 'node:crypto';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { createDiskCache } from '../images/diskCache.ts';
import { createQueue, QueueFullError } from '../images/queue.ts';
import type { Route } from '../server/router.ts';
import { parseRange } from './range.ts';

/** The episode of a recording, by the recording's address. */
export type FindEpisode = (audioUrl: string) => Promise<{ show: string; episode: string } | undefined>;

export type SoundRoutesOptions = { dataDirectory: string; findEpisode: FindEpisode };

/** Goes up when tunes sound different, so that none is served from before. */
const soundVersion = 1;

const say = (status: number, message: string, headers: Record<string, string> = {}): Response =>
  new Response(`${message}\n`, { status, headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers } });

const makeApart = (order: { show: string; episode: string }): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('soundWorker.ts', import.meta.url));
    worker.once('message', (sound: Uint8Array) => resolve(Buffer.from(sound)));
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The worker that makes recordings ended with ${code} and no recording.`)));
    worker.postMessage(order);
  });

/** Answers `/audio/{episode}.mp3`, whole or in stretches, so that players can seek. A recording is made when first asked for. */
export const createSoundRoutes = ({ dataDirectory, findEpisode }: SoundRoutesOptions): Route[] => {
  const disk = createDiskCache(path.join(dataDirectory, 'sounds'));
  const queue = createQueue({ places: 1, longest: 20 });
  const underWay = new Map<string, Promise<Buffer>>();

  const make = async (name: string, order: { show: string; episode: string }): Promise<Buffer> => {
    const key = `${soundVersion}-${name}`;
    const kept = await disk.read(key);
    if (kept) return kept;
    const running = underWay.get(key);
    if (running) return running;
    const making = queue
      .run('asked', async () => {
        const sound = await makeApart(order);
        await disk.write(key, sound);
        return sound;
      })
      .finally(() => underWay.delete(key));
    underWay.set(key, making);
    return making;
  };

  const answer = (request: Request, sound: Buffer): Response => {
    const etag = `"${createHash('sha256').update(sound).digest('base64url').slice(0, 22)}"`;
    const headers = { 'content-type': 'audio/mpeg', 'accept-ranges': 'bytes', 'cache-control': 'public, max-age=86400', etag, 'x-content-type-options': 'nosniff' };
    if (request.headers.get('if-none-match')?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)) return new Response(null, { status: 304, headers });
    const condition = request.headers.get('if-range');
    const range = parseRange(condition === null || condition === etag ? request.headers.get('range') : null, sound.byteLength);
    if (range === 'unsatisfiable') return say(416, 'The recording ends before this range.', { 'content-range': `bytes */${sound.byteLength}` });
    const [status, body, more] = range === 'whole' ? [200, sound, {}] as const : [206, sound.subarray(range.first, range.last + 1), { 'content-range': `bytes ${range.first}-${range.last}/${sound.byteLength}` }] as const;
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { status, headers: { ...headers, ...more, 'content-length': String(body.byteLength) } });
  };

  const handle = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const name = /^\/audio\/([a-z0-9-]{1,120}\.mp3)$/.exec(pathname)?.[1];
    const order = name && (await findEpisode(pathname));
    if (!name || !order) return say(404, 'There is no recording at this address.');
    try {
      return answer(request, await make(name, order));
    } catch (error) {
      if (error instanceof QueueFullError) return say(503, 'Too many recordings are being made. Ask again in a few seconds.', { 'retry-after': '5' });
      throw error;
    }
  };

  return [{ path: '/audio/*', methods: ['GET', 'HEAD'], handle: (request) => handle(request) }];
};
