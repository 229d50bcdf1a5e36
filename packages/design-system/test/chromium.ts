import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** How to start a Chromium, in the words of Playwright. */
export type ChromiumLaunch = { executablePath: string; args: string[] };

const quiet = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--font-render-hinting=none'];

const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch (error) {
    // Not there or not ours to run: the next place is tried.
    if (error instanceof Error) return false;
    throw error;
  }
};

/** Whichever Chromium the machine has: named in the environment, or on the PATH. */
export const installedChromium = (env: Record<string, string | undefined>): string | undefined => {
  const folders = (env['PATH'] ?? '').split(path.delimiter).filter(Boolean);
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const onPath = folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
  return [env['CHROMIUM_PATH'], ...onPath].find((file) => file !== undefined && file !== '' && isExecutable(file));
};

/** The Chromium inside `@sparticuz/chromium`, unpacked once into the temporary folder, with the libraries it needs. */
const packedChromium = async (): Promise<string> => {
  const { default: chromium, inflate, setupLambdaEnvironment } = await import('@sparticuz/chromium');
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const libraries = await inflate(path.join(path.dirname(entry), '..', 'bin', 'al2023.tar.br'));
  setupLambdaEnvironment(path.join(libraries, 'lib'));
  return chromium.executablePath();
};

/** A Chromium for tests, on any machine: CHROMIUM_PATH, then the PATH, then one out of a package. */
export const findChromium = async (env: Record<string, string | undefined>): Promise<ChromiumLaunch> => ({
  executablePath: installedChromium(env) ?? (await packedChromium()),
  args: quiet,
});
