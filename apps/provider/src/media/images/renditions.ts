import { availableParallelism } from 'node:os';
import { LRUCache } from 'lru-cache';
import type { ImageFormat } from './negotiate.ts';
import type { OpenPicture, PictureSource } from './pictureSource.ts';
import { type Caller, createQueue } from '../../server/queue.ts';
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** A disk cache with atomic writes. */
export const createDiskCache = (directory: string) => {
  const toPath = (key: string): string => path.join(directory, key);

  const read = async (key: string): Promise<Buffer | undefined> => {
    try {
      return await readFile(toPath(key));
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  };

  const write = async (key: string, content: Buffer): Promise<void> => {
    const file = toPath(key);
    const half = `${file}.${randomUUID()}.part`;
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(half, content);
    await rename(half, file);
  };

  /** Removes the oldest files until at most `bytes` are left. */
  const prune = async (bytes: number): Promise<number> => {
    const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
      if (isMissing(error)) return [];
      throw error;
    });
    const files: { file: string; size: number; time: number }[] = [];
    for (const entry of entries) {
      if (!entry.isFile()) continue;
      const file = path.join(entry.parentPath, entry.name);
      // Files that another process has renamed or removed meanwhile are not counted.
      const found = await stat(file).catch(() => undefined);
      if (found) files.push({ file, size: found.size, time: found.mtimeMs });
    }
    let total = files.reduce((sum, { size }) => sum + size, 0);
    let removed = 0;
    for (const { file, size } of files.toSorted((a, b) => a.time - b.time)) {
      if (total <= bytes) break;
      await rm(file, { force: true });
      total -= size;
      removed += 1;
    }
    return removed;
  };

  return { read, write, prune };
};

export type Rendition = { body: Buffer; format: ImageFormat };

/** At least two, and at most four, the size of Node's thread pool. */
const renderConcurrency = Math.max(2, Math.min(4, availableParallelism()));
/** Limits of the queue for all clients and for one client, in pictures. A page has fewer than the second number. */
const queueLimits = { maxWaiting: 300, maxWaitingPerClient: 100 } as const;
/** Bytes of full-size pictures in memory, usually 3 MB each: a page requests several widths within seconds. */
const maxOpenBytes = 36_000_000;

/** Measuring thousands of files is slow: only after a twentieth of the maximum has been written. */
const measurementsPerMaximum = 20;
/** A caller may join a render that ends without its rendition; it then starts another one. */
const maxRounds = 3;

type RenditionOptions = {
  directory: string;
  /** Maximum size of the folder. It may be exceeded by the writes since the folder was last measured. */
  maxDiskBytes: number;
  log: (line: string) => void;
};

type Wanted = { width: number; format: ImageFormat; callers: number; body?: Buffer };

const getKey = ({ key }: PictureSource, width: number, format: ImageFormat): string => `${key}/${width}.${format}`;

/** Renders pictures and caches them on disk, each once for all concurrent clients. The oldest files are evicted. */
export const createRenditions = ({ directory, maxDiskBytes, log }: RenditionOptions) => {
  const disk = createDiskCache(directory);
  const queue = createQueue<void>({ name: 'picture', concurrency: renderConcurrency, ...queueLimits });
  const pictures = new LRUCache<string, OpenPicture>({
    maxSize: maxOpenBytes,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes),
  });
  /** Requested renditions by picture, made together when the picture's turn comes. */
  const wanted = new Map<string, Map<string, Wanted>>();

  const open = async (source: PictureSource): Promise<OpenPicture> => {
    const picture = pictures.get(source.key) ?? (await source.open());
    pictures.set(source.key, picture);
    return picture;
  };

  // The folder's size is unknown at the start, so the first picture measures it.
  let unmeasuredBytes = maxDiskBytes;
  const store = async (key: string, body: Buffer): Promise<void> => {
    await disk.write(key, body);
    unmeasuredBytes += body.byteLength;
    if (unmeasuredBytes < maxDiskBytes / measurementsPerMaximum) return;
    unmeasuredBytes = 0;
    // The rendition exists, so callers receive it.
    await disk
      .prune(maxDiskBytes)
      .catch((error: unknown) => log(`Old pictures could not be removed: ${String(error)}`));
  };

  const cached = (source: PictureSource, width: number, format: ImageFormat): Promise<Buffer | undefined> =>
    disk.read(getKey(source, width, format));

  const render = async (source: PictureSource, width: number, format: ImageFormat): Promise<Buffer> => {
    const picture = await open(source);
    const body = await picture.encode(width, format);
    await store(getKey(source, width, format), body);
    return body;
  };

  /** One turn in the queue: opens the picture once and makes every rendition requested until it ends. */
  const renderWanted = async (source: PictureSource): Promise<void> => {
    const list = wanted.get(source.key);
    try {
      for (const rendition of list?.values() ?? [])
        rendition.body ??= await render(source, rendition.width, rendition.format);
    } finally {
      if (wanted.get(source.key) === list) wanted.delete(source.key);
    }
  };

  const addCaller = (key: string, width: number, format: ImageFormat): Wanted => {
    const list = wanted.get(key) ?? new Map<string, Wanted>();
    wanted.set(key, list);
    const rendition = list.get(`${width}.${format}`) ?? { width, format, callers: 0 };
    list.set(`${width}.${format}`, rendition);
    rendition.callers += 1;
    return rendition;
  };

  /** A rendition without callers is not made. */
  const removeCaller = (key: string, rendition: Wanted): void => {
    rendition.callers -= 1;
    const list = wanted.get(key);
    if (rendition.callers > 0 || list?.get(`${rendition.width}.${rendition.format}`) !== rendition) return;
    list.delete(`${rendition.width}.${rendition.format}`);
    if (list.size === 0) wanted.delete(key);
  };

  /** Returns a rendition from the disk, or renders it. Throws a QueueFullError, or the reason of the signal. */
  const make = async (source: PictureSource, width: number, format: ImageFormat, caller: Caller): Promise<Buffer> => {
    for (let round = 0; round < maxRounds; round += 1) {
      const existing = await cached(source, width, format);
      if (existing) return existing;
      const rendition = addCaller(source.key, width, format);
      try {
        await queue.run(source.key, caller, () => renderWanted(source));
      } finally {
        removeCaller(source.key, rendition);
      }
      if (rendition.body) return rendition.body;
    }
    throw new Error(`The picture ${source.key} could not be rendered at ${width} as ${format}.`);
  };

  /** Renders for later requests. AVIF takes seconds and must not delay other renditions of its picture. */
  const makeLater = (source: PictureSource, width: number, format: ImageFormat): Promise<void> =>
    queue.run(getKey(source, width, format), { client: 'background', urgency: 'background' }, async () => {
      if (!(await cached(source, width, format))) await render(source, width, format);
    });

  return { cached, make, makeLater };
};
