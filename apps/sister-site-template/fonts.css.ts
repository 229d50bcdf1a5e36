import { declareFonts } from '@masthead/design-system/theme';

/** Class of the brand's faces. `npm run fonts` writes the files from the sources in fonts.json. */
export const fonts = declareFonts({
  headline: { fallback: 'serif', ascent: 103.6, descent: 33.5, width: { regular: 47.1, bold: 47.9 } },
  headlineItalic: { fallback: 'serif', ascent: 103.6, descent: 33.5, width: { regular: 43.4 } },
  interface: { fallback: 'sans', ascent: 95, descent: 22.5, width: { regular: 46.2, bold: 47 } },
});
