import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { openDatabase, type OpenDatabase } from '../src/db/open.ts';
import { createAccount } from '../src/readers/accounts/accounts.ts';
import { testEnv } from './support/env.ts';
import { freePort } from '@masthead/process/ports';
import { migratedDirectory } from './support/migratedDirectory.ts';
import { type ProviderProcess, startProcess } from './support/providerProcess.ts';

const now = new Date('2026-11-24T12:00:00Z');
const site = {
  key: 'harbor',
  name: 'Harbor',
  publication: 'har:harbor',
  baseDomain: 'www.example.com',
  product: 'har',
};

/** Creates a data folder whose database has a publication and an account. */
const createData = async (parent = tmpdir()): Promise<string> => {
  const folder = mkdtempSync(path.join(parent, 'masthead-commands-'));
  const directory = path.join(folder, 'database');
  cpSync(await migratedDirectory(inject('embeddedTemplate')), directory, { recursive: true });
  const { db, close } = await openDatabase({ kind: 'embedded', directory });
  await db.insertInto('sites').values(site).execute();
  await createAccount(db, { email: 'reader@example.com' }, now);
  await close();
  writeFileSync(
    path.join(folder, 'export.csv'),
    'title,slug,date,body,categories\nA pier reopens,a-pier,2026-11-20T10:00:00Z,<p>It was closed.</p>,Piers\n',
  );
  const categories = { piers: { to: 'harbor-topics/piers', create: true, name: 'Piers' } };
  writeFileSync(
    path.join(folder, 'mapping.json'),
    JSON.stringify({ site: 'https://old.example.com', categories, defaultCategory: 'harbor-topics/piers' }),
  );
  return folder;
};

const toVariables = (folder: string) => ({
  PATH: testEnv.path,
  DATA_DIR: folder,
  DEPLOYMENT: 'development',
  SAMPLE_DATA: 'none',
});

const startProvider = async (folder: string): Promise<ProviderProcess> => {
  const port = String(await freePort());
  const provider = startProcess({ ...toVariables(folder), PROVIDER_PORT: port, NODE_ENV: 'production' });
  await provider.waitForOutput('provider listening on');
  return provider;
};

const stopProvider = async ({ child }: ProviderProcess): Promise<void> => {
  const ended = once(child, 'close');
  child.kill('SIGTERM');
  await ended;
};

const startCommand = (folder: string, script: string, args: readonly string[]) => {
  const file = path.join(import.meta.dirname, '../src/operations', script);
  const child = spawn(process.execPath, [file, ...args], {
    env: toVariables(folder),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()));
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, output }));
  return { child, ended };
};
const runCommand = (folder: string, script: string, args: readonly string[]) =>
  startCommand(folder, script, args).ended;

// Each command starts a process, and that of a stopped provider the database too, which takes seconds.
describe.each(testEnv.isFullRun ? (['running', 'stopped'] as const) : [])(
  'with a %s provider on the embedded database',
  (state) => {
    let folder: string;
    let provider: ProviderProcess | undefined;
    beforeAll(async () => {
      folder = await createData();
      if (state === 'running') provider = await startProvider(folder);
    });
    afterAll(async () => {
      if (provider) await stopProvider(provider);
      rmSync(folder, { recursive: true });
    });

    test.each([
      [
        'content-token creates a token',
        'commands/contentToken.ts',
        () => ['create', '--publication', 'harbor', '--scopes', 'read,write'],
        0,
        /^Token \w+ of Harbor \(read, write\)\. Its secret is shown once:\nmct_\S+\n$/,
      ],
      [
        'content-token refuses an unknown id',
        'commands/contentToken.ts',
        () => ['revoke', 'x'],
        1,
        /^No valid token has/,
      ],
      [
        'import',
        'commands/import.ts',
        () => [`${folder}/export.csv`, '--publication', 'harbor', '--mapping', `${folder}/mapping.json`, '--run'],
        0,
        /^CSV file recognized\. Reading it\.\n[^]*2 of 2 \(100%\)[^]*The import is complete\.\n$/,
      ],
      ['seed', 'seed/main.ts', () => [], 0, /^The database already has content\./],
      ['subscribers', 'commands/subscribers.ts', () => ['--publication', 'harbor'], 0, /^email,newsletter,since\r?\n$/],
      ['subscribe', 'commands/subscribe.ts', () => ['reader@example.com', 'begin'], 0, /^Done\. /],
      [
        'subscribe refuses an unknown reader',
        'commands/subscribe.ts',
        () => ['x@example.com', 'end'],
        1,
        /^There is no/,
      ],
      ['jobs', 'commands/jobs.ts', () => [], 0, /^cleanup +\d+ waiting/],
      ['account', 'commands/account.ts', () => ['reader@example.com', 'sessions'], 0, /^No browser is signed in/],
      ['forms', 'commands/forms.ts', () => ['x@example.com', 'print'], 0, /^\[\]\n$/],
      [
        'backup',
        'backup/backupMain.ts',
        () => ['--to', `${folder}/one.tar.gz`],
        0,
        /^The backup is in .*\(\d+\.\d MB\)/,
      ],
      ['remove of a publication', 'publications/main.ts', () => ['remove', 'harbor'], 0, /^Removed harbor from/],
    ] as const)('%s has its output and exit code', async (_, script, getArgs, code, output) => {
      expect(await runCommand(folder, script, getArgs())).toEqual({ code, output: expect.stringMatching(output) });
    });

    test.runIf(state === 'running')(
      'the backup has what commands wrote, and a restore needs a stopped provider',
      async () => {
        const args = ['--from', `${folder}/one.tar.gz`, '--replace'];
        const { code, output } = await runCommand(folder, 'backup/restoreMain.ts', args);
        expect([code, output]).toEqual([1, expect.stringMatching(/a restore replaces its files\. Stop the provider/)]);
        expect((await runCommand(path.join(folder, 'other'), 'backup/restoreMain.ts', args)).code).toBe(0);
        const { db, close } = await openDatabase({ kind: 'embedded', directory: path.join(folder, 'other/database') });
        expect(await db.selectFrom('articles').select('title').execute()).toEqual([{ title: 'A pier reopens' }]);
        await close();
      },
    );
  },
);

