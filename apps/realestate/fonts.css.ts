import { declareFonts } from '@masthead/design-system/theme';

/** Class of the brand's faces. `npm run fonts` writes the files from the sources in fonts.json. */
export const fonts = declareFonts({
  headline: { fallback: 'serif', ascent: 73.5, descent: 26.5, width: { regular: 42.3, bold: 44.1 } },
  headlineItalic: { fallback: 'serif', ascent: 73.5, descent: 26.5, width: { regular: 39.9 } },
  interface: { fallback: 'sans', ascent: 95, descent: 22.5, width: { regular: 46.2, bold: 47 } },
});
