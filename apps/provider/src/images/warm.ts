import { parseImageId, type ResolvedImageSpec } from './imageId.ts';
import { renditionWidth } from './negotiate.ts';
import { imageWidths, type ImageWidth } from './shapes.ts';

type WarmOptions = {
  ids: readonly string[];
  signal: AbortSignal;
  log: (line: string) => void;
  draw: (spec: ResolvedImageSpec, width: number) => Promise<unknown>;
  /** Number of pictures drawn concurrently. */
  lanes: number;
};

/** The most requested widths in px; others are rendered on request. */
const warmedWidths: readonly ImageWidth[] = imageWidths.filter((width) => width >= 240);

/** Renders pictures in the given order in the usual widths. A failing picture is logged and skipped. */
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
