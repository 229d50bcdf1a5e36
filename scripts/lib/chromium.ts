import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { variables, type Variables } from './env.ts';

/** A Chromium and how to start it on this machine. */
export type ChromiumLaunch = { executablePath: string; args: string[]; env: Record<string, string> };

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

// Nothing on the network but the pages under test; a container's small /dev/shm is no limit.
const quiet = [
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];
// Chromium's sandbox refuses root, which is who runs in most containers.
const sandbox = (): readonly string[] => (userInfo().uid === 0 ? ['--no-sandbox'] : []);

const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    // Not there, or not a program: the next place is tried.
    return false;
  }
};

const strings = (record: Variables): Record<string, string> =>
  Object.fromEntries(Object.entries(record).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));

/** A Chromium of the system: CHROMIUM_PATH where that is a program, else the first on the PATH. */
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

/** Unpacks once; a second process that does the same at the same time loses the race and uses what the first has made. */
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

const bundledChromium = (): ChromiumLaunch => {
  const folder = bundledFolder();
  unpack(folder);
  const executablePath = path.join(folder, 'chromium');
  const plain = { ...strings(variables), FONTCONFIG_PATH: variables.FONTCONFIG_PATH ?? path.join(folder, 'fonts') };
  // Without NSS and its kin on the system, the libraries that travel with this Chromium serve.
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
 * A Chromium for tests and audits: CHROMIUM_PATH, else one from the PATH, else the one that comes as a package.
 * @example chromium.launch(findChromium())
 */
export const findChromium = (): ChromiumLaunch => {
  const system = systemChromium(variables);
  return system
    ? { executablePath: system, args: [...sandbox(), ...quiet, '--font-render-hinting=none'], env: strings(variables) }
    : bundledChromium();
};
