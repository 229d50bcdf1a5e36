import sans from './sans.json' with { type: 'json' };
import serif from './serif.json' with { type: 'json' };

type Face = {
  capHeight: number;
  glyphs: Readonly<Record<string, readonly (string | number)[] | undefined>>;
  kern: Readonly<Record<string, number | undefined>>;
};

/** Outlines of Newsreader 560 and Public Sans 650 (SIL Open Font License), 1000 units to the em. */
const faces = { serif, sans } as const satisfies Record<string, Face>;
/** Name of a face. */
export type FaceName = keyof typeof faces;
/** Outlines of a text as an SVG path `d`, its width, and the height of its capitals, 1000 units to the em. */
export type Lettering = { d: string; width: number; capHeight: number };

/** Shifts a path of absolute commands. */
const shifted = (d: string, dx: number, dy: number): string =>
  d.replaceAll(/(-?\d{1,9}) (-?\d{1,9})/g, (_, x: string, y: string) => `${Number(x) + dx} ${Number(y) + dy}`);

/**
 * Converts text to outlines with capitals between 0 and `capHeight`, because a picture cannot contain fonts. Letters
 * that the font lacks are left out.
 */
export const letter = (text: string, faceName: FaceName, tracking = 0): Lettering => {
  const face: Face = faces[faceName];
  let x = 0;
  let d = '';
  const characters = [...text];
  for (const [index, character] of characters.entries()) {
    const [advance, outline] = face.glyphs[character] ?? [];
    if (typeof advance !== 'number' || typeof outline !== 'string') continue;
    d += shifted(outline, x, face.capHeight);
    x += advance + tracking + (face.kern[`${character}${characters[index + 1] ?? ''}`] ?? 0);
  }
  return { d, width: x - tracking, capHeight: face.capHeight };
};
