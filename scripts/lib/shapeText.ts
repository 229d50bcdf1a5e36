import { Blob as FontBlob, Buffer as TextBuffer, Face, Font, shape } from 'harfbuzzjs';
import { subsetForOutlines } from './subsetFonts.ts';

/** Shapes a text with a face in one weight, with kerning. The unit is 1/1000 of the font size. */
export const shapeText = async (text: string, file: Buffer, weight: number) => {
  const subset = await subsetForOutlines(file, text, weight);
  const font = new Font(new Face(new FontBlob(new Uint8Array(subset).buffer)));
  font.setScale(1000, 1000);
  const buffer = new TextBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  return { font, glyphs: buffer.getGlyphInfos(), positions: buffer.getGlyphPositions() };
};
