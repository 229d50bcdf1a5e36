import { mkdir, readdir, rm, stat, access, open, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import type { Db } from '../../db/schema.ts';
import { createQueue } from '../../server/queue.ts';
import type { MediaResult, MediaRecord } from './mediaRecord.ts';
import { createRemovedMedia } from './removedMedia.ts';
import type { MediaStorage } from './storage.ts';
import { createReadStream } from 'node:fs';

export const findMedia = ({ db }: Pick<MediaLibrary, 'db'>, id: string): Promise<MediaRecord | undefined> =>
  db.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirst();

/** Finds the records of media ids. The result lacks ids that do not exist. */
export const findAllMedia = async (
  { db }: Pick<MediaLibrary, 'db'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, MediaRecord>> => {
  if (ids.length === 0) return new Map();
  const records = await db
    .selectFrom('media')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
  return new Map(records.map((record) => [record.id, record]));
};

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

const undefinedIfMissing = async <T>(action: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await action();
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
};

/** Writes the file's data to the disk before it gets its name. */
const flush = async (file: string): Promise<void> => {
  const handle = await open(file, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** Stores media in a folder, `ab/abcdef…`. Files to store must be on the same file system. */
export const createDiskStorage = (directory: string): MediaStorage => {
  const toPath = (key: string): string => path.join(directory, key.slice(0, 2), key);
  return {
    has: async (key) => (await undefinedIfMissing(() => access(toPath(key)).then(() => true))) ?? false,
    put: async (key, file) => {
      await mkdir(path.dirname(toPath(key)), { recursive: true });
      await flush(file);
      await rename(file, toPath(key));
    },
    read: (key) => undefinedIfMissing(() => readFile(toPath(key))),
    open: async (key, range) => {
      const handle = await undefinedIfMissing(() => open(toPath(key), 'r'));
      return handle && createReadStream('', { fd: handle, ...(range && { start: range.first, end: range.last }) });
    },
    remove: (key) => rm(toPath(key), { force: true }),
  };
};

/** Limits of a file. `encodingSeconds`: time limit of encoding a picture. */
export type MediaLimits = { maxBytes: number; maxPixels: number; encodingSeconds: number };

/** Limits of files unless a deployment sets others. */
export const defaultMediaLimits: MediaLimits = {
  maxBytes: 40 * 1024 * 1024,
  maxPixels: 120_000_000,
  encodingSeconds: 60,
};

/** A large picture takes seconds of a core and some hundred megabytes, so there is one at a time. */
const largeBytes = 8_000_000;

/** Uploads that are received, wait or are stored have at most this size together. */
const maxIncomingBytes = 1024 ** 3;

/** Older incoming files are left over from a process that was killed. */
const maxIncomingAgeMs = 24 * 60 * 60_000;

/** Where media is stored: `disk`, under the data folder, or a bucket (`s3Storage.ts`). */
type MediaStorageChoice =
  | { kind: 'disk' }
  | { kind: 's3'; bucket: string; region: string; endpoint?: string | undefined; prefix?: string | undefined };

export type MediaLibraryOptions = {
  db: Db;
  clock: () => Date;
  dataDirectory: string;
  storage?: MediaStorageChoice;
  limits?: Partial<MediaLimits>;
  /** Hosts that `fetchMedia` may fetch from, `images.example.com` or `*.example.com`. */
  allowedHosts?: readonly string[];
};

const openStorage = async (choice: MediaStorageChoice, dataDirectory: string): Promise<MediaStorage> => {
  switch (choice.kind) {
    case 'disk':
      return createDiskStorage(path.join(dataDirectory, 'media'));
    case 's3': {
      // The client is large and loaded only when it is used.
      const { createS3Storage } = await import('./s3Storage.ts');
      const { bucket, region, endpoint, prefix } = choice;
      return createS3Storage({ bucket, region, endpoint, ...(prefix !== undefined && { prefix }) });
    }
    default:
      return choice satisfies never;
  }
};

const removeOldFiles = async (folder: string, before: number): Promise<void> => {
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    // Another process may have removed it meanwhile.
    const found = await stat(file).catch(() => undefined);
    if (found && found.mtimeMs < before) await rm(file, { force: true });
  }
};

/** Opens the media library of a process: its records, its storage and the queue of its pictures. */
export const openMediaLibrary = async ({
  db,
  clock,
  dataDirectory,
  storage = { kind: 'disk' },
  limits: declaredLimits,
  allowedHosts = [],
}: MediaLibraryOptions) => {
  const limits = { ...defaultMediaLimits, ...declaredLimits };
  const maxUploads = Math.max(1, Math.floor(maxIncomingBytes / limits.maxBytes));
  const queueLimits = { maxWaiting: maxUploads, maxWaitingPerClient: maxUploads };
  const usual = createQueue<MediaResult>({ name: 'media', ...queueLimits, concurrency: 2 });
  const large = createQueue<MediaResult>({ name: 'large-media', ...queueLimits, concurrency: 1 });
  // On the file system of the storage, so that storing a file is a rename.
  const incoming = path.join(dataDirectory, 'media', 'incoming');
  await mkdir(incoming, { recursive: true });
  await removeOldFiles(incoming, clock().getTime() - maxIncomingAgeMs);
  return {
    db,
    clock,
    limits,
    allowedHosts,
    incoming,
    /** Uploads at this time, and at most. */
    uploads: { count: 0, max: maxUploads },
    storage: await openStorage(storage, dataDirectory),
    /** Files that were taken down. */
    removed: createRemovedMedia(db, clock),
    /** The queue of files of a size. Its keys are hashes: the same file is stored once at a time. */
    getQueue: (bytes: number) => (bytes > largeBytes ? large : usual),
  };
};
export type MediaLibrary = Awaited<ReturnType<typeof openMediaLibrary>>;
