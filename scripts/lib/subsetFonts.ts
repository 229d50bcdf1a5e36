import subsetFont from 'subset-font';

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
