import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { beforeAll, expect, inject, test } from 'vitest';
import { openDatabase } from '../src/db/open.ts';
import { createDatabase } from './support/createDatabase.ts';
import { migratedDirectory } from './support/migratedDirectory.ts';
import { useFolder } from './support/folders.ts';

const kills = 10;
const script = path.join(import.meta.dirname, 'support/mailProcess.ts');
const serverUrl = inject('postgresUrl');

const directory = useFolder();
beforeAll(() => {});

const run = (database: string, folder: string, ...args: string[]) =>
  spawn(process.execPath, [script, '--database', database, '--folder', folder, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });

/** Lists the numbers in the subjects of the mails, of which each has the id of its job in its name and message id. */
const readMails = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => Number(/^Subject: number-(\d+)/m.exec(readFileSync(path.join(folder, name), 'utf8'))?.[1]));

const readWritten = async (database: string): Promise<number[]> => {
  const { db, close } = await openDatabase(
    database.startsWith('postgres') ? { kind: 'server', url: database } : { kind: 'embedded', directory: database },
  );
  const rows = await db.selectFrom('counters').select('keyHash').where('kind', '=', 'mail').execute();
  await close();
  return rows.map(({ keyHash }) => Number(keyHash));
};

/** Kills a process that writes and sends mails, so many times, each after another number of writes. */
const killWhileWriting = async (database: string, folder: string) => {
  const acknowledged: number[] = [];
  let first = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    const child = run(database, folder, '--first', String(first));
    const lines = createInterface({ input: child.stdout });
    const writes = 1 + ((kill * 7) % 23);
    const ended = once(child, 'close');
    let count = 0;
    for await (const line of lines) {
      acknowledged.push(Number(line));
      count += 1;
      if (count === writes) child.kill('SIGKILL');
    }
    await ended;
    // The write in progress may be committed.
    first = (acknowledged.at(-1) ?? 0) + 100;
  }
  const drain = run(database, folder, '--drain');
  const [code] = (await once(drain, 'close')) as [number];
  expect(code).toBe(0);
  return acknowledged;
};

/** Kills processes, sends what is left, and returns what was lost or is too much. */
const findWrongMails = async (database: string, folder: string) => {
  mkdirSync(folder);
  const acknowledged = await killWhileWriting(database, folder);
  const sent = readMails(folder);
  const written = await readWritten(database);
  const lost = [...written, ...acknowledged].filter((number) => !sent.includes(number));
  const twice = sent.filter((number, index) => sent.indexOf(number) !== index);
  const withoutRow = sent.filter((number) => !written.includes(number));
  return { lost, twice, withoutRow };
};
const nothing = { lost: [], twice: [], withoutRow: [] };

const title = 'a process that is killed while it writes and sends mails loses none and sends none twice';

test.skipIf(serverUrl === undefined)(`${title}, on PostgreSQL`, { timeout: 400_000 }, async () => {
  const { url, drop } = await createDatabase(serverUrl ?? '', { template: inject('postgresTemplate') });
  expect(await findWrongMails(url, path.join(directory, 'server-mails'))).toEqual(nothing);
  await drop();
});

test(`${title}, embedded`, { timeout: 400_000 }, async () => {
  const database = path.join(directory, 'database');
  cpSync(await migratedDirectory(inject('embeddedTemplate')), database, { recursive: true });
  expect(await findWrongMails(database, path.join(directory, 'embedded-mails'))).toEqual(nothing);
});
