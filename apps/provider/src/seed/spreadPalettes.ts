import { palettes, type Motif, type Palette } from '../images/shapes.ts';

export type Plate = { motif: Motif; palette: Palette };
/** Pictures that stand beside each other, in the order of a page: a section of the home page, the top of a stream. */
export type Row = readonly string[];

const sameDrawing = 10;
const samePalette = 0.5;
const thirdInARow = 6;
/** The palette that the picture editor chose is kept unless something is wrong with it. */
const otherThanChosen = 5;
const rounds = 4;

/**
 * Gives pictures other colours where two neighbours would look alike, or three share a palette. The motif stays,
 * for it belongs to the story. The same input always gives the same answer.
 */
export const spreadPalettes = (chosen: ReadonlyMap<string, Plate>, rows: readonly Row[]): ReadonlyMap<string, Palette> => {
  const palette = new Map([...chosen].map(([key, plate]) => [key, plate.palette]));
  const places = new Map<string, { row: Row; index: number }[]>();
  for (const row of rows) {
    for (const [index, key] of row.entries()) {
      const list = places.get(key) ?? [];
      list.push({ row, index });
      places.set(key, list);
    }
  }
  const costAt = (key: string, candidate: Palette, { row, index }: { row: Row; index: number }): number => {
    const paletteAt = (offset: number): Palette | undefined => palette.get(row[index + offset] ?? '');
    const besides = [-1, 1].filter((offset) => paletteAt(offset) === candidate);
    const alike = besides.filter((offset) => chosen.get(row[index + offset] ?? '')?.motif === chosen.get(key)?.motif);
    const threes = [[-2, -1], [-1, 1], [1, 2]].filter((pair) => pair.every((offset) => paletteAt(offset) === candidate));
    return alike.length * sameDrawing + besides.length * samePalette + threes.length * thirdInARow;
  };
  for (let round = 0; round < rounds; round += 1) {
    for (const [key, at] of places) {
      const own = chosen.get(key)?.palette;
      if (own === undefined) continue;
      const cost = (candidate: Palette): number =>
        at.reduce((sum, place) => sum + costAt(key, candidate, place), 0) + (candidate === own ? 0 : otherThanChosen);
      const best = palettes.toSorted((a, b) => cost(a) - cost(b) || Number(b === own) - Number(a === own))[0];
      if (best) palette.set(key, best);
    }
  }
  return palette;
};

/** Neighbours that show the same motif in the same palette. */
export const lookAlikes = (plates: ReadonlyMap<string, Plate>, rows: readonly Row[]): readonly (readonly [string, string])[] =>
  rows.flatMap((row) =>
    row.slice(1).flatMap((key, index) => {
      const [before, after] = [plates.get(row[index] ?? ''), plates.get(key)];
      return before && after && before.motif === after.motif && before.palette === after.palette ? [[row[index] ?? '', key] as const] : [];
    }),
  );
