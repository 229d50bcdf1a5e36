// Writes the font files of every brand and prints their measures: `npm run fonts`. `fonts.json` names the source of
// each file.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runMain, withUsage } from './lib/args.ts';
import { loadTheme } from './lib/brandFacts.ts';
import { StartError } from './lib/errors.ts';
import { measureFace, subsetForWeb, readFontSource } from './lib/fonts.ts';
import { brandFolders, inRoot } from './lib/paths.ts';

const readSources = (brand: string): Record<string, string> => {
  const file = inRoot('apps', brand, 'fonts.json');
  if (!existsSync(file)) throw new StartError(`${file} is missing. It names the source of each font file.`);
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
};

/** The weight of most bold text in the interface. */
const interfaceWeight = 600;

await runMain(async () => {
  withUsage('Usage: npm run fonts', () => parseArgs());
  for (const brand of brandFolders()) {
    const { headWeight } = (await loadTheme(inRoot('apps', brand))).font;
    // Italics have one weight.
    const boldWeights: Readonly<Record<string, number>> = { headline: Number(headWeight), interface: interfaceWeight };
    for (const [name, source] of Object.entries(readSources(brand))) {
      const font = readFontSource(inRoot('apps', brand), source);
      const subset = await subsetForWeb(font, name.endsWith('-italic') ? 'italic' : 'upright');
      const folder = inRoot('apps', brand, 'public/fonts');
      mkdirSync(folder, { recursive: true });
      writeFileSync(path.join(folder, `${name}.woff2`), subset);
      console.log(`apps/${brand}/public/fonts/${name}.woff2: ${font.length} bytes, now ${subset.length}`);
      const { ascent, descent, width } = await measureFace(font, boldWeights[name]);
      const bold = width.bold ? `, bold: ${width.bold}` : '';
      console.log(
        `  fonts.css.ts: ascent: ${ascent}, descent: ${descent}, width: { regular: ${width.regular}${bold} }`,
      );
    }
  }
});
