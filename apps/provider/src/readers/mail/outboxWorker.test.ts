import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, test } from 'vitest';
import { describeEachEngine } from '../../../test/support/engines.ts';
import { createLog } from '../../server/redactLog.ts';
import { retryDelaysMs, enqueueMails, type Mail, maxMailAgeMs } from './outbox.ts';
import { createOutboxWorker } from './outboxWorker.ts';
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

describeEachEngine('the outbox', (open) => {
  const outbox = () => open().db.selectFrom('outbox').selectAll().execute();
  const createTestWorker = (transport: Transport, renewalMs = 30_000) => {
    const lines: string[] = [];
    let now = start;
    const worker = createOutboxWorker({
      db: open().db,
      clock: () => now,
      log: createLog('debug', { write: (line) => void lines.push(line) }),
      transport,
      renewalMs,
    });
    workers.push(worker);
    return { ...worker, lines, wait: (ms: number) => (now = new Date(now.getTime() + ms)) };
  };
  afterEach(async () => {
    await open().db.deleteFrom('outbox').execute();
  });

  test('sends a mail once and removes it from the outbox', async () => {
    const { taken, url } = await startSmtp(() => 'nothing');
    await enqueueMails(open().db, [mail], start);
    const [one, two] = [
      createTestWorker(createSmtpTransport(url, plain)),
      createTestWorker(createSmtpTransport(url, plain)),
    ];
    await Promise.all([one.deliverDue(), two.deliverDue()]);
    await one.deliverDue();
    expect(taken).toHaveLength(1);
    const [text = ''] = taken;
    expect(text).toMatch(/^reader@example\.com\n/);
    expect(text.split('\r\n\r\n')[0]).not.toMatch(/^(Bcc|Cc):/im);
    expect(text).toMatch(/^Subject: A deal Bcc: evil@example\.com\r$/m);
    expect(text).toMatch(/text\/plain[^]*text\/html/);
    expect(await outbox()).toEqual([]);
  });

  test('cuts a long subject between characters', async () => {
    await enqueueMails(open().db, [{ ...mail, subject: `x${'👍🏽'.repeat(60)}` }], start);
    expect(await outbox()).toEqual([expect.objectContaining({ subject: expect.stringMatching(/^x(?:👍🏽)+…$/u) })]);
  });

  test('sends mails that a reader waits for before digests', async () => {
    const digests = Array.from({ length: 20 }, () => ({ ...mail, kind: 'digest' as const }));
    await enqueueMails(open().db, digests, start);
    await enqueueMails(open().db, [{ ...mail, kind: 'reset' }], new Date(start.getTime() + 1000));
    const kinds: string[] = [];
    const worker = createTestWorker({
      deliver: async ({ kind }) => (kinds.push(kind), { kind: 'sent' }),
      close: () => undefined,
    });
    worker.wait(2000);
    await worker.deliverDue();
    expect([kinds.indexOf('reset') < maxMailConnections, kinds.length]).toEqual([true, 21]);
  });

  test('sends several mails at once over connections that stay open', async () => {
    const { taken, url, connections } = await startSmtp(() => 'nothing');
    await enqueueMails(
      open().db,
      Array.from({ length: 30 }, (_, index) => ({ ...mail, recipient: `reader-${index}@example.com` })),
      start,
    );
    const sending = { now: 0, most: 0 };
    const transport = createSmtpTransport(url, plain);
    const worker = createTestWorker({
      ...transport,
      deliver: async (claimed) => {
        sending.most = Math.max(sending.most, (sending.now += 1));
        return transport.deliver(claimed).finally(() => (sending.now -= 1));
      },
    });
    await worker.deliverDue();
    await worker.stop();
    expect([new Set(taken.map((text) => text.split('\n')[0])).size, taken.length]).toEqual([30, 30]);
    expect(sending.most).toBe(maxMailConnections);
    expect(connections()).toBeLessThanOrEqual(maxMailConnections);
  });

  describe.each([
    ['that is down', async () => 'smtp://127.0.0.1:1'],
    ['that refuses the recipient for now', async () => (await startSmtp(() => 'recipient-for-now')).url],
    ['that refuses the message', async () => (await startSmtp(() => 'message')).url],
    [
      'that never responds',
      async () => {
        const silent: Server = createServer().listen(0, '127.0.0.1');
        await once(silent, 'listening');
        const sockets = new Set<{ destroy: () => void }>();
        silent.on('connection', (socket) => sockets.add(socket));
        servers.push({
          close: (done) => {
            for (const socket of sockets) socket.destroy();
            silent.close(() => done());
          },
        });
        return `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`;
      },
    ],
  ])('a mail server %s', (_, address) => {
    test('is retried with increasing delays and given up after a day, without addresses in the log', async () => {
      await enqueueMails(open().db, [mail], start);
      const worker = createTestWorker(createSmtpTransport(await address(), { ...plain, timeoutsMs: patient }));
      await worker.deliverDue();
      const [waiting] = await outbox();
      expect([waiting?.attempts, waiting?.nextAttemptAt]).toEqual([1, new Date(start.getTime() + retryDelaysMs[0])]);
      await worker.deliverDue();
      expect((await outbox())[0]?.attempts).toBe(1);
      worker.wait(retryDelaysMs[0]);
      await worker.deliverDue();
      expect((await outbox())[0]).toMatchObject({
        attempts: 2,
        nextAttemptAt: new Date(start.getTime() + retryDelaysMs[0] + retryDelaysMs[1]),
      });
      worker.wait(maxMailAgeMs);
      await worker.deliverDue();
      expect(await outbox()).toEqual([]);
      expect(worker.lines.join('')).toMatch(/was dropped/);
      expect(worker.lines.join('')).not.toMatch(/reader@|Überraschung/);
    });
  });

  test('gives up a rejected recipient after three attempts', async () => {
    const { url } = await startSmtp(() => 'recipient-for-good');
    await enqueueMails(open().db, [mail], start);
    const worker = createTestWorker(createSmtpTransport(url, plain));
    for (const wait of [0, ...retryDelaysMs.slice(0, 2)]) {
      expect(await outbox()).toHaveLength(1);
      worker.wait(wait);
      await worker.deliverDue();
    }
    expect(await outbox()).toEqual([]);
  });

  test('delivers pending mails when the server is back', async () => {
    let refusal: Refusal = 'message';
    const { taken, url } = await startSmtp(() => refusal);
    await enqueueMails(open().db, [mail, { ...mail, recipient: 'second@example.com' }], start);
    const worker = createTestWorker(createSmtpTransport(url, plain));
    await worker.deliverDue();
    refusal = 'nothing';
    worker.wait(retryDelaysMs[0]);
    await worker.deliverDue();
    expect(taken.map((text) => text.split('\n')[0]).toSorted()).toEqual(['reader@example.com', 'second@example.com']);
  });

  test('sends a mail again when the process that claimed it has exited', async () => {
    const { taken, url } = await startSmtp(() => 'nothing');
    await enqueueMails(open().db, [mail], start);
    const dying = createTestWorker({ deliver: () => Promise.reject(new Error('killed')), close: () => undefined });
    await dying.deliverDue();
    const next = createTestWorker(createSmtpTransport(url, plain));
    await next.deliverDue();
    expect(taken).toEqual([]);
    next.wait(2 * 60_000);
    await next.deliverDue();
    expect(taken).toHaveLength(1);
  });

  test('sends a mail twice with one message id when the process was killed before it removed the mail', async () => {
    const { taken, url } = await startSmtp(() => 'nothing');
    await enqueueMails(open().db, [mail], start);
    const transport = createSmtpTransport(url, plain);
    const dying = createTestWorker({
      ...transport,
      deliver: async (claimed) => {
        await transport.deliver(claimed);
        throw new Error('killed');
      },
    });
    await dying.deliverDue();
    dying.wait(2 * 60_000);
    const next = createTestWorker(transport);
    next.wait(2 * 60_000);
    await next.deliverDue();
    const ids = taken.map((text) => /^Message-ID: (.+)\r$/im.exec(text)?.[1]);
    expect(ids).toEqual([expect.stringContaining('@'), ids[0]]);
  });

  test('a mail that takes longer than its claim is not claimed by another process', async () => {
    await enqueueMails(open().db, [mail], start);
    const sending = Promise.withResolvers<void>();
    const sent = Promise.withResolvers<{ kind: 'sent' }>();
    const slow = createTestWorker({ deliver: () => (sending.resolve(), sent.promise), close: () => undefined }, 10);
    const delivered = slow.deliverDue();
    await sending.promise;
    slow.wait(110_000);
    await expect
      .poll(async () => (await outbox())[0]?.nextAttemptAt.getTime())
      .toBeGreaterThan(start.getTime() + 120_000);
    const { taken, url } = await startSmtp(() => 'nothing');
    const other = createTestWorker(createSmtpTransport(url, plain));
    other.wait(130_000);
    await other.deliverDue();
    sent.resolve({ kind: 'sent' });
    await delivered;
    expect([taken, await outbox()]).toEqual([[], []]);
  });

  test('writes each mail to a private file without a mail server', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'masthead-outbox-'));
    await enqueueMails(open().db, [mail], start);
    await createTestWorker(createFolderTransport(path.join(folder, 'outbox'))).deliverDue();
    const [name = '', ...others] = readdirSync(path.join(folder, 'outbox'));
    expect([name, others]).toEqual([expect.stringMatching(/^2026-11-21T12-00-00.000Z-story-[0-9a-f]{8}\.eml$/), []]);
    const file = path.join(folder, 'outbox', name);
    expect(readFileSync(file, 'utf8')).toMatch(/^To: reader@example\.com\r$/m);
    expect((statSync(file).mode & 0o777).toString(8)).toBe('600');
    rmSync(folder, { recursive: true });
  });
});
