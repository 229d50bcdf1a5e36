// Writes the font files of every brand: `npm run fonts`. `fonts.json` of a brand names the source of each file.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import { runMain } from './lib/args.ts';
import { StartError } from './lib/errors.ts';
import { brandFolders, inRoot } from './lib/paths.ts';

/** The weights that the design uses. Each further weight of a variable font costs bytes. */
const weights = { min: 400, max: 700 };

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

const readSources = (brand: string): Record<string, string> => {
  const file = inRoot('apps', brand, 'fonts.json');
  if (!existsSync(file)) throw new StartError(`${file} is missing. It names the source of each font file.`);
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
};

await runMain(async () => {
  for (const brand of brandFolders()) {
    for (const [name, source] of Object.entries(readSources(brand))) {
      const font = readFileSync(inRoot('apps', brand, 'node_modules', source));
      const subset = await subsetFont(font, characters, { targetFormat: 'woff2', variationAxes: { wght: weights } });
      const folder = inRoot('apps', brand, 'public/fonts');
      mkdirSync(folder, { recursive: true });
      writeFileSync(path.join(folder, `${name}.woff2`), subset);
      console.log(`apps/${brand}/public/fonts/${name}.woff2: ${font.length} bytes, now ${subset.length}`);
    }
  }
});
