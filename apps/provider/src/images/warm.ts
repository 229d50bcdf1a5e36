import { setTimeout as pause } from 'node:timers/promises';
import { parseImageId, type ResolvedImageSpec } from './imageId.ts';
import { renditionWidth } from './negotiate.ts';
import { imageWidths, type ImageWidth } from './shapes.ts';

type WarmOptions = {
  ids: readonly string[];
  signal: AbortSignal;
  log: (line: string) => void;
  draw: (spec: ResolvedImageSpec, width: number) => Promise<unknown>;
};

/** The widths that pages ask for most; the rest is made when first asked for. */
const warmedWidths: readonly ImageWidth[] = imageWidths.filter((width) => width >= 240);
/** Rest between two pictures, so that a small machine stays quick for its first visitors. */
const restInMilliseconds = 50;

const isAbort = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

/** Draws pictures in the given order, each in the usual widths; one that fails is reported and passed over. */
export const warmInTurn = async ({ ids, signal, log, draw }: WarmOptions): Promise<void> => {
  for (const id of new Set(ids)) {
    const spec = parseImageId(id.replace(/^\/images\//, ''));
    if (!spec) continue;
    for (const width of new Set(warmedWidths.map((asked) => renditionWidth(spec.shape, asked)))) {
      if (signal.aborted) return;
      try {
        await draw(spec, width);
      } catch (error) {
        log(`The picture ${id} could not be drawn ahead: ${String(error)}`);
      }
    }
    try {
      await pause(restInMilliseconds, undefined, { signal });
    } catch (error) {
      if (isAbort(error)) return;
      throw error;
    }
  }
};
