import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { StartError } from './errors.ts';

/** Reads a font of `fonts.json`: a file of the app (`./fonts/x.woff2`) or of a package. */
export const readFontSource = (appFolder: string, source: string): Buffer => {
  const file = path.join(appFolder, source.startsWith('./') ? '' : 'node_modules', source);
  if (!existsSync(file))
    throw new StartError(
      `${file} is missing, which fonts.json names. Write a path that begins with ./ for a file of the app, otherwise the path of a file in one of the font packages.`,
    );
  return readFileSync(file);
};
