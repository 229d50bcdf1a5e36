import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../src/server/limitLog.ts';
import { createAccountServices } from '../src/readers/accountServices.ts';
import { sampleAccounts, writeSampleAccounts } from '../src/readers/accounts/sampleAccounts.ts';
import { createJobQueue } from '../src/db/jobs/jobQueue.ts';
import { createHttpServer } from '../src/server/http.ts';
import { createProvider } from '../src/provider.ts';
import { describeWithDatabase } from './support/engines.ts';
import { brands } from './fixtures/brands.ts';

const lines: string[] = [];
const log = createLog('trace', { write: (line) => void lines.push(line) });
const { subscriber, password } = sampleAccounts;

describeWithDatabase('the log at its loudest', (open) => {
  let server: Server;
  let provider: ReturnType<typeof createProvider>;
  let origin: string;
  const tokens: string[] = [];

  beforeAll(async () => {
    const { db } = open();
    const clock = () => new Date();
    await writeSampleAccounts(db, clock());
    const transport = {
      deliver: async ({ recipient, text }: { recipient: string; text: string }) => {
        tokens.push(/token=([\w-]{43})/.exec(text)?.[1] ?? '');
        throw Object.assign(new Error(`550 <${recipient}> refused`), {
          response: `550 ${recipient}`,
          rejected: [recipient],
        });
      },
      close: () => undefined,
    };
    const accounts = createAccountServices({
      db,
      jobs: createJobQueue({ db, log }),
      clock,
      log,
      keys: [Buffer.alloc(32, 3)],
      brands,
      deployment: 'development',
      transport,
      formDays: 180,
    });
    provider = createProvider({ db, clock, log, mode: 'production', accounts });
    server = createHttpServer(provider.handle, log);
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await provider.start();
  });
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await provider.stop();
  });

  const post = (page: string, fields: Record<string, string>) =>
    fetch(`${origin}/Registration/${page}.aspx`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'x-forwarded-for': '203.0.113.200' },
      body: new URLSearchParams(fields),
    });

  test('contains no address, password or token', async () => {
    const response = await post('Login', { email: subscriber.email, password });
    const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
    expect(cookies).toHaveLength(8);
    const headers = { cookie: cookies.join('; ') };
    await post('Login', { email: subscriber.email, password: 'a wrong secret' });
    await post('default', {
      firstName: 'Ada',
      lastName: 'Mill',
      email: 'ada.mill@example.com',
      password: 'three unlike words',
    });
    await post('ForgotPassword', { email: subscriber.email });
    expect((await fetch(`${origin}/data-api/audience/${subscriber.email}`, { headers })).status).toBe(200);
    await fetch(`${origin}/data-api/audience/${encodeURIComponent(subscriber.email)}`, { headers });
    await fetch(`${origin}/userdemographics/?email=${subscriber.email}`, { headers });
    await provider.handle(
      new Request(`${origin}/email-story`, {
        method: 'POST',
        body: new URLSearchParams({ email: 'friend@example.com', theLink: '/2026/11/20/none/' }),
      }),
      'x',
    );
    const encrypted = cookies.find((pair) => pair.startsWith('oly_enc_id='))?.slice('oly_enc_id='.length) ?? '';
    await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ broken', variables: { encrypted } }),
    });
    for (const token of tokens.filter(Boolean)) await fetch(`${origin}/Registration/Confirm.aspx?token=${token}`);
    await fetch(`${origin}/Registration/Logout.aspx?customerId=${encrypted}`, { headers, redirect: 'manual' });

    const output = lines.join('');
    // The subscription status may be logged.
    const values = cookies
      .filter((pair) => !pair.startsWith('userAccess='))
      .map((pair) => pair.slice(pair.indexOf('=') + 1));
    expect(output).toMatch(/"path":"\/data-api\/audience\/\[address\]"/);
    expect(tokens.some(Boolean)).toBe(true);
    for (const secret of [
      password,
      'a wrong secret',
      'three unlike words',
      subscriber.email,
      encodeURIComponent(subscriber.email),
      'ada.mill',
      'friend@',
      ...tokens.filter(Boolean),
      ...values,
    ])
      expect(output.includes(secret)).toBe(false);
  });
});
