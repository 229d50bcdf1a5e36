import { globalFontFace, style } from '@vanilla-extract/css';
import { fontFaces } from './fontFiles';

/**
 * A face of a brand, in percent of the font size. Its file has the weights 400 to 700, an italic one 400
 * (`npm run fonts`).
 */
export type BrandFace = {
  /** Its fallback: system fonts. */
  fallback: keyof typeof systemFonts;
  ascent: number;
  descent: number;
  /** Average width of a character of running text in weight 400, and in the weight of headings if the face has any. */
  width: { regular: number; bold?: number };
};

/**
 * Full names of one face on different systems, and its average width of a character, measured with the text of an
 * article.
 */
type SystemFont = { names: readonly string[]; width: number };
type SystemFonts = Readonly<Record<'desktop' | 'android', { regular: SystemFont; bold: SystemFont }>>;

const systemFonts = {
  serif: {
    desktop: {
      regular: { names: ['Times New Roman', 'Liberation Serif'], width: 40.4 },
      bold: {
        names: ['Times New Roman Bold', 'Liberation Serif Bold'],
        width: 42.9,
      },
    },
    android: { regular: { names: ['Noto Serif'], width: 47.5 }, bold: { names: ['Noto Serif Bold'], width: 50.4 } },
  },
  sans: {
    desktop: {
      regular: { names: ['Arial', 'Liberation Sans'], width: 44.4 },
      bold: { names: ['Arial Bold', 'Liberation Sans Bold'], width: 47.6 },
    },
    android: { regular: { names: ['Roboto'], width: 44.2 }, bold: { names: ['Roboto Bold'], width: 44.9 } },
  },
} satisfies Record<string, SystemFonts>;

const weights = { regular: '400 499', bold: '500 700' } as const;

const percent = (value: number): string => `${Number(value.toFixed(2))}%`;

const toFallback = (face: BrandFace, { names, width }: SystemFont, weight: keyof typeof weights) => {
  const size = (face.width[weight] ?? face.width.regular) / width;
  return {
    src: names.map((name) => `local("${name}")`).join(','),
    ...(face.width.bold && { fontWeight: weights[weight] }),
    sizeAdjust: percent(size * 100),
    // Browsers multiply these by `size-adjust`.
    ascentOverride: percent(face.ascent / size),
    descentOverride: percent(face.descent / size),
    lineGapOverride: '0%',
  };
};

/** Declares a face and its fallbacks. Returns the families: the face first. */
const declareFace = (name: keyof typeof fontFaces, face: BrandFace): readonly string[] => {
  const { family, file } = fontFaces[name];
  globalFontFace(family, {
    src: `url(${file}) format("woff2")`,
    ...(name === 'headlineItalic'
      ? { fontWeight: '400', fontStyle: 'italic' }
      : { fontWeight: '400 700', fontStyle: 'normal' }),
    fontDisplay: 'swap',
  });
  const fallbacks = Object.entries(systemFonts[face.fallback]).map(([system, { regular, bold }]) => {
    const fallback = `${family} ${system}`;
    globalFontFace(fallback, [
      toFallback(face, regular, 'regular'),
      ...(face.width.bold ? [toFallback(face, bold, 'bold')] : []),
    ]);
    return fallback;
  });
  return [family, ...fallbacks].map((each) => `"${each}"`);
};

/**
 * Declares the faces of a brand, each with system fonts that are adjusted to take as much space, so that the text hardly
 * moves when the faces arrive. Returns a class that names them for the theme.
 */
export const declareFonts = (faces: Readonly<Record<keyof typeof fontFaces, BrandFace>>): string =>
  style({
    vars: {
      '--font-headline': declareFace('headline', faces.headline).join(','),
      '--font-headline-italic': declareFace('headlineItalic', faces.headlineItalic).join(','),
      '--font-interface': declareFace('interface', faces.interface).join(','),
    },
  });
