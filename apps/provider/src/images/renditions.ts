import { availableParallelism } from 'node:os';
import { createDiskCache } from './diskCache.ts';
import { type Drawing, drawingVersion, encode, rasterise } from './draw.ts';
import { imageId, type ResolvedImageSpec } from './imageId.ts';
import type { ImageFormat } from './negotiate.ts';
import { createQueue, createSingleFlight } from './queue.ts';

export type Rendition = { body: Buffer; format: ImageFormat };

/** Two at a time even on a small machine; no more than four, since Node's thread pool has no more threads. */
export const drawingPlaces = Math.max(2, Math.min(4, availableParallelism()));
const longestQueue = 300;
/** Full-size drawings kept in memory, 3 MB each: one page's pictures are asked for in several widths within seconds. */
const keptDrawings = 12;

/** The part of its budget that may be written before the folder is looked at again: to look takes a moment for thousands of pictures. */
const looksPerBudget = 20;

export type RenditionOptions = {
  directory: string;
  /** At most so many bytes stay on disk, and what was written since the folder was last looked at. */
  diskBudget: number;
  log: (line: string) => void;
};

const keyOf = (id: string, width: number, format: ImageFormat): string => `${drawingVersion}/${id}/${width}.${format}`;

/** Draws, resizes and keeps pictures on disk, each once, however many ask; the oldest make room for new ones. */
export const createRenditions = ({ directory, diskBudget, log }: RenditionOptions) => {
  const disk = createDiskCache(directory);
  const queue = createQueue({ places: drawingPlaces, longest: longestQueue });
  const renditionFlight = createSingleFlight<Buffer>();
  const drawingFlight = createSingleFlight<Drawing>();
  const drawings = new Map<string, Drawing>();

  const drawingOf = async (spec: ResolvedImageSpec): Promise<Drawing> => {
    const id = imageId(spec);
    const drawing = drawings.get(id) ?? (await rasterise(spec));
    drawings.delete(id);
    drawings.set(id, drawing);
    const oldest = drawings.keys().next().value;
    if (drawings.size > keptDrawings && oldest !== undefined) drawings.delete(oldest);
    return drawing;
  };

  /** Widths of one picture wait for its drawing outside the queue: they leave the other places to other pictures. */
  const drawn = async (spec: ResolvedImageSpec): Promise<void> => {
    const id = imageId(spec);
    if (!drawings.has(id)) await drawingFlight(id, () => queue.run('asked', () => drawingOf(spec)));
  };

  // What an earlier process left is not known: the first picture looks.
  let unseenBytes = diskBudget;
  const keep = async (key: string, body: Buffer): Promise<void> => {
    await disk.write(key, body);
    unseenBytes += body.byteLength;
    if (unseenBytes < diskBudget / looksPerBudget) return;
    unseenBytes = 0;
    // The picture is there all the same, so whoever asked for it gets it.
    await disk.prune(diskBudget).catch((error: unknown) => log(`Old pictures could not be removed: ${String(error)}`));
  };

  const cached = (spec: ResolvedImageSpec, width: number, format: ImageFormat): Promise<Buffer | undefined> =>
    disk.read(keyOf(imageId(spec), width, format));

  const make = (spec: ResolvedImageSpec, width: number, format: ImageFormat, urgency: 'asked' | 'background'): Promise<Buffer> => {
    const key = keyOf(imageId(spec), width, format);
    return renditionFlight(key, async () => {
      const existing = await disk.read(key);
      if (existing) return existing;
      if (urgency === 'asked') await drawn(spec);
      return queue.run(urgency === 'asked' ? 'begun' : urgency, async () => {
        const body = await encode(await drawingOf(spec), width, format);
        await keep(key, body);
        return body;
      });
    });
  };

  return { cached, make };
};
export type Renditions = ReturnType<typeof createRenditions>;
