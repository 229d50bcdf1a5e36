import { shapeText } from '../shapeText.ts';

/** A text as outlines, in units of 1/1000 of the font size. The baseline is at 0, up is positive. */
export type Outlines = {
  /** SVG paths with their horizontal positions. */
  glyphs: readonly { path: string; x: number }[];
  width: number;
  /** Characters that the face lacks. */
  missing: readonly string[];
};

/** Converts a text to outlines of a face in one weight, with kerning: a picture cannot contain fonts. */
export const drawText = async (text: string, file: Buffer, weight: number): Promise<Outlines> => {
  const { font, glyphs: shaped, positions } = await shapeText(text, file, weight);
  const glyphs: { path: string; x: number }[] = [];
  const missing = new Set<string>();
  let width = 0;
  for (const [index, { codepoint: glyph, cluster }] of shaped.entries()) {
    if (glyph === 0) missing.add(String.fromCodePoint(text.codePointAt(cluster) ?? 0));
    glyphs.push({ path: font.glyphToPath(glyph), x: width + (positions[index]?.xOffset ?? 0) });
    width += positions[index]?.xAdvance ?? 0;
  }
  return { glyphs, width, missing: [...missing] };
};
