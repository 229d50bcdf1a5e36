import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { createJobQueue } from '../../src/db/jobs/jobQueue.ts';
import { createPgBoss } from '../../src/db/jobs/pgBoss.ts';
import { type DatabaseOptions, openDatabase } from '../../src/db/open.ts';
import { startMailWorker } from '../../src/readers/mail/mailWorker.ts';
import { enqueueMails } from '../../src/readers/mail/outbox.ts';
import { createFolderTransport } from '../../src/readers/mail/transport.ts';
import { sql } from 'kysely';

// Writes a row and a mail about it in one transaction, again and again, and sends the mails, until it is killed. Prints
// the number of each committed one. With --drain it writes none, and ends when all are sent.
const {
  database = '',
  folder = '',
  first = '0',
  drain = false,
} = parseArgs({
  options: {
    database: { type: 'string' },
    folder: { type: 'string' },
    first: { type: 'string' },
    drain: { type: 'boolean' },
  },
}).values;
const options: DatabaseOptions = database.startsWith('postgres')
  ? { kind: 'server', url: database, connections: 4 }
  : { kind: 'embedded', directory: database };
const { db, close } = await openDatabase(options);
const log = pino({ level: 'silent' });
const clock = () => new Date();
const jobs = createJobQueue({ db, log });
await jobs.start();
await startMailWorker({ jobs, clock, log, transport: createFolderTransport(folder) });

const write = async (number: number): Promise<void> => {
  await db.transaction().execute(async (transaction) => {
    const now = clock();
    const lastAt = new Date(now.getTime() + 3_600_000);
    const row = { kind: 'mail', keyHash: String(number), count: 1, startedAt: now, lastAt };
    await transaction.insertInto('counters').values(row).execute();
    const mail = {
      kind: 'form',
      sender: { name: 'Gazette', address: 'no-reply@example.com' },
      recipient: 'reader@example.com',
      subject: `number-${number}`,
      text: 'A text',
      html: '<p>A text</p>',
    } as const;
    await enqueueMails(jobs, transaction, [mail], now);
  });
  process.stdout.write(`${number}\n`);
  jobs.wake('mail');
};

const countJobs = async (): Promise<number> => {
  const { rows } = await sql<{ count: string }>`select count(*) as count from pgboss.job where name = 'mail'`.execute(
    db,
  );
  return Number(rows[0]?.count);
};

if (drain) {
  // A killed process holds its mails for a minute. This one does not wait for it.
  await sql`update pgboss.job set heartbeat_on = heartbeat_on - interval '1 hour' where state = 'active'`.execute(db);
  const supervisor = await createPgBoss(db, { supervise: false, schedule: false }).start();
  await supervisor.supervise('mail');
  await supervisor.stop({ close: false });
  while ((await countJobs()) > 0) {
    await sql`update pgboss.job set start_after = now() where name = 'mail' and state = 'retry'`.execute(db);
    jobs.wake('mail');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await jobs.stop();
  await close();
  process.stdout.write('drained\n');
} else {
  for (let number = Number(first); ; number += 1) await write(number);
}
