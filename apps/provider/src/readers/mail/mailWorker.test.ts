import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, test } from 'vitest';
import { describeEachEngine } from '../../../test/support/engines.ts';
import { untilMailsAreSent } from '../../../test/support/store.ts';
import { createJobQueue } from '../../db/jobs/jobQueue.ts';
import { createPgBoss } from '../../db/jobs/pgBoss.ts';
import { createLog } from '../../server/limitLog.ts';
import { enqueueMails, type Mail, type OutboxMail } from './outbox.ts';
import { startMailWorker } from './mailWorker.ts';
import { createFolderTransport, createSmtpTransport, maxMailConnections, type Transport } from './transport.ts';

const start = new Date('2026-11-21T12:00:00Z');
const mail: Mail = {
  kind: 'story',
  sender: { name: 'Gazette\r\nBcc: x@example.com', address: 'no-reply@example.com' },
  recipient: 'reader@example.com',
  subject: 'A deal\r\nBcc: evil@example.com\u2028',
  text: 'Überraschung\n\nhttps://example.com/',
  html: '<p>Überraschung</p>',
};

type Refusal = 'recipient-for-good' | 'recipient-for-now' | 'message' | 'nothing';
const servers: { close: (done: () => void) => unknown }[] = [];
const workers: { stop: () => Promise<void> }[] = [];
afterEach(async () => {
  // A server waits for open connections before it closes.
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
  for (const server of servers.splice(0)) await new Promise<void>((resolve) => void server.close(resolve));
});

const withCode = (responseCode: number) => Object.assign(new Error('no: reader@example.com'), { responseCode });

