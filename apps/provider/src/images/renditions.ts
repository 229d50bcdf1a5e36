import { availableParallelism } from 'node:os';
import { createDiskCache } from './diskCache.ts';
import { type Drawing, drawingVersion, encode, rasterise } from './draw.ts';
import { imageId, type ResolvedImageSpec } from './imageId.ts';
import type { ImageFormat } from './negotiate.ts';
import { type Caller, createQueue } from '../server/queue.ts';

/** A rendered image. */
export type Rendition = { body: Buffer; format: ImageFormat };

/** Two at a time even on a small machine; no more than four, since Node's thread pool has no more threads. */
export const drawingPlaces = Math.max(2, Math.min(4, availableParallelism()));
/** Pictures that may wait to be rendered: more would come too late. A page shows fewer than the second number. */
const queueLimits = { maxWaiting: 300, maxWaitingPerClient: 100 } as const;
/** Full-size drawings kept in memory, 3 MB each: one page's pictures are requested in several widths within seconds. */
const maxDrawings = 12;

/** The part of its budget that may be written before the folder is looked at again: to look takes a moment for thousands of pictures. */
const looksPerBudget = 20;
/** A caller may join a render that ends before it includes its rendition; it then starts another. */
const maxRounds = 3;

/** Options of the renditions. */
export type RenditionOptions = {
  directory: string;
  /** At most so many bytes stay on disk, and what was written since the folder was last looked at. */
  diskBudget: number;
  log: (line: string) => void;
};

type Wanted = { width: number; format: ImageFormat; callers: number; body?: Buffer };

const keyOf = (id: string, width: number, format: ImageFormat): string => `${drawingVersion}/${id}/${width}.${format}`;

/** Renders pictures and caches them on disk, each once, however many clients request it; the oldest make room for new ones. */
export const createRenditions = ({ directory, diskBudget, log }: RenditionOptions) => {
  const disk = createDiskCache(directory);
  const queue = createQueue<void>({ concurrency: drawingPlaces, ...queueLimits });
  const drawings = new Map<string, Drawing>();
  /** By picture, then by rendition: what its turn in the queue is to make. */
  const wanted = new Map<string, Map<string, Wanted>>();

  const drawingOf = async (spec: ResolvedImageSpec): Promise<Drawing> => {
    const id = imageId(spec);
    const drawing = drawings.get(id) ?? (await rasterise(spec));
    drawings.delete(id);
    drawings.set(id, drawing);
    const oldest = drawings.keys().next().value;
    if (drawings.size > maxDrawings && oldest !== undefined) drawings.delete(oldest);
    return drawing;
  };

  // What an earlier process left is not known: the first picture looks.
  let unseenBytes = diskBudget;
  const store = async (key: string, body: Buffer): Promise<void> => {
    await disk.write(key, body);
    unseenBytes += body.byteLength;
    if (unseenBytes < diskBudget / looksPerBudget) return;
    unseenBytes = 0;
    // The rendition is there all the same, so its callers get it.
    await disk.prune(diskBudget).catch((error: unknown) => log(`Old pictures could not be removed: ${String(error)}`));
  };

  const cached = (spec: ResolvedImageSpec, width: number, format: ImageFormat): Promise<Buffer | undefined> =>
    disk.read(keyOf(imageId(spec), width, format));

  const render = async (spec: ResolvedImageSpec, width: number, format: ImageFormat): Promise<Buffer> => {
    const body = await encode(await drawingOf(spec), width, format);
    await store(keyOf(imageId(spec), width, format), body);
    return body;
  };

  /** One turn in the queue: draws the picture once and makes every rendition that is wanted until it ends. */
  const renderWanted = async (spec: ResolvedImageSpec): Promise<void> => {
    const list = wanted.get(imageId(spec));
    try {
      for (const rendition of list?.values() ?? [])
        rendition.body ??= await render(spec, rendition.width, rendition.format);
    } finally {
      if (wanted.get(imageId(spec)) === list) wanted.delete(imageId(spec));
    }
  };

  const want = (id: string, width: number, format: ImageFormat): Wanted => {
    const list = wanted.get(id) ?? new Map<string, Wanted>();
    wanted.set(id, list);
    const rendition = list.get(`${width}.${format}`) ?? { width, format, callers: 0 };
    list.set(`${width}.${format}`, rendition);
    rendition.callers += 1;
    return rendition;
  };

  /** A rendition that its last caller has given up is not made. */
  const giveUp = (id: string, rendition: Wanted): void => {
    rendition.callers -= 1;
    const list = wanted.get(id);
    if (rendition.callers > 0 || list?.get(`${rendition.width}.${rendition.format}`) !== rendition) return;
    list.delete(`${rendition.width}.${rendition.format}`);
    if (list.size === 0) wanted.delete(id);
  };

  /** Returns a rendition from the disk, or renders it at this caller's turn. Throws QueueFullError, or the reason of the signal. */
  const make = async (spec: ResolvedImageSpec, width: number, format: ImageFormat, caller: Caller): Promise<Buffer> => {
    const id = imageId(spec);
    for (let round = 0; round < maxRounds; round += 1) {
      const existing = await cached(spec, width, format);
      if (existing) return existing;
      const rendition = want(id, width, format);
      try {
        await queue.run(id, caller, () => renderWanted(spec));
      } finally {
        giveUp(id, rendition);
      }
      if (rendition.body) return rendition.body;
    }
    throw new Error(`The picture ${id} could not be rendered at ${width} as ${format}.`);
  };

  /** Renders for later requests, when no client waits. AVIF takes seconds: it must not hold up the other renditions of its picture. */
  const makeLater = (spec: ResolvedImageSpec, width: number, format: ImageFormat): Promise<void> =>
    queue.run(keyOf(imageId(spec), width, format), { client: 'background', urgency: 'background' }, async () => {
      if (!(await cached(spec, width, format))) await render(spec, width, format);
    });

  return { cached, make, makeLater };
};
