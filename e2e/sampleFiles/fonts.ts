import { readFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';

const folder = path.join(import.meta.dirname, '../../packages/design-system/node_modules/@fontsource-variable');

const letters = [...Array(0x17f - 0x20).keys()].map((offset) => String.fromCodePoint(0x20 + offset)).join('');

const declare = async (family: string, weight: number, file: string): Promise<string> => {
  const font = await subsetFont(readFileSync(path.join(folder, file)), `${letters}–—‘’“”…−×·`, {
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
  });
  return `@font-face{font-family:'${family}';font-weight:${weight};src:url(data:font/ttf;base64,${font.toString('base64')})}`;
};

/**
 * Style rules of the brand's fonts in the weights that documents and films use. A document embeds only these, so it is
 * small.
 */
export const fontFaces = (
  await Promise.all([
    declare('Newsreader', 400, 'newsreader/files/newsreader-latin-wght-normal.woff2'),
    declare('Newsreader', 600, 'newsreader/files/newsreader-latin-wght-normal.woff2'),
    declare('Public Sans', 400, 'public-sans/files/public-sans-latin-wght-normal.woff2'),
    declare('Public Sans', 500, 'public-sans/files/public-sans-latin-wght-normal.woff2'),
    declare('Public Sans', 600, 'public-sans/files/public-sans-latin-wght-normal.woff2'),
    declare('Public Sans', 700, 'public-sans/files/public-sans-latin-wght-normal.woff2'),
  ])
).join('');
