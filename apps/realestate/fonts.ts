import localFont from 'next/font/local';

const headline = localFont({
  src: './node_modules/@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2',
  weight: '200 800',
  display: 'optional',
  variable: '--font-headline',
  adjustFontFallback: 'Times New Roman',
});

/** A file of its own, fetched only by pages that set something in italics. */
const headlineItalic = localFont({
  src: './node_modules/@fontsource-variable/newsreader/files/newsreader-latin-wght-italic.woff2',
  weight: '200 800',
  style: 'italic',
  display: 'optional',
  variable: '--font-headline-italic',
  adjustFontFallback: 'Times New Roman',
  preload: false,
});

const interfaceFont = localFont({
  src: './node_modules/@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2',
  weight: '100 900',
  display: 'optional',
  variable: '--font-interface',
  adjustFontFallback: 'Arial',
});

/** Class names that give the theme its families, each with a fallback of the same measure. */
export const fonts = `${headline.variable} ${headlineItalic.variable} ${interfaceFont.variable}`;
