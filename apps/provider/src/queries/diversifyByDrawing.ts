import { getDrawingId, parseImageId } from '../images/imageId.ts';

type WithImage = { image: { uri: string } | null };

/** Returns the drawing in a story's picture, or the file of a photograph. */
const getDrawing = ({ image }: WithImage): string | undefined => {
  if (!image) return undefined;
  const drawn = parseImageId(image.uri.replace(/^\/images\//, ''));
  return drawn ? getDrawingId(drawn) : image.uri;
};

/**
 * Selects `count` items of a ranked list: the first item of each drawing before the second of any, otherwise by rank.
 */
export const diversifyByDrawing = <Item extends WithImage>(ranked: readonly Item[], count: number): Item[] => {
  const seen = new Map<string, number>();
  const withRepeat = ranked.map((item) => {
    const drawing = getDrawing(item);
    if (drawing === undefined) return { item, repeat: 0 };
    const repeat = seen.get(drawing) ?? 0;
    seen.set(drawing, repeat + 1);
    return { item, repeat };
  });
  return withRepeat
    .toSorted((a, b) => a.repeat - b.repeat)
    .slice(0, count)
    .map(({ item }) => item);
};
