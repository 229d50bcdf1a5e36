// `npm run desk`: the desk, an optional app with packages of its own (apps/desk/README.md).
import { createHash, randomBytes } from 'node:crypto';
import { spawn } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runMain } from './lib/args.ts';
import { dataDir, readEnv, variables, type Variables } from './lib/env.ts';
import { StartError } from './lib/errors.ts';
import { inRoot } from './lib/paths.ts';

const usage = `Usage: npm run desk                          builds what has changed, and starts the desk
       npm run desk -- dev                   with reload on change
       npm run desk -- load <publication>    loads the articles of the provider, new and changed ones
       npm run desk -- test                  types and tests
       npm run desk -- migration <name>      writes the migrations of a changed field
       npm run desk -- payload <command>     Payload's own commands`;

const app = inRoot('apps/desk');
const inApp = (...parts: readonly string[]): string => path.join(app, ...parts);

const run = (command: string, args: readonly string[], env: Variables): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, [...args], { cwd: app, env: env as NodeJS.ProcessEnv, stdio: 'inherit' });
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => child.kill(signal));
    child.once('error', reject);
    child.once('exit', (code, signal) =>
      code === 0 || signal
        ? resolve()
        : reject(new StartError(`${path.basename(args[0] ?? command)} ended with exit code ${code}.`)),
    );
  });

/** Installs the packages of the lock file where they differ from those of the last installation. */
const install = async (env: Variables): Promise<void> => {
  const lock = createHash('sha256')
    .update(readFileSync(inApp('pnpm-lock.yaml')))
    .digest('hex');
  const mark = inApp('node_modules/.installed');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === lock) return;
  await run('pnpm', ['install', '--frozen-lockfile', '--reporter=append-only', '--loglevel=error'], env);
  writeFileSync(mark, lock);
};

const readSecret = (folder: string): string => {
  const file = path.join(folder, 'secret');
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
};

/** The environment of the desk: what is set, and defaults for one machine. */
const createEnv = (): Variables => {
  const { PROVIDER_PORT } = readEnv();
  const folder = path.resolve(variables['DESK_DATA_DIR'] ?? path.join(dataDir(readEnv()), 'desk'));
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return {
    ...variables,
    DESK_DATA_DIR: folder,
    DESK_SECRET: variables['DESK_SECRET'] ?? readSecret(folder),
    PROVIDER_ORIGIN: variables['PROVIDER_ORIGIN'] ?? `http://localhost:${PROVIDER_PORT}`,
    NEXT_TELEMETRY_DISABLED: '1',
    PAYLOAD_TELEMETRY_DISABLED: '1',
  };
};

const isBuilt = (): boolean => {
  if (!existsSync(inApp('.next/BUILD_ID'))) return false;
  const builtAt = statSync(inApp('.next/BUILD_ID')).mtimeMs;
  const sources = globSync(['{app,src,generated}/**/*', '*.{ts,mjs,yaml,json}', '../provider/brands.json'], {
    cwd: app,
  });
  return sources.every((file) => file.endsWith('.generated.ts') || statSync(inApp(file)).mtimeMs <= builtAt);
};

const payload = (env: Variables, ...args: readonly string[]): Promise<void> =>
  run(process.execPath, ['node_modules/payload/bin.js', '--disable-transpile', ...args], env);

const generateTypes = (env: Variables): Promise<void> =>
  payload({ ...env, DESK_PHASE: 'generate', DESK_DATABASE_URL: undefined }, 'generate:types');

/** Writes a migration for each database. Neither has to run. */
const createMigration = async (env: Variables, name: string): Promise<void> => {
  const generating = { ...env, DESK_PHASE: 'generate', DESK_DATABASE_URL: undefined };
  await payload(generating, 'generate:importmap');
  await payload(generating, 'migrate:create', name);
  await payload({ ...generating, DESK_DATABASE_URL: 'postgres://localhost/desk' }, 'migrate:create', name);
  // What the next migration is compared with, for Payload alone.
  for (const file of globSync(inApp('generated/migrations/*/*.json')))
    writeFileSync(file, JSON.stringify(JSON.parse(readFileSync(file, 'utf8'))));
  for (const file of globSync(inApp('generated/migrations/*/*.ts'))) {
    // Payload finds migrations by their folder. Node runs them as they are, and needs to know what is a type.
    if (path.basename(file) === 'index.ts') {
      rmSync(file);
      continue;
    }
    const migration = readFileSync(file, 'utf8').replaceAll(/(?<!type )Migrate(Up|Down)Args,/g, 'type Migrate$1Args,');
    // Payload creates the schema of PostgreSQL in development only.
    const needsSchema = file.includes('postgres') && !migration.includes('CREATE SCHEMA');
    writeFileSync(
      file,
      needsSchema ? migration.replace('sql`\n', 'sql`\n   CREATE SCHEMA IF NOT EXISTS "desk";\n') : migration,
    );
  }
};

await runMain(async () => {
  const [command = 'start', ...args] = process.argv.slice(2);
  const env = createEnv();
  const node = (file: string, ...rest: readonly string[]) => run(process.execPath, [file, ...rest], env);
  const next = (...rest: readonly string[]) => node('node_modules/next/dist/bin/next', ...rest);
  const port = variables['DESK_PORT'] ?? '3100';
  if (['start', 'dev', 'load', 'test', 'migration', 'payload'].includes(command)) await install(env);
  switch (command) {
    case 'start':
      await payload(env, 'migrate');
      if (!isBuilt()) {
        await generateTypes(env);
        await next('build');
      }
      return next('start', '-p', port, '-H', '127.0.0.1');
    case 'dev':
      await payload(env, 'migrate');
      return next('dev', '-p', port, '-H', '127.0.0.1');
    case 'load':
      await payload(env, 'migrate');
      return node('src/load.ts', ...args);
    case 'test':
      await generateTypes(env);
      await node('node_modules/typescript/bin/tsc', '--noEmit', '-p', '.');
      if (variables['TEST_SCOPE'] === 'full' && !isBuilt()) await next('build');
      return node('node_modules/vitest/vitest.mjs', 'run', ...args);
    case 'migration':
      return createMigration(env, args[0] ?? 'change');
    case 'payload':
      return payload(env, ...args);
    case '--help':
      return console.log(usage);
    default:
      throw new StartError(usage);
  }
});
