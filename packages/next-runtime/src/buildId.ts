import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Reads the id of the build in an app's folder. Rejects where there is no build. */
export const readBuildId = async (appFolder: string): Promise<string> => {
  try {
    return (await readFile(path.join(appFolder, '.next/BUILD_ID'), 'utf8')).trim();
  } catch (cause) {
    throw new Error(`${appFolder} has no build. Run npm run build.`, { cause });
  }
};
