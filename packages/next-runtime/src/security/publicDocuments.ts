import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * The HTML documents of one folder of an app's `public` folder, by their path on the site. Files of the app are trusted as
 * a whole.
 */
export const readPublicDocuments = async (appFolder: string, folder: string): Promise<ReadonlyMap<string, string>> => {
  const directory = path.join(appFolder, 'public', folder);
  const names = (await readdir(directory)).filter((name) => name.endsWith('.html'));
  return new Map(
    await Promise.all(
      names.map(async (name): Promise<[string, string]> => [
        `/${folder}/${name}`,
        await readFile(path.join(directory, name), 'utf8'),
      ]),
    ),
  );
};
