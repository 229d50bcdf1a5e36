import localFont from 'next/font/local';

// `npm run fonts` writes the files from the sources in fonts.json.
const headline = localFont({
  src: './public/fonts/headline.woff2',
  weight: '400 700',
  display: 'optional',
  variable: '--font-headline',
  adjustFontFallback: 'Times New Roman',
});

/** A file of its own, fetched only by pages that set something in italics. */
const headlineItalic = localFont({
  src: './public/fonts/headline-italic.woff2',
  weight: '400 700',
  style: 'italic',
  display: 'optional',
  variable: '--font-headline-italic',
  adjustFontFallback: 'Times New Roman',
  preload: false,
});

const interfaceFont = localFont({
  src: './public/fonts/interface.woff2',
  weight: '400 700',
  display: 'optional',
  variable: '--font-interface',
  adjustFontFallback: 'Arial',
});

/** Class names that give the theme its families, each with a fallback of the same measure. */
export const fonts = `${headline.variable} ${headlineItalic.variable} ${interfaceFont.variable}`;
