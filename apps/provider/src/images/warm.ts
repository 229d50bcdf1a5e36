import { toDrawingSource } from './drawingSource.ts';
import { parseImageId } from './imageId.ts';
import type { PictureSource } from './pictureSource.ts';
import { imageWidths, type ImageWidth } from './shapes.ts';

type WarmOptions = {
  ids: readonly string[];
  signal: AbortSignal;
  log: (line: string) => void;
  draw: (source: PictureSource, width: number) => Promise<unknown>;
  /** Number of pictures drawn concurrently. */
  concurrency: number;
};

/** The most requested widths in px; others are rendered on request. */
const warmedWidths: readonly ImageWidth[] = imageWidths.filter((width) => width >= 240);

/**
 * Renders drawings in the order of `ids` in the usual widths. A failing one is logged and skipped. Files of the media
 * library are rendered on request, which takes a tenth of the time.
 */
export const warmPictures = async ({ ids, signal, log, draw, concurrency }: WarmOptions): Promise<void> => {
  const rest = new Set(ids).values();
  const renderNext = async (): Promise<void> => {
    for (const id of rest) {
      const spec = parseImageId(id.replace(/^\/images\//, ''));
      if (!spec) continue;
      const source = toDrawingSource(spec);
      for (const width of new Set(warmedWidths.map(source.toWidth))) {
        if (signal.aborted) return;
        try {
          await draw(source, width);
        } catch (error) {
          log(`The picture ${id} could not be drawn ahead: ${String(error)}`);
        }
      }
    }
  };
  await Promise.all(Array.from({ length: concurrency }, renderNext));
};
