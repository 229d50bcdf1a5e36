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
/**
 * Keys of pictures that appear next to each other, in the order of a page: a section of the home page or the top of a
 * stream.
 */
export type PictureRow = readonly string[];

const sameMotifAndPaletteCost = 10;
const sameDrawingCost = 4;
const sameMotifCost = 1;
const samePaletteCost = 0.5;
const threeInARowCost = 6;
/** The editor's palette stays unless it costs more than this. */
const paletteChangeCost = 5;
const rounds = 4;

const listCandidates = ({ motif, variant }: Picture): readonly Drawing[] =>
  (variant === undefined ? motifs[motif].variants : [variant]).flatMap((candidate) =>
    palettes.map((palette) => ({ palette, variant: candidate })),
  );

type Placement = { row: PictureRow; index: number };

/** Indexes the rows by key: the placements of each picture. */
const findPlacements = (rows: readonly PictureRow[]): ReadonlyMap<string, readonly Placement[]> => {
  const placements = new Map<string, Placement[]>();
  for (const row of rows) {
    for (const [index, key] of row.entries()) {
      const list = placements.get(key) ?? [];
      list.push({ row, index });
      placements.set(key, list);
    }
  }
  return placements;
};

type Neighbor = { motif: Motif | undefined; drawing: Drawing };

const getNeighborCost = (motif: Motif, candidate: Drawing, neighbor: Neighbor): number => {
  const isSamePalette = neighbor.drawing.palette === candidate.palette;
  const paletteCost = isSamePalette ? samePaletteCost : 0;
  if (neighbor.motif !== motif) return paletteCost;
  if (isSamePalette) return sameMotifAndPaletteCost + paletteCost;
  return neighbor.drawing.variant === candidate.variant ? sameDrawingCost : sameMotifCost;
};

/** Pairs of offsets that form three in a row with a picture. */
const threesInARow = [
  [-2, -1],
  [-1, 1],
  [1, 2],
] as const;

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
  const getCost = (motif: Motif, candidate: Drawing, { row, index }: Placement): number => {
    const getKey = (offset: number): string => row[index + offset] ?? '';
    const neighborCosts = [getKey(-1), getKey(1)].map((key) => {
      const drawing = drawings.get(key);
      return drawing ? getNeighborCost(motif, candidate, { motif: chosen.get(key)?.motif, drawing }) : 0;
    });
    const threes = threesInARow.filter((pair) =>
      pair.every((offset) => drawings.get(getKey(offset))?.palette === candidate.palette),
    );
    return neighborCosts.reduce((sum, cost) => sum + cost, 0) + threes.length * threeInARowCost;
  };
  const placementsByKey = findPlacements(rows);
  for (let round = 0; round < rounds; round += 1) {
    for (const [key, placements] of placementsByKey) {
      const picture = chosen.get(key);
      if (!picture) continue;
      const current = drawings.get(key);
      const costs = listCandidates(picture).map((candidate) => ({
        candidate,
        cost:
          placements.reduce((sum, placement) => sum + getCost(picture.motif, candidate, placement), 0) +
          (candidate.palette === picture.palette ? 0 : paletteChangeCost),
        isCurrent: Number(candidate.palette === current?.palette && candidate.variant === current.variant),
      }));
      const best = costs.toSorted((a, b) => a.cost - b.cost || b.isCurrent - a.isCurrent)[0];
      if (best) drawings.set(key, best.candidate);
    }
  }
  return drawings;
};
