import { motifs, palettes, type Motif, type Palette } from '../images/shapes.ts';

export type Plate = {
  motif: Motif;
  palette: Palette;
  /** Left out, any of the motif's serves the story. */ variant?: string | undefined;
};
/** What is decided of a picture: the motif stays, for it belongs to the story. */
export type Drawn = { palette: Palette; variant: string };
/** Pictures that stand beside each other, in the order of a page: a section of the home page, the top of a stream. */
export type Row = readonly string[];

const sameInBoth = 10;
const sameDrawing = 4;
const sameMotif = 1;
const samePalette = 0.5;
const thirdInARow = 6;
/** The palette that the picture editor chose is kept unless something is wrong with it. */
const otherThanChosen = 5;
const rounds = 4;

const candidatesFor = ({ motif, variant }: Plate): readonly Drawn[] =>
  (variant === undefined ? motifs[motif].variants : [variant]).flatMap((one) =>
    palettes.map((palette) => ({ palette, variant: one })),
  );

/**
 * Gives pictures other colours, and where the story leaves it open another variant of their motif, so that no two
 * neighbours look alike and no three share a palette. The same input always gives the same answer.
 */
export const spreadDrawings = (
  chosen: ReadonlyMap<string, Plate>,
  rows: readonly Row[],
): ReadonlyMap<string, Drawn> => {
  const drawn = new Map<string, Drawn>(
    [...chosen].map(([key, { motif, palette, variant }]) => [
      key,
      { palette, variant: variant ?? motifs[motif].variants[0] },
    ]),
  );
  const places = new Map<string, { row: Row; index: number }[]>();
  for (const row of rows) {
    for (const [index, key] of row.entries()) {
      const list = places.get(key) ?? [];
      list.push({ row, index });
      places.set(key, list);
    }
  }
  const costAt = (motif: Motif, candidate: Drawn, { row, index }: { row: Row; index: number }): number => {
    const paletteAt = (offset: number): Palette | undefined => drawn.get(row[index + offset] ?? '')?.palette;
    const beside = [-1, 1].reduce((sum, offset) => {
      const key = row[index + offset] ?? '';
      const [other, palette] = [drawn.get(key), paletteAt(offset)];
      if (!other) return sum;
      const alike =
        chosen.get(key)?.motif !== motif
          ? 0
          : palette === candidate.palette
            ? sameInBoth
            : other.variant === candidate.variant
              ? sameDrawing
              : sameMotif;
      return sum + alike + (palette === candidate.palette ? samePalette : 0);
    }, 0);
    const threes = [
      [-2, -1],
      [-1, 1],
      [1, 2],
    ].filter((pair) => pair.every((offset) => paletteAt(offset) === candidate.palette));
    return beside + threes.length * thirdInARow;
  };
  for (let round = 0; round < rounds; round += 1) {
    for (const [key, at] of places) {
      const own = chosen.get(key);
      if (!own) continue;
      const kept = drawn.get(key);
      const costs = candidatesFor(own).map((candidate) => ({
        candidate,
        cost:
          at.reduce((sum, place) => sum + costAt(own.motif, candidate, place), 0) +
          (candidate.palette === own.palette ? 0 : otherThanChosen),
        stays: Number(candidate.palette === kept?.palette && candidate.variant === kept.variant),
      }));
      const best = costs.toSorted((a, b) => a.cost - b.cost || b.stays - a.stays)[0];
      if (best) drawn.set(key, best.candidate);
    }
  }
  return drawn;
};
