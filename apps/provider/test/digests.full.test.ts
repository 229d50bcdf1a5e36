import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openDatabase } from '../src/db/open.ts';
import { maxMailConnections } from '../src/readers/mail/transport.ts';
import { writePublication, writeStories } from './fixtures/publication.ts';
import { freePort } from '@masthead/process/ports';
import { migratedDirectory } from './support/migratedDirectory.ts';
import { startProcess } from './support/providerProcess.ts';

const [faketime] = globSync('/usr/lib/*/faketime/libfaketime.so.1');
const readerCount = 30;
const sevenInNewYork = new Date('2026-11-22T12:00:00Z');

let directory: string;
let server: SMTPServer | undefined;
let smtpPort: number;
/** Message ids by recipient, as often as the mail server accepted them. */
const accepted = new Map<string, string[]>();
/** When the process sent each mail, by its clock. */
const sentAt: Date[] = [];
const countReaders = (): number => accepted.size;

/** A mail server that takes a moment for each mail, so that a kill arrives between two of them. */
const startMailServer = async (): Promise<number> => {
  const started = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, { envelope }, done) => {
      let text = '';
      stream.on('data', (data: Buffer) => (text += data.toString()));
      stream.on('end', () => {
        const recipient = envelope.rcptTo[0]?.address ?? '';
        const id = /^message-id: *(\S+)/im.exec(text)?.[1] ?? '';
        accepted.set(recipient, [...(accepted.get(recipient) ?? []), id]);
        sentAt.push(new Date(/^date: *(.+)$/im.exec(text)?.[1] ?? ''));
        setTimeout(done, 150);
      });
    },
  });
  server = started;
  started.on('error', () => undefined);
  const listening = started.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  return (listening.address() as AddressInfo).port;
};

/** Readers who follow a market with new stories, and are due at seven. */
const writeReaders = async (): Promise<void> => {
  const { db, close } = await openDatabase({ kind: 'embedded', directory: path.join(directory, 'database') });
  const publication = await writePublication(db);
  await writeStories(db, publication, [
    { slug: 'first', title: 'A tower and its loan', hours: -2, streams: ['markets/atlanta'] },
  ]);
  await db.updateTable('sites').set({ key: 'sister-site' }).where('key', '=', 'example').execute();
  const chosenAt = new Date('2026-11-21T15:00:00Z');
  const accounts = await db
    .insertInto('accounts')
    .values(
      Array.from({ length: readerCount }, (_, index) => ({
        id: randomUUID(),
        email: `reader-${index}@example.com`,
        passwordHash: 'none',
        firstName: 'Robin',
        lastName: 'Reader',
        createdAt: chosenAt,
        updatedAt: chosenAt,
      })),
    )
    .returning('id')
    .execute();
  const rows = accounts.map(({ id }) => ({ accountId: id, site: 'sister-site' }));
  await db
    .insertInto('follows')
    .values(rows.map((row) => ({ ...row, kind: 'stream' as const, target: 'markets/atlanta', followedAt: chosenAt })))
    .execute();
  await db
    .insertInto('digests')
    .values(
      rows.map((row, index) => ({
        ...row,
        frequency: 'daily' as const,
        token: `token-${index}`,
        chosenAt,
        coveredUntil: chosenAt,
      })),
    )
    .execute();
  // A provider ran until two minutes before seven: what it misses while it starts is made up for.
  await sql`insert into pgboss.schedule (name, key, cron, timezone, data, options, created_on)
    values ('digests', 'sister-site-daily', '0 7 * * *', 'America/New_York', '{"site":"sister-site","frequency":"daily"}',
      '{"missed":"once"}', ${chosenAt})`.execute(db);
  await sql`update pgboss.version set cron_on = '2026-11-22T11:58:00Z'`.execute(db);
  await close();
};

/** Starts a provider whose clock begins at a time. */
const startAt = async (time: string) => {
  const provider = startProcess({
    DATA_DIR: directory,
    PROVIDER_PORT: String(await freePort()),
    NODE_ENV: 'production',
    DEPLOYMENT: 'development',
    SAMPLE_DATA: 'none',
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    SMTP_TLS: 'opportunistic',
    TZ: 'UTC',
    LD_PRELOAD: faketime ?? '',
    FAKETIME: `@${time}`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  });
  await provider.waitForOutput('provider listening on');
  return provider;
};

beforeAll(async () => {
  directory = mkdtempSync(path.join(tmpdir(), 'masthead-digests-'));
  cpSync(await migratedDirectory(inject('embeddedTemplate')), path.join(directory, 'database'), { recursive: true });
  await writeReaders();
  smtpPort = await startMailServer();
});
afterAll(async () => {
  await new Promise<void>((resolve) => void (server ? server.close(resolve) : resolve()));
  rmSync(directory, { recursive: true, force: true });
});

test.skipIf(faketime === undefined)(
  'digests leave at 7 a.m., and a process that is killed between them leaves one mail for each reader',
  { timeout: 500_000 },
  async () => {
    // Enough for a start on an idle machine; what a busy one sends later proves less, and fails nothing.
    const early = await startAt('2026-11-22 11:59:50');
    await expect.poll(countReaders, { timeout: 150_000, interval: 20 }).toBeGreaterThanOrEqual(8);
    early.child.kill('SIGKILL');
    await once(early.child, 'close');
    expect(countReaders()).toBeLessThan(readerCount);

    // A killed process holds its jobs for a minute, and they wait for one to two minutes more.
    const late = await startAt('2026-11-22 12:06:00');
    await expect.poll(countReaders, { timeout: 240_000 }).toBe(readerCount);
    await new Promise((resolve) => setTimeout(resolve, 3000));
    late.child.kill('SIGTERM');
    await once(late.child, 'close');

    expect(
      sentAt.filter((at) => !(at >= sevenInNewYork)),
      'mails before seven',
    ).toEqual([]);
    const ids = [...accepted.values()];
    expect(
      ids.filter((own) => new Set(own).size !== 1),
      'readers with two digests',
    ).toEqual([]);
    // The mails that the killed process was sending may arrive again, each with its message id.
    expect(ids.flat().length).toBeLessThanOrEqual(readerCount + maxMailConnections);
  },
);