describe('the shared embedded database', () => {
  const warnings: string[] = [];
  const log = { warn: (line: unknown) => void warnings.push(String(line)) };
  let folder: string;
  let directory: string;
  let owner: OpenDatabase;
  let stopSharing: () => Promise<void>;
  beforeAll(async () => {
    folder = await createData();
    directory = path.join(folder, 'database');
    owner = await openDatabase({ kind: 'embedded', directory });
    stopSharing = await owner.share(log);
  });
  afterAll(async () => {
    await stopSharing();
    await owner.close();
    rmSync(folder, { recursive: true });
  });
  const open = () => openDatabase({ kind: 'shared', directory });
  const listKeys = async ({ db }: OpenDatabase) =>
    (await db.selectFrom('sites').select('key').orderBy('key').execute()).map(({ key }) => key);
  const add = ({ db }: Pick<OpenDatabase, 'db'>, key: string) =>
    db
      .insertInto('sites')
      .values({ ...site, key, publication: `har:${key}` })
      .execute();

  test('is for its owner alone', () => {
    expect((statSync(directory).mode & 0o777).toString(8)).toBe('700');
    expect((statSync(path.join(directory, '.s.PGSQL.5432')).mode & 0o777).toString(8)).toBe('600');
  });

  test('has the transactions of two commands and of its process one after the other', async () => {
    const commands = [await open(), await open(), owner];
    await Promise.all(
      commands.map(({ db }, index) =>
        db.transaction().execute(async (transaction) => {
          const before = await listKeys({ ...owner, db: transaction });
          await add({ db: transaction }, `key-${index}`);
          expect(await listKeys({ ...owner, db: transaction })).toHaveLength(before.length + 1);
        }),
      ),
    );
    expect(await listKeys(owner)).toEqual(['harbor', 'key-0', 'key-1', 'key-2']);
    for (const { kind, close } of commands) if (kind === 'shared') await close();
  });

  test('rolls back what an interrupted command has not committed', async () => {
    const command = await open();
    onTestFinished(command.close);
    const [written, stopped] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const committed = command.db.transaction().execute(async (transaction) => {
      await add({ db: transaction }, 'half');
      written.resolve();
      await stopped.promise;
    });
    await written.promise;
    await stopSharing();
    expect(existsSync(path.join(directory, '.s.PGSQL.5432'))).toBe(false);
    expect(await listKeys(owner)).not.toContain('half');
    stopped.resolve();
    await expect(committed).rejects.toThrow(/connection/i);
    expect(command.isLost()).toBe(true);
    stopSharing = await owner.share(log);
  });

  test('is not shared at a path that is too long, which the provider and the command say', async () => {
    const long = path.join(folder, 'x'.repeat(100));
    mkdirSync(long);
    const data = await createData(long);
    const database = await openDatabase({ kind: 'embedded', directory: path.join(data, 'database') });
    onTestFinished(database.close);
    await database.share(log);
    expect(warnings.at(-1)).toMatch(/only while the provider is stopped: the path of .* is too long/);
    const { code, output } = await runCommand(data, 'commands/forms.ts', ['x@example.com', 'print']);
    expect([code, output]).toEqual([1, expect.stringMatching(/the path of .* is too long.*Stop it/)]);
  });

  test('refuses a command of a newer version', async () => {
    await sql`delete from kysely_migration where name = '0005_subscription_orders'`.execute(owner.db);
    const { code, output } = await runCommand(folder, 'commands/forms.ts', ['x@example.com', 'print']);
    expect([code, output]).toEqual([1, expect.stringMatching(/older version, without the migration 0005.*Restart it/)]);
  });
});
