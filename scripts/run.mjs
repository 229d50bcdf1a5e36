// The entry of every npm command. Has no dependencies and runs on Node 20 or newer.
//   node scripts/run.mjs <script.ts, from the root> [arguments]   or   node scripts/run.mjs <command> [arguments]
// Installs the packages with the pinned pnpm and generates the code that is not in git, then runs the script with the
// pinned Node, or the command with the programs of the packages, the pinned Node and pnpm on its PATH.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const oldestNode = 24;
const root = fileURLToPath(new URL('..', import.meta.url));
const bin = path.join(root, 'node_modules/.bin');
const pnpm = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).packageManager;
const [program = '', ...args] = process.argv.slice(2);
const startedAt = Date.now();

const env = {
  ...process.env,
  PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`,
  STARTED_AT: String(startedAt),
  npm_config_loglevel: 'error',
  NEXT_TELEMETRY_DISABLED: '1',
  TURBO_TELEMETRY_DISABLED: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  DO_NOT_TRACK: '1',
};

// On standard error: the output of a command may go to a file.
const say = (text) => console.error(`${String(Math.round((Date.now() - startedAt) / 1000)).padStart(4)} s  ${text}`);
const stop = (text) => {
  console.error(text);
  process.exit(1);
};

let child;
// Ctrl-C reaches the whole process group, a supervisor's signal only this process: forward it and let the child exit first.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child?.kill(signal));

// npm may be killed without a signal to its script: stop when the parent process is gone.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && child?.kill('SIGTERM'), 1_000).unref();

const signalCodes = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };
/** Runs a command and resolves with its exit code. */
const run = (command, commandArgs, variables, stdio = 'inherit') =>
  new Promise((resolve) => {
    child = spawn(command, commandArgs, { stdio, env: variables, cwd: root });
    child.on('error', (error) => stop(`${command} could not be started: ${error.message}`));
    child.on('exit', (code, signal) => resolve(signal ? (signalCodes[signal] ?? 1) : code));
  });

/** Returns the pinned Node where the lockfile has one for this platform, else the running one. */
const findNode = () => {
  const pinned = path.join(bin, 'node');
  const candidates = [...(existsSync(pinned) ? [pinned] : []), process.execPath];
  const good = candidates.find(
    (file) =>
      Number(spawnSync(file, ['-p', 'process.versions.node'], { encoding: 'utf8' }).stdout?.split('.')[0]) >=
      oldestNode,
  );
  return (
    good ??
    stop(
      `Node ${oldestNode} or newer is needed here: install it and run the command again. (On Linux with glibc it comes by itself.)`,
    )
  );
};

const install = 'install --frozen-lockfile --reporter=append-only --loglevel=error --config.confirmModulesPurge=false';
// Its path, which turbo needs to run its tasks. npx takes seconds to find it.
const pnpmFile = path.join(root, 'node_modules', `.${pnpm}`);
const readPnpm = () => (existsSync(pnpmFile) ? readFileSync(pnpmFile, 'utf8').trim() : '');

say('Installing packages');
const still = setInterval(() => say('… still installing packages'), 15_000);
mkdirSync(path.dirname(pnpmFile), { recursive: true });
const installed = existsSync(readPnpm())
  ? await run(readPnpm(), install.split(' '), env)
  : await run('npx', ['-y', '-p', pnpm, '-c', `command -v pnpm >"$PNPM_FILE" && exec pnpm ${install}`], {
      ...env,
      PNPM_FILE: pnpmFile,
    });
clearInterval(still);
if (installed !== 0) process.exit(installed);

const withPnpm = { ...env, PATH: `${env.PATH}${path.delimiter}${path.dirname(readPnpm())}` };

// The types of the content client follow most of the provider's code, and only the checks need them: they generate them.
const generate = ['run', 'codegen', '--filter=!@masthead/content-client', '--output-logs=errors-only'];
const generated = await run(path.join(bin, 'turbo'), generate, withPnpm, ['ignore', 'ignore', 'inherit']);
if (generated !== 0) console.error('Code could not be generated. `npm run codegen` says why.');

process.exit(
  program.endsWith('.ts')
    ? await run(findNode(), [path.join(root, program), ...args], withPnpm)
    : await run(program, args, withPnpm),
);
