import { drawingOf, parseImageId } from '../images/imageId.ts';

type WithImage = { image: { uri: string } | null };

/** The drawing that a story's picture shows, or the file itself. */
const getDrawing = ({ image }: WithImage): string | undefined => {
  if (!image) return undefined;
  const drawn = parseImageId(image.uri.replace(/^\/images\//, ''));
  return drawn ? drawingOf(drawn) : image.uri;
};

/** So many of a ranked list, the first of each drawing before the second of any; within that the rank decides. */
export const diversifyByDrawing = <Item extends WithImage>(ranked: readonly Item[], count: number): Item[] => {
  const seen = new Map<string, number>();
  const withRepeat = ranked.map((item) => {
    const drawing = getDrawing(item);
    if (drawing === undefined) return { item, turn: 0 };
    const turn = seen.get(drawing) ?? 0;
    seen.set(drawing, turn + 1);
    return { item, turn };
  });
  return withRepeat
    .toSorted((a, b) => a.turn - b.turn)
    .slice(0, count)
    .map(({ item }) => item);
};
