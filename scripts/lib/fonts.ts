import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Blob as FontBlob, Buffer as TextBuffer, Face, Font, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { StartError } from './errors.ts';

/** Reads a font of `fonts.json`: a file of the app (`./fonts/x.woff2`) or of a package. */
export const readFontSource = (appFolder: string, source: string): Buffer => {
  const file = path.join(appFolder, source.startsWith('./') ? '' : 'node_modules', source);
  if (!existsSync(file))
    throw new StartError(
      `${file} is missing, which fonts.json names. Write a path that begins with ./ for a file of the app, otherwise the path of a file in one of the font packages.`,
    );
  return readFileSync(file);
};

/** The weights of the design, each of which costs bytes. Italics have one: browsers embolden the rare bold. */
const weights = { upright: { min: 400, max: 700 }, italic: 400 } as const;

/** The OpenType features of the design. Each further form of the digits costs 1 to 3 KB. */
const features = ['kern', 'mark', 'mkmk', 'liga', 'calt', 'ccmp', 'locl', 'rvrn', 'lnum', 'tnum'];

/** The `unicode-range` of Latin files of Google Fonts and Fontsource: all their characters stay. */
const latin = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x304, 0x304],
  [0x308, 0x308],
  [0x329, 0x329],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2191],
  [0x2193, 0x2193],
  [0x2212, 0x2212],
  [0x2215, 0x2215],
] as const;
const characters = latin
  .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
  .map((codePoint) => String.fromCodePoint(codePoint))
  .join('');

/** Reduces a font to the Latin characters, weights and features of the design, as WOFF2. */
export const subsetForWeb = (font: Buffer, slope: keyof typeof weights): Promise<Buffer> => {
  // A variable, because the types of the package lack `keepFeatures`.
  const options = {
    targetFormat: 'woff2',
    keepFeatures: features,
    variationAxes: { wght: weights[slope] },
  } as const;
  return subsetFont(font, characters, options);
};

/** Returns one weight of a font with the characters of a text, as an uncompressed font file. */
export const subsetForOutlines = (font: Buffer, text: string, weight: number): Promise<Buffer> =>
  subsetFont(font, text, { targetFormat: 'sfnt', variationAxes: { wght: weight } });

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
