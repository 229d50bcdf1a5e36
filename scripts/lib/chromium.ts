import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { variables, type Variables } from './env.ts';
import { StartError } from './errors.ts';

/** The path of a Chromium and its launch options on this machine. */
export type ChromiumLaunch = { executablePath: string; args: string[]; env: Record<string, string> };

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

// No background network requests, no dependence on the size of /dev/shm in a container, and the same letters everywhere.
const quiet = [
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  '--font-render-hinting=none',
];
// Chromium's sandbox does not work for root, the user of most containers.
const sandbox = (): readonly string[] => (userInfo().uid === 0 ? ['--no-sandbox'] : []);

const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    // The file is missing or not executable: try the next place.
    return false;
  }
};

const strings = (record: Variables): Record<string, string> =>
  Object.fromEntries(Object.entries(record).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));

/** A Chromium of the machine: CHROMIUM_PATH, or on a platform without the pinned one the first on the PATH. */
export const findSystemChromium = (
  { CHROMIUM_PATH, PATH = '' }: Variables,
  hasPinned = process.platform === 'linux' && process.arch === 'x64',
): string | undefined => {
  if (CHROMIUM_PATH) {
    if (isExecutable(CHROMIUM_PATH)) return CHROMIUM_PATH;
    throw new StartError(`CHROMIUM_PATH is "${CHROMIUM_PATH}", which is no program. Correct it, or unset it.`);
  }
  if (hasPinned) return undefined;
  const found = PATH.split(path.delimiter)
    .filter(Boolean)
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
    .find(isExecutable);
  const pinned = `The Chromium of the packages does not run on ${process.platform} ${process.arch}`;
  if (!found) throw new StartError(`${pinned}. Install a Chromium, or set CHROMIUM_PATH.`);
  console.warn(`${pinned}: the browser tests use ${found}. Set CHROMIUM_PATH to choose another one.`);
  return found;
};

const bundledFolder = (): string => {
  const require = createRequire(import.meta.url);
  const manifest = path.join(path.dirname(require.resolve('@sparticuz/chromium')), '../package.json');
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  return path.join(tmpdir(), `masthead-browser-${version}-${userInfo().uid}`);
};

/** Unpacks Chromium once. Of two processes at the same time the second one uses the files of the first. */
const unpack = (folder: string): void => {
  if (existsSync(folder)) return;
  const fresh = mkdtempSync(`${folder}-`);
  execFileSync(process.execPath, [path.join(import.meta.dirname, 'unpackChromium.ts')], {
    env: { ...variables, TMPDIR: fresh },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    renameSync(fresh, folder);
  } catch (error) {
    rmSync(fresh, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
};

const starts = (executablePath: string, env: Record<string, string>): boolean =>
  spawnSync(executablePath, ['--version'], { env, stdio: 'ignore' }).status === 0;

const pinnedChromium = (): ChromiumLaunch => {
  const folder = bundledFolder();
  unpack(folder);
  const executablePath = path.join(folder, 'chromium');
  // With its own fonts a page is rendered alike on every machine.
  const plain = { ...strings(variables), FONTCONFIG_PATH: path.join(folder, 'fonts') };
  // A system without NSS uses the libraries that come with this Chromium.
  const env = starts(executablePath, plain)
    ? plain
    : {
        ...plain,
        LD_LIBRARY_PATH: [path.join(folder, 'al2023/lib'), variables.LD_LIBRARY_PATH ?? ''].filter(Boolean).join(':'),
      };
  return {
    executablePath,
    args: [...sandbox(), ...quiet, '--in-process-gpu', '--headless=shell'],
    env,
  };
};

/**
 * Finds the Chromium of tests and measurements: CHROMIUM_PATH, else the pinned one of the packages. The browser of the
 * PATH is used only on a platform that the pinned one is not built for.
 * @example chromium.launch(findChromium().launchOptions)
 */
export const findChromium = (): { launchOptions: ChromiumLaunch; isPinned: boolean } => {
  const executablePath = findSystemChromium(variables);
  return executablePath
    ? { launchOptions: { executablePath, args: [...sandbox(), ...quiet], env: strings(variables) }, isPinned: false }
    : { launchOptions: pinnedChromium(), isPinned: true };
};
