import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** Lists the paths of the files in an app's `public` folder, which Next serves before any route. */
export const readPublicFiles = async (appFolder: string): Promise<ReadonlySet<string>> => {
  const folder = path.join(appFolder, 'public');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map(
        ({ parentPath, name }) => `/${path.relative(folder, path.join(parentPath, name)).replaceAll(path.sep, '/')}`,
      ),
  );
};
