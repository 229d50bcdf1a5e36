import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { createDiskCache } from '../images/diskCache.ts';
import { type Caller, createQueue, QueueFullError } from '../server/queue.ts';
import { createBoundedLookup } from '../server/boundedLookup.ts';
import { toClientKey } from '@masthead/process/clients';
import type { Handler } from '../server/http.ts';
import type { Route } from '../server/router.ts';
import { createEtag, matchesEtag } from '../server/etag.ts';
import { fileBusyResponse, fileHeaders, fileNotFoundResponse, messageResponse } from '../server/fileResponses.ts';
import { describeRange, getRange } from '../server/range.ts';

/** Finds the episode of a recording by the URL of the recording. */
export type FindEpisode = (audioUrl: string) => Promise<{ show: string; episode: string } | undefined>;

/** Options of the audio routes. */
export type SoundRoutesOptions = { dataDirectory: string; findEpisode: FindEpisode; clock?: () => Date };

/**
 * A withdrawn episode is served for one more minute. An invented name costs one query in ten seconds, with a limit per
 * client.
 */
const lookupLimits = {
  maxFound: 1_000,
  foundTtlMs: 60_000,
  maxMissing: 1_000,
  missingTtlMs: 10_000,
  maxPending: 10,
  perClient: { burst: 30, perMinute: 30 },
} as const;

/** One recording at a time: it takes up to a second of a worker thread. */
const queueLimits = { concurrency: 1, maxWaiting: 20, maxWaitingPerClient: 10 } as const;

/** Increase it when tunes change, so that cached ones are not served. */
const soundVersion = 1;

/** `media-src` allows a browser to play a recording that is opened directly. */
const recordingHeaders = {
  ...fileHeaders,
  'content-security-policy': "default-src 'none'; media-src 'self'; frame-ancestors 'none'",
} as const;

const synthesizeInWorker = (tune: { show: string; episode: string }): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('soundWorker.ts', import.meta.url));
    worker.once('message', (sound: Uint8Array) => resolve(Buffer.from(sound)));
    worker.once('error', reject);
    worker.once('exit', (code) =>
      reject(new Error(`The worker that makes recordings ended with ${code} and no recording.`)),
    );
    worker.postMessage(tune);
  });

const findEach = async <V>(
  keys: readonly string[],
  find: (key: string) => Promise<V | undefined>,
): Promise<Map<string, V>> => {
  const found = new Map<string, V>();
  for (const key of keys) {
    const value = await find(key);
    if (value !== undefined) found.set(key, value);
  }
  return found;
};

/** Serves `/audio/{episode}.mp3` with range requests. A recording is generated on its first request. */
export const createSoundRoutes = ({
  dataDirectory,
  findEpisode,
  clock = () => new Date(),
}: SoundRoutesOptions): Route[] => {
  const disk = createDiskCache(path.join(dataDirectory, 'sounds'));
  const queue = createQueue<Buffer>({ name: 'sound', ...queueLimits });
  const episodes = createBoundedLookup({ ...lookupLimits, findAll: (urls) => findEach(urls, findEpisode), clock });

  const make = async (name: string, tune: { show: string; episode: string }, caller: Caller): Promise<Buffer> => {
    const key = `${soundVersion}-${name}`;
    return (
      (await disk.read(key)) ??
      queue.run(key, caller, async () => {
        const sound = await synthesizeInWorker(tune);
        await disk.write(key, sound);
        return sound;
      })
    );
  };

  const toResponse = (request: Request, sound: Buffer): Response => {
    const etag = createEtag(sound);
    const headers = {
      'content-type': 'audio/mpeg',
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=86400',
      etag,
      ...recordingHeaders,
    };
    if (matchesEtag(request, etag)) return new Response(null, { status: 304, headers });
    const size = sound.byteLength;
    const range = getRange(request, etag, size);
    if (range === 'unsatisfiable')
      return messageResponse(416, 'The recording ends before this range.', { 'content-range': `bytes */${size}` });
    const body = range === 'whole' ? sound : sound.subarray(range.first, range.last + 1);
    const { status, headers: rangeHeaders } = describeRange(range, size);
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), {
      status,
      headers: { ...headers, ...rangeHeaders },
    });
  };

  const handle: Handler = async (request, client) => {
    const { pathname } = new URL(request.url);
    const name = /^\/audio\/([a-z0-9-]{1,120}\.mp3)$/.exec(pathname)?.[1];
    const episode = name === undefined ? ({ kind: 'missing' } as const) : await episodes.get(pathname, client);
    switch (episode.kind) {
      case 'limited':
        return fileBusyResponse(429, 'Too many unknown recordings were requested from this address. Try again later.');
      case 'busy':
        return fileBusyResponse(503, 'Too many recordings are being looked up. Try again in a few seconds.');
      case 'missing':
        return fileNotFoundResponse('There is no recording at this address.');
      case 'found':
        try {
          return toResponse(
            request,
            await make(name ?? '', episode.value, {
              client: toClientKey(client),
              urgency: 'foreground',
              signal: request.signal,
            }),
          );
        } catch (error) {
          if (error instanceof QueueFullError) return fileBusyResponse(503, error.message);
          throw error;
        }
      default:
        return episode satisfies never;
    }
  };

  return [{ path: '/audio/*', methods: ['GET', 'HEAD'], handle }];
};
