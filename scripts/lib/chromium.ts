import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { variables, type Variables } from './env.ts';

/** The path of a Chromium and its launch options on this machine. */
export type ChromiumLaunch = { executablePath: string; args: string[]; env: Record<string, string> };

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

// No background network requests, and no dependence on the size of /dev/shm in a container.
const quiet = [
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
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

/** Returns the path of the system's Chromium: CHROMIUM_PATH, else the first on the PATH. */
export const systemChromium = ({ CHROMIUM_PATH, PATH = '' }: Variables): string | undefined =>
  [
    CHROMIUM_PATH ?? '',
    ...PATH.split(path.delimiter)
      .filter(Boolean)
      .flatMap((folder) => names.map((name) => path.join(folder, name))),
  ].find(isExecutable);

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

const bundledChromium = ({ FONTCONFIG_PATH }: Variables): ChromiumLaunch => {
  const folder = bundledFolder();
  unpack(folder);
  const executablePath = path.join(folder, 'chromium');
  const plain = { ...strings(variables), FONTCONFIG_PATH: FONTCONFIG_PATH ?? path.join(folder, 'fonts') };
  // A system without NSS uses the libraries that come with this Chromium.
  const env = starts(executablePath, plain)
    ? plain
    : {
        ...plain,
        LD_LIBRARY_PATH: [path.join(folder, 'al2023/lib'), variables.LD_LIBRARY_PATH ?? ''].filter(Boolean).join(':'),
      };
  return {
    executablePath,
    args: [...sandbox(), ...quiet, '--in-process-gpu', '--headless=shell', '--font-render-hinting=none'],
    env,
  };
};

/**
 * Finds a Chromium for tests and audits: CHROMIUM_PATH, else one from the PATH, else the one from the packages.
 * @example chromium.launch(findChromium())
 */
export const findChromium = (): ChromiumLaunch => {
  const system = systemChromium(variables);
  return system
    ? { executablePath: system, args: [...sandbox(), ...quiet, '--font-render-hinting=none'], env: strings(variables) }
    : bundledChromium(variables);
};

/**
 * Finds the Chromium of the packages with its own fonts, so that a page is rendered alike on every machine. Undefined
 * on a platform that it is not built for.
 */
export const findPinnedChromium = (): ChromiumLaunch | undefined =>
  process.platform === 'linux' && process.arch === 'x64' ? bundledChromium({}) : undefined;
