import { mediaIdPattern } from '@masthead/content-rules/pictures';
import { Readable } from 'node:stream';
import { createBoundedLookup } from '../../server/boundedLookup.ts';
import {
  matchesEtag,
  fileBusyResponse,
  fileHeaders,
  fileNotFoundResponse,
  immutableCacheControl,
  messageResponse,
} from '../../server/responses.ts';
import { describeRange, getRange } from '../../server/range.ts';
import type { Route } from '../../server/router.ts';
import { findAllMedia, type MediaLibrary } from './mediaLibrary.ts';
import type { MediaRecord } from './mediaRecord.ts';

/** A record never changes until it is removed, so it is read once. An invented id costs a query in ten seconds. */
const lookupLimits = {
  maxFound: 5_000,
  maxMissing: 1_000,
  missingTtlMs: 10_000,
  maxPending: 100,
  perClient: { burst: 60, perMinute: 60 },
} as const;

const addressPattern = new RegExp(`^/media/(${mediaIdPattern})/([a-z0-9.-]{1,80})$`);

/** The path of a file. Pictures have one in the image service, too (`toMediaUri`). */
export const getFileUri = ({ id, fileName }: Pick<MediaRecord, 'id' | 'fileName'>): string =>
  `/media/${id}/${fileName}`;

const toEtag = (id: string): string => `"${id}"`;

/** Documents are downloads, because they may contain scripts of their own. Names have safe characters only. */
const getHeaders = ({ id, kind, type, fileName }: MediaRecord): Record<string, string> => ({
  'content-type': kind === 'captions' ? `${type}; charset=utf-8` : type,
  'content-disposition': `${kind === 'document' ? 'attachment' : 'inline'}; filename="${fileName}"`,
  'accept-ranges': 'bytes',
  'cache-control': immutableCacheControl,
  etag: toEtag(id),
  ...fileHeaders,
  'content-security-policy': "default-src 'none'; media-src 'self'; img-src 'self'; frame-ancestors 'none'; sandbox",
});

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
    const etag = toEtag(record.id);
    if (matchesEtag(request, etag)) return new Response(null, { status: 304, headers });
    const range = getRange(request, etag, record.bytes);
    if (range === 'unsatisfiable')
      return messageResponse(416, 'The file ends before this range.', { 'content-range': `bytes */${record.bytes}` });
    const { status, headers: rangeHeaders } = describeRange(range, record.bytes);
    const init = { status, headers: { ...headers, ...rangeHeaders } };
    if (request.method === 'HEAD') return new Response(null, init);
    const file = await storage.open(record.id, range === 'whole' ? undefined : range);
    if (!file) return fileNotFoundResponse('The file is missing.');
    return new Response(Readable.toWeb(file) as ReadableStream<Uint8Array>, init);
  };

  return [
    {
      path: '/media/*',
      methods: ['GET', 'HEAD'],
      handle: async (request, client) => {
        const [, id, name] = addressPattern.exec(new URL(request.url).pathname) ?? [];
        if (id === undefined || removed.has(id)) return fileNotFoundResponse('There is no file at this address.');
        const found = await records.get(id, client);
        switch (found.kind) {
          case 'missing':
            return fileNotFoundResponse('There is no file at this address.');
          case 'limited':
            return fileBusyResponse(429, 'Too many unknown files were requested from this address. Try again later.');
          case 'busy':
            return fileBusyResponse(503, 'Too many unknown files are being looked up. Try again in a few seconds.');
          case 'found':
            return found.value.fileName === name
              ? serve(request, found.value)
              : fileNotFoundResponse('There is no file at this address.');
          default:
            return found satisfies never;
        }
      },
    },
  ];
};
