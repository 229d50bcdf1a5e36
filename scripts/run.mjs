// The entry of `npm start`, `npm test` and `npm run dev`: no dependencies, any Node from 20 on.
// It installs with the pinned pnpm; every script after it runs on the Node the lockfile pins.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const pnpm = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).packageManager;
const env = {
  ...process.env,
  npm_config_yes: 'true',
  NEXT_TELEMETRY_DISABLED: '1',
  TURBO_TELEMETRY_DISABLED: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  DO_NOT_TRACK: '1',
};

const run = (args) => {
  const { status, signal } = spawnSync('npx', ['-y', pnpm, ...args], { stdio: 'inherit', env });
  if (signal || status) process.exit(status ?? 1);
};

// Ctrl-C reaches the whole process group: the child ends first, then this one with its status.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});

console.log('› Installing packages');
run(['install', '--frozen-lockfile', '--reporter=append-only', '--loglevel=warn']);
run(['run', '--silent', ...process.argv.slice(2)]);