/** A mail server that records accepted mails or refuses as configured. */
const startSmtp = async (refusal: () => Refusal, port = 0) => {
  const taken: string[] = [];
  let connections = 0;
  const server = new SMTPServer({
    authOptional: true,
    onConnect: (_session, done) => {
      connections += 1;
      done();
    },
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => {
      const how = refusal();
      if (how === 'recipient-for-good') return done(withCode(550));
      return how === 'recipient-for-now' ? done(withCode(451)) : done();
    },
    onData: (stream, { envelope }, done) => {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      stream.on('end', () => {
        if (refusal() === 'message') return done(withCode(554));
        taken.push(`${envelope.rcptTo.map(({ address }) => address).join()}\n${text}`);
        return done();
      });
    },
  });
  server.on('error', () => undefined);
  servers.push(server);
  const listening = server.listen(port, '127.0.0.1');
  await once(listening, 'listening');
  return {
    taken,
    connections: () => connections,
    url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`,
  };
};

const plain = { tls: 'opportunistic' } as const;
const patient = { connection: 300, greeting: 300, socket: 300 };

const readMessageId = (text: string): string | undefined => /^Message-ID: (.+)\r$/im.exec(text)?.[1];

describeEachEngine('the queue of mails', (open) => {
  const listJobs = async () => {
    const { rows } = await sql<{ name: string; state: string; attempts: number; seconds: number }>`
      select name, state::text, retry_count as attempts, extract(epoch from start_after - now())::float8 as seconds
      from pgboss.job order by created_on, id`.execute(open().db);
    return rows;
  };
  const createTestWorker = async (transport: Transport) => {
    const lines: string[] = [];
    let now = start;
    const log = createLog('debug', { write: (line) => void lines.push(line) });
    const jobs = createJobQueue({ db: open().db, log });
    await jobs.start();
    const worker = {
      jobs,
      lines,
      begin: () => startMailWorker({ jobs, clock: () => now, log, transport }),
      add: (mails: Mail[], at = start) => enqueueMails(jobs, open().db, mails, at),
      /** Makes time pass for the worker. */
      wait: (ms: number) => (now = new Date(now.getTime() + ms)),
      /** Sends what is due, and what waits for its next attempt where `retry` is given. */
      send: async (waiting?: 'retry') => {
        if (waiting) await sql`update pgboss.job set start_after = now() where name = 'mail'`.execute(open().db);
        await untilMailsAreSent(open().db, jobs);
      },
      stop: async () => {
        await jobs.stop();
        transport.close();
      },
    };
    workers.push(worker);
    return worker;
  };
  const startWorker = async (transport: Transport) => {
    const worker = await createTestWorker(transport);
    await worker.begin();
    return worker;
  };
  afterEach(async () => {
    await open().db.deleteFrom('pgboss.job').execute();
  });

  test('sends a mail once and removes it', async () => {
    const { taken, url } = await startSmtp(() => 'nothing');
    const [one, two] = [
      await createTestWorker(createSmtpTransport(url, plain)),
      await createTestWorker(createSmtpTransport(url, plain)),
    ];
    await one.add([mail]);
    await Promise.all([one.begin(), two.begin()]);
    await Promise.all([one.send(), two.send()]);
    expect(taken).toHaveLength(1);
    const [text = ''] = taken;
    expect(text).toMatch(/^reader@example\.com\n/);
    expect(text.split('\r\n\r\n')[0]).not.toMatch(/^(Bcc|Cc):/im);
    expect(text).toMatch(/^Subject: A deal Bcc: evil@example\.com\r$/m);
    expect(text).toMatch(/text\/plain[^]*text\/html/);
    expect(await listJobs()).toEqual([]);
  });

  test('sends no mail of a transaction that fails', async () => {
    const { taken, url } = await startSmtp(() => 'nothing');
    const worker = await startWorker(createSmtpTransport(url, plain));
    const failing = open()
      .db.transaction()
      .execute(async (transaction) => {
        await enqueueMails(worker.jobs, transaction, [mail], start);
        throw new Error('rolled back');
      });
    await expect(failing).rejects.toThrow('rolled back');
    await worker.send();
    expect(taken).toEqual([]);
  });

  test('cuts a long subject between characters', async () => {
    const worker = await createTestWorker(createSmtpTransport('smtp://127.0.0.1:1', plain));
    await worker.add([{ ...mail, subject: `x${'👍🏽'.repeat(60)}` }]);
    const rows = await open().db.selectFrom('pgboss.job').select('data').execute();
    expect(rows).toEqual([{ data: expect.objectContaining({ subject: expect.stringMatching(/^x(?:👍🏽)+…$/u) }) }]);
  });

  test('sends mails that a reader waits for before digests', async () => {
    const kinds: string[] = [];
    const worker = await createTestWorker({
      deliver: async ({ kind }) => (kinds.push(kind), { kind: 'sent' }),
      close: () => undefined,
    });
    await worker.add(Array.from({ length: 20 }, () => ({ ...mail, kind: 'digest' as const })));
    await worker.add([{ ...mail, kind: 'reset' }]);
    await worker.begin();
    await worker.send();
    expect([kinds.indexOf('reset') < maxMailConnections, kinds.length]).toEqual([true, 21]);
  });

  test('sends several mails at once over connections that stay open', async () => {
    const { taken, url, connections } = await startSmtp(() => 'nothing');
    const sending = { now: 0, most: 0 };
    const transport = createSmtpTransport(url, plain);
    const worker = await createTestWorker({
      ...transport,
      deliver: async (claimed) => {
        sending.most = Math.max(sending.most, (sending.now += 1));
        return transport.deliver(claimed).finally(() => (sending.now -= 1));
      },
    });
    await worker.add(Array.from({ length: 30 }, (_, index) => ({ ...mail, recipient: `reader-${index}@example.com` })));
    await worker.begin();
    await worker.send();
    expect([new Set(taken.map((text) => text.split('\n')[0])).size, taken.length]).toEqual([30, 30]);
    expect(sending.most).toBe(maxMailConnections);
    expect(connections()).toBeLessThanOrEqual(maxMailConnections);
  });

  describe.each([
    ['that is down', async () => 'smtp://127.0.0.1:1'],
    ['that refuses the recipient for now', async () => (await startSmtp(() => 'recipient-for-now')).url],
    ['that refuses the message', async () => (await startSmtp(() => 'message')).url],
  ])('a mail for a server %s', (_, address) => {
    test('is retried with increasing delays and given up after a day, without addresses in the log', async () => {
      const worker = await startWorker(createSmtpTransport(await address(), { ...plain, timeoutsMs: patient }));
      await worker.add([mail]);
      await worker.send();
      const [first] = await listJobs();
      expect(first).toMatchObject({ name: 'mail', state: 'retry' });
      expect(first?.seconds).toBeGreaterThan(30);
      await worker.send('retry');
      const [second] = await listJobs();
      expect(second).toMatchObject({ state: 'retry', attempts: 1 });
      expect(second?.seconds).toBeGreaterThan(90);
      worker.wait(24 * 3_600_000);
      await worker.send('retry');
      expect(await listJobs()).toContainEqual(expect.objectContaining({ name: 'mail-failed', state: 'created' }));
      expect(worker.lines.join('')).toMatch(/was given up/);
      expect(worker.lines.join('')).not.toMatch(/reader@|Überraschung/);
    });
  });

  test('gives up a rejected recipient after three attempts', async () => {
    const { url } = await startSmtp(() => 'recipient-for-good');
    const worker = await startWorker(createSmtpTransport(url, plain));
    await worker.add([mail]);
    await worker.send();
    await worker.send('retry');
    expect(await listJobs()).toEqual([expect.objectContaining({ name: 'mail', attempts: 1 })]);
    await worker.send('retry');
    expect(await listJobs()).toContainEqual(expect.objectContaining({ name: 'mail-failed' }));
  });

  test('sends a mail that was given up again, with the same message id, when an operator says so', async () => {
    let refusal: Refusal = 'recipient-for-good';
    const { taken, url } = await startSmtp(() => refusal);
    const worker = await startWorker(createSmtpTransport(url, plain));
    await worker.add([mail]);
    const [job] = await open().db.selectFrom('pgboss.job').select('id').execute();
    await worker.send();
    for (const retry of ['retry', 'retry'] as const) await worker.send(retry);
    refusal = 'nothing';
    const operator = await createPgBoss(open().db, { supervise: false, schedule: false }).start();
    expect(await operator.redrive('mail-failed')).toBe(1);
    await operator.stop({ close: false });
    await worker.send();
    expect(taken.map(readMessageId)).toEqual([`<${job?.id}@example.com>`]);
  });

  test('gives up a mail of another version and says so', async () => {
    const { taken, url } = await startSmtp(() => 'nothing');
    const worker = await startWorker(createSmtpTransport(url, plain));
    await worker.jobs.send(open().db, 'mail', [{ data: { to: 'reader@example.com' } }]);
    await worker.add([mail]);
    await worker.send();
    expect(taken).toHaveLength(1);
    expect(await listJobs()).toContainEqual(expect.objectContaining({ name: 'mail-failed', state: 'created' }));
    expect(worker.lines.join('')).toMatch(/of another version/);
  });

  test('delivers pending mails when the server is back', async () => {
    let refusal: Refusal = 'message';
    const { taken, url } = await startSmtp(() => refusal);
    const worker = await startWorker(createSmtpTransport(url, plain));
    await worker.add([mail, { ...mail, recipient: 'second@example.com' }]);
    await worker.send();
    refusal = 'nothing';
    await worker.send('retry');
    expect(taken.map((text) => text.split('\n')[0]).toSorted()).toEqual(['reader@example.com', 'second@example.com']);
  });

  test('sends a mail twice with one message id when it could not note that the server had accepted it', async () => {
    const { taken, url } = await startSmtp(() => 'nothing');
    const transport = createSmtpTransport(url, plain);
    let fails = true;
    const worker = await startWorker({
      ...transport,
      deliver: async (claimed) => {
        const delivery = await transport.deliver(claimed);
        if (fails) throw new Error('killed');
        return delivery;
      },
    });
    await worker.add([mail]);
    await worker.send();
    fails = false;
    await worker.send('retry');
    const ids = taken.map(readMessageId);
    expect(ids).toEqual([expect.stringContaining('@'), ids[0]]);
  });

  test('writes each mail to a private file without a mail server', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'masthead-outbox-'));
    const worker = await startWorker(createFolderTransport(path.join(folder, 'outbox')));
    await worker.add([mail]);
    await worker.send();
    const [name = '', ...others] = readdirSync(path.join(folder, 'outbox'));
    expect([name, others]).toEqual([expect.stringMatching(/^2026-11-21T12-00-00.000Z-story-[0-9a-f]{8}\.eml$/), []]);
    const file = path.join(folder, 'outbox', name);
    expect(readFileSync(file, 'utf8')).toMatch(/^To: reader@example\.com\r$/m);
    expect((statSync(file).mode & 0o777).toString(8)).toBe('600');
    rmSync(folder, { recursive: true });
  });
});

const outgoing: OutboxMail = {
  id: 'one',
  kind: 'story',
  sender: { name: 'Gazette', address: 'no-reply@example.com' },
  recipient: 'reader@example.com',
  subject: 'A deal',
  text: 'Text',
  html: '<p>Text</p>',
  createdAt: new Date('2026-11-21T12:00:00Z'),
};

let server: SMTPServer | undefined;
afterEach(() => new Promise<void>((resolve) => void (server ? server.close(resolve) : resolve())));

/**
 * A mail server without TLS, as an attacker between it and the provider makes it look. It records the commands it gets.
 */
const startWithoutTls = async () => {
  const seen: string[] = [];
  server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username }, _session, done) => (seen.push('AUTH'), done(null, { user: username })),
    onMailFrom: (_address, _session, done) => (seen.push('MAIL'), done()),
    onData: (stream, _session, done) => (stream.resume(), stream.on('end', () => (seen.push('DATA'), done()))),
  });
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  return { seen, url: `smtp://user:secret@127.0.0.1:${(listening.address() as AddressInfo).port}` };
};

test('sends neither password nor mail to a server without STARTTLS when TLS is required, and retries later', async () => {
  const { seen, url } = await startWithoutTls();
  const transport = createSmtpTransport(url, { tls: 'required' });
  expect(await transport.deliver(outgoing)).toMatchObject({ kind: 'later' });
  expect(seen).toEqual([]);
  transport.close();
});

test('sends mail to a server without STARTTLS with opportunistic TLS', async () => {
  const { seen, url } = await startWithoutTls();
  const transport = createSmtpTransport(url, { tls: 'opportunistic' });
  expect(await transport.deliver(outgoing)).toEqual({ kind: 'sent' });
  expect(seen).toEqual(['AUTH', 'MAIL', 'DATA']);
  transport.close();
});
