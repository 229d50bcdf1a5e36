import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Reads the id of the build in an app's folder. Rejects where there is no build. */
export const readBuildId = async (appFolder: string): Promise<string> =>
  (await readFile(path.join(appFolder, '.next/BUILD_ID'), 'utf8')).trim();
