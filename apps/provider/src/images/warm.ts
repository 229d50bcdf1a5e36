import { parseImageId, type ResolvedImageSpec } from './imageId.ts';
import { renditionWidth } from './negotiate.ts';
import { imageWidths, type ImageWidth } from './shapes.ts';

type WarmOptions = {
  ids: readonly string[];
  signal: AbortSignal;
  log: (line: string) => void;
  draw: (spec: ResolvedImageSpec, width: number) => Promise<unknown>;
  /** How many pictures are drawn side by side. */
  lanes: number;
};

/** The widths that pages ask for most; the rest is made when first asked for. */
const warmedWidths: readonly ImageWidth[] = imageWidths.filter((width) => width >= 240);

/** Draws pictures in the given order, each in the usual widths; one that fails is reported and passed over. */
export const warmInTurn = async ({ ids, signal, log, draw, lanes }: WarmOptions): Promise<void> => {
  const rest = new Set(ids).values();
  const lane = async (): Promise<void> => {
    for (const id of rest) {
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
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
};
