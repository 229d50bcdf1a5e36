import { motifs, palettes, type Motif, type Palette } from '../images/shapes.ts';

/** The drawing that an editor chose for a story. */
export type Picture = {
  motif: Motif;
  palette: Palette;
  /** Without it, any variant of the motif is suitable. */
  variant?: string | undefined;
};
/** Palette and variant of a picture. The motif belongs to the story and does not change. */
export type Drawing = { palette: Palette; variant: string };
/** Keys of pictures that appear next to each other, in the order of a page: a section of the home page or the top of a stream. */
export type PictureRow = readonly string[];

const sameDrawingAndPaletteCost = 10;
const sameDrawingCost = 4;
const sameMotifCost = 1;
const samePaletteCost = 0.5;
const threeInARowCost = 6;
/** The editor's palette stays unless it costs more than this. */
const paletteChangeCost = 5;
const rounds = 4;

const listCandidates = ({ motif, variant }: Picture): readonly Drawing[] =>
  (variant === undefined ? motifs[motif].variants : [variant]).flatMap((one) =>
    palettes.map((palette) => ({ palette, variant: one })),
  );

/**
 * Chooses palettes, and variants where the story has none, so that no two neighbors look alike and no three share a
 * palette. Deterministic: the same input has the same result.
 */
export const spreadDrawings = (
  chosen: ReadonlyMap<string, Picture>,
  rows: readonly PictureRow[],
): ReadonlyMap<string, Drawing> => {
  const drawings = new Map<string, Drawing>(
    [...chosen].map(([key, { motif, palette, variant }]) => [
      key,
      { palette, variant: variant ?? motifs[motif].variants[0] },
    ]),
  );
  const placesByKey = new Map<string, { row: PictureRow; index: number }[]>();
  for (const row of rows) {
    for (const [index, key] of row.entries()) {
      const list = placesByKey.get(key) ?? [];
      list.push({ row, index });
      placesByKey.set(key, list);
    }
  }
  const getCost = (motif: Motif, candidate: Drawing, { row, index }: { row: PictureRow; index: number }): number => {
    const paletteAt = (offset: number): Palette | undefined => drawings.get(row[index + offset] ?? '')?.palette;
    const beside = [-1, 1].reduce((sum, offset) => {
      const key = row[index + offset] ?? '';
      const [other, palette] = [drawings.get(key), paletteAt(offset)];
      if (!other) return sum;
      const alike =
        chosen.get(key)?.motif !== motif
          ? 0
          : palette === candidate.palette
            ? sameDrawingAndPaletteCost
            : other.variant === candidate.variant
              ? sameDrawingCost
              : sameMotifCost;
      return sum + alike + (palette === candidate.palette ? samePaletteCost : 0);
    }, 0);
    const threes = [
      [-2, -1],
      [-1, 1],
      [1, 2],
    ].filter((pair) => pair.every((offset) => paletteAt(offset) === candidate.palette));
    return beside + threes.length * threeInARowCost;
  };
  for (let round = 0; round < rounds; round += 1) {
    for (const [key, at] of placesByKey) {
      const own = chosen.get(key);
      if (!own) continue;
      const current = drawings.get(key);
      const costs = listCandidates(own).map((candidate) => ({
        candidate,
        cost:
          at.reduce((sum, place) => sum + getCost(own.motif, candidate, place), 0) +
          (candidate.palette === own.palette ? 0 : paletteChangeCost),
        stays: Number(candidate.palette === current?.palette && candidate.variant === current.variant),
      }));
      const best = costs.toSorted((a, b) => a.cost - b.cost || b.stays - a.stays)[0];
      if (best) drawings.set(key, best.candidate);
    }
  }
  return drawings;
};
