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

/** Text with digits and capitals as stories have them. The widths of system fonts are of such a text. */
const sample =
  'The change cuts the count to 521 beds from 588. At the rents its leasing consultant expects, $1,240 a bed against $1,085, monthly revenue rises by about 1%, to $646,000 from $638,000. One percent would not be worth new drawings. The other figures were, said Marguerite Stolz, who directs development for the firm. Dropping 67 beds takes out 61 bathrooms, at about $19,000 apiece, and saves $1.2 million. A building of smaller households turns over more evenly and, in the firm’s two others, needs about a third fewer hours of what the staff log calls mediation. “I have a binder of roommate disputes,” Stolz said. “There’s a laminated section on cheese.”';

/** Measures of a face for `declareFonts`, in percent of the font size. */
export type FaceMeasures = { ascent: number; descent: number; width: { regular: number; bold?: number } };

const toPercent = (units: number): number => Math.round(units) / 10;

/** Measures a font: ascent, descent and average width in weight 400, and in a weight for headings. */
export const measureFace = async (file: Buffer, boldWeight?: number): Promise<FaceMeasures> => {
  const measure = async (weight: number) => {
    const { font, positions } = await shapeText(sample, file, weight);
    const width = positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) / sample.length;
    return { ...font.hExtents(), width: toPercent(width) };
  };
  const { ascender, descender, width } = await measure(400);
  return {
    ascent: toPercent(ascender),
    descent: toPercent(-descender),
    width: { regular: width, ...(boldWeight && { bold: (await measure(boldWeight)).width }) },
  };
};
