import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type DestinationStream, pino } from 'pino';
import type { PasswordCost } from '../../src/readers/accounts/passwords.ts';
import { createAccountServices } from '../../src/readers/accountServices.ts';
import type { SecondFactorPolicy } from '../../src/readers/accounts/visitor.ts';
import { createJobQueue, type JobQueue } from '../../src/db/jobs/jobQueue.ts';
import { startMailWorker } from '../../src/readers/mail/mailWorker.ts';
import type { OpenDatabase } from '../../src/db/open.ts';
import { createFolderTransport, type Transport } from '../../src/readers/mail/transport.ts';
import type { Deployment } from '../../src/content/publications/brands.ts';
import { createRouter } from '../../src/server/router.ts';
import { brands } from '../fixtures/brands.ts';
import { type Kysely, sql } from 'kysely';
import { vi } from 'vitest';
import type { Database } from '../../src/db/schema.ts';

/** Waits until each mail that is due was sent, postponed or given up. */
export const untilMailsAreSent = (db: Kysely<Database>, jobs: JobQueue): Promise<true> =>
  vi.waitUntil(
    async () => {
      jobs.wake('mail');
      const { rows } = await sql`
        select 1 from pgboss.job where name = 'mail'
          and (state = 'active' or state in ('created', 'retry') and start_after <= now()) limit 1`.execute(db);
      return rows.length === 0;
    },
    { timeout: 60_000, interval: 10 },
  );

export const siteOrigin = 'http://localhost:3000';

/** the lowest cost that argon2 accepts, to keep tests fast. */
export const testPasswordCost: PasswordCost = { memory: 8, passes: 1, parallelism: 1 };

type Options = {
  secondFactor?: SecondFactorPolicy;
  deployment?: Deployment;
  transport?: Transport;
  log?: DestinationStream;
};

/**
 * Opens the store on a real database. Its mails are files in a temporary folder. Nothing runs by the clock: tests have
 * their own.
 */
export const openStore = async (
  { db }: OpenDatabase,
  clock: () => Date,
  { secondFactor, deployment = 'development', transport, log }: Options = {},
) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'masthead-store-'));
  const logger = log ? pino({ level: 'info' }, log) : pino({ level: 'silent' });
  const jobs = createJobQueue({ db, log: logger });
  const mails = transport ?? createFolderTransport(folder);
  await jobs.start();
  await startMailWorker({ jobs, clock, log: logger, transport: mails });
  const services = createAccountServices({
    db,
    jobs,
    clock,
    log: logger,
    keys: [Buffer.alloc(32, 7)],
    brands,
    deployment,
    secondFactor,
    transport: mails,
    formDays: 180,
    passwordCost: testPasswordCost,
  });
  const handle = createRouter(services.routes, services.isOwnOrigin, services.securityEvent);

  /** Returns the mails to a recipient, oldest first, with soft line breaks removed. */
  const mailsTo = async (recipient: string): Promise<string[]> => {
    await untilMailsAreSent(db, jobs);
    const files = readdirSync(folder)
      .filter((name) => name.endsWith('.eml'))
      .toSorted();
    const mails = files.map((name) =>
      readFileSync(path.join(folder, name), 'utf8').replaceAll('=\r\n', '').replaceAll('=3D', '='),
    );
    return mails.filter((mail) => mail.includes(`\nTo: ${recipient}`));
  };

  const close = async (): Promise<void> => {
    await services.stop();
    rmSync(folder, { recursive: true });
  };

  return { services, jobs, handle, mailsTo, close };
};

export type Store = Awaited<ReturnType<typeof openStore>>;

type Sent = { headers?: Record<string, string>; method?: string; body?: string };

/** A browser that stores cookies and sends the origin of its forms. */
export const openBrowser = ({ handle }: Pick<Store, 'handle'>, client = '203.0.113.7', origin = siteOrigin) => {
  const jar = new Map<string, string>();
  const send = async (address: string, { headers = {}, ...sent }: Sent = {}): Promise<Response> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const { host, protocol } = new URL(origin);
    const request = new Request(new URL(address, 'http://provider.invalid'), {
      ...sent,
      headers: {
        'x-forwarded-host': host,
        'x-forwarded-proto': protocol.replace(':', ''),
        ...(cookie && { cookie }),
        ...headers,
      },
    });
    const response = await handle(request, client);
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const name = pair.slice(0, pair.indexOf('='));
      if (/Expires=Thu, 01 Jan 1970/.test(line)) jar.delete(name);
      else jar.set(name, pair.slice(name.length + 1));
    }
    return response;
  };
  const own = { origin, 'sec-fetch-site': 'same-origin' };
  type Fields = Record<string, string> | [string, string][];
  /** Sends a form from a page of the site. Pass other headers to send it from elsewhere. */
  const post = (address: string, fields: Fields, headers: Record<string, string> = own) =>
    send(address, {
      method: 'POST',
      body: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });
  const get = (address: string, headers: Record<string, string> = {}) => send(address, { headers });
  /** Sends a form and returns the page that its redirect leads to. */
  const submit = async (address: string, fields: Fields): Promise<Response> => {
    const response = await post(address, fields);
    return response.status === 303 ? send(response.headers.get('location') ?? '') : response;
  };
  return {
    jar,
    get,
    post,
    submit,
    getText: async (...request: Parameters<typeof get>) => (await get(...request)).text(),
    submitForText: async (...request: Parameters<typeof submit>) => (await submit(...request)).text(),
    getStatus: async (...request: Parameters<typeof get>) => (await get(...request)).status,
    postForStatus: async (...request: Parameters<typeof post>) => (await post(...request)).status,
  };
};
