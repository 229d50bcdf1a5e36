import { Readable } from 'node:stream';
import { createBoundedLookup } from '../server/boundedLookup.ts';
import { parseRange, type ByteRange } from '../server/range.ts';
import type { Route } from '../server/router.ts';
import { findAllMedia } from './findMedia.ts';
import type { MediaLibrary } from './mediaLibrary.ts';
import type { MediaRecord } from './mediaRecord.ts';

/** A record never changes until its file is removed, so it is read once. An invented id costs one query in ten seconds, with a limit per client. */
const lookupLimits = {
  maxFound: 5_000,
  maxMissing: 1_000,
  missingTtlMs: 10_000,
  maxPending: 100,
  perClient: { burst: 60, perMinute: 60 },
} as const;

const aYear = 'public, max-age=31536000, immutable';
const aMinute = { 'cache-control': 'public, max-age=60' };
const busyRetryAfter = { 'retry-after': '5' };

const say = (status: number, message: string, headers: Record<string, string> = {}): Response =>
  new Response(`${message}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });

/** The path of a file. Pictures have one in the image service, too (`toMediaUri`). */
export const getFileUri = ({ id, fileName }: Pick<MediaRecord, 'id' | 'fileName'>): string =>
  `/media/${id}/${fileName}`;

/** Documents are downloads, because they may contain scripts of their own. Names have safe characters only. */
const getHeaders = ({ id, kind, type, fileName }: MediaRecord): Record<string, string> => ({
  'content-type': kind === 'captions' ? `${type}; charset=utf-8` : type,
  'content-disposition': `${kind === 'document' ? 'attachment' : 'inline'}; filename="${fileName}"`,
  'accept-ranges': 'bytes',
  'cache-control': aYear,
  etag: `"${id}"`,
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; media-src 'self'; img-src 'self'; frame-ancestors 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
});

const isCurrent = (request: Request, etag: string): boolean =>
  request.headers
    .get('if-none-match')
    ?.split(',')
    .some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false;

const getRange = (request: Request, { id, bytes }: MediaRecord): ByteRange | 'whole' | 'unsatisfiable' => {
  const condition = request.headers.get('if-range');
  return parseRange(condition === null || condition === `"${id}"` ? request.headers.get('range') : null, bytes);
};

/** Serves the files of the media library at `/media/{id}/{name}`, with range requests. */
export const createMediaRoutes = ({
  db,
  clock,
  storage,
  removed,
}: Pick<MediaLibrary, 'db' | 'clock' | 'storage' | 'removed'>): Route[] => {
  const records = createBoundedLookup<MediaRecord>({
    ...lookupLimits,
    clock,
    findAll: (ids) => findAllMedia({ db }, ids),
  });

  const serve = async (request: Request, record: MediaRecord): Promise<Response> => {
    const headers = getHeaders(record);
    if (isCurrent(request, headers['etag'] ?? '')) return new Response(null, { status: 304, headers });
    const range = getRange(request, record);
    if (range === 'unsatisfiable')
      return say(416, 'The file ends before this range.', { 'content-range': `bytes */${record.bytes}` });
    const { first, last } = range === 'whole' ? { first: 0, last: record.bytes - 1 } : range;
    const length = { 'content-length': String(last - first + 1) };
    const [status, more] =
      range === 'whole'
        ? ([200, length] as const)
        : ([206, { ...length, 'content-range': `bytes ${first}-${last}/${record.bytes}` }] as const);
    if (request.method === 'HEAD') return new Response(null, { status, headers: { ...headers, ...more } });
    const file = await storage.open(record.id, range === 'whole' ? undefined : range);
    if (!file) return say(404, 'The file is missing.', aMinute);
    return new Response(Readable.toWeb(file) as ReadableStream<Uint8Array>, {
      status,
      headers: { ...headers, ...more },
    });
  };

  return [
    {
      path: '/media/*',
      methods: ['GET', 'HEAD'],
      handle: async (request, client) => {
        const [, id, name] = /^\/media\/([0-9a-f]{64})\/([a-z0-9.-]{1,80})$/.exec(new URL(request.url).pathname) ?? [];
        if (id === undefined || removed.has(id)) return say(404, 'There is no file at this address.', aMinute);
        const found = await records.get(id, client);
        switch (found.kind) {
          case 'missing':
            return say(404, 'There is no file at this address.', aMinute);
          case 'limited':
            return say(
              429,
              'Too many unknown files were requested from this address. Try again later.',
              busyRetryAfter,
            );
          case 'busy':
            return say(503, 'Too many unknown files are being looked up. Try again in a few seconds.', busyRetryAfter);
          case 'found':
            return found.value.fileName === name
              ? serve(request, found.value)
              : say(404, 'There is no file at this address.', aMinute);
          default:
            return found satisfies never;
        }
      },
    },
  ];
};
