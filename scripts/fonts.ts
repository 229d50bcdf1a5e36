// Writes the font files of every brand: `npm run fonts`. `fonts.json` of a brand names the source of each file.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runMain } from './lib/args.ts';
import { StartError } from './lib/errors.ts';
import { brandFolders, inRoot } from './lib/paths.ts';
import { subsetForWeb } from './lib/subsetFonts.ts';

const readSources = (brand: string): Record<string, string> => {
  const file = inRoot('apps', brand, 'fonts.json');
  if (!existsSync(file)) throw new StartError(`${file} is missing. It names the source of each font file.`);
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
};

await runMain(async () => {
  for (const brand of brandFolders()) {
    for (const [name, source] of Object.entries(readSources(brand))) {
      const font = readFileSync(inRoot('apps', brand, 'node_modules', source));
      const subset = await subsetForWeb(font, name.endsWith('-italic') ? 'italic' : 'upright');
      const folder = inRoot('apps', brand, 'public/fonts');
      mkdirSync(folder, { recursive: true });
      writeFileSync(path.join(folder, `${name}.woff2`), subset);
      console.log(`apps/${brand}/public/fonts/${name}.woff2: ${font.length} bytes, now ${subset.length}`);
    }
  }
});
