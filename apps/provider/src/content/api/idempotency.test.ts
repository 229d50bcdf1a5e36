import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { describeEachEngine } from '../../../test/support/engines.ts';
import { writePublication } from '../../../test/fixtures/publication.ts';
import { runOnce } from './idempotency.ts';
import { type Caller, createContentToken } from './tokens.ts';

describeEachEngine('idempotency keys', (open) => {
  let now = new Date('2026-11-21T15:00:00Z');
  let caller: Caller;
  let runs = 0;

  beforeAll(async () => {
    const { site } = await writePublication(open().db);
    const { id } = await createContentToken(open().db, { site, name: 'n', scopes: ['publish'], expiresAt: null }, now);
    caller = { tokenId: id, site, scopes: new Set() };
  });
  afterEach(() => void vi.useRealTimers());

  const send = (key: string, run: () => Promise<Response>, headers: Record<string, string> = {}) => {
    const request = new Request('http://x.invalid/content/v1/batch', {
      method: 'POST',
      headers: { 'idempotency-key': key, ...headers },
    });
    return runOnce({ db: open().db, caller, clock: () => now }, request, '', async () => {
      runs += 1;
      const response = await run();
      return { response, isComplete: response.ok };
    });
  };

  test('a retry does not run a batch again that takes longer than a minute', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const started = Promise.withResolvers<void>();
    const batch = Promise.withResolvers<Response>();
    const first = send('long', () => {
      started.resolve();
      return batch.promise;
    });
    await started.promise;
    now = new Date(now.getTime() + 59_000);
    vi.advanceTimersByTime(59_000);
    await vi.waitFor(async () => {
      const { createdAt } = await open()
        .db.selectFrom('contentIdempotency')
        .select('createdAt')
        .executeTakeFirstOrThrow();
      expect(createdAt).toEqual(now);
    }, 20_000);
    now = new Date(now.getTime() + 30_000);
    expect((await send('long', async () => new Response('again'))).status).toBe(409);
    batch.resolve(new Response('done'));
    expect(await (await first).text()).toBe('done');
    expect(await (await send('long', async () => new Response('again'))).text()).toBe('done');
  });

  test.each([403, 404, 409, 412, 422, 500])('a retry after status %i runs again', async (status) => {
    const key = `status ${status}`;
    expect((await send(key, async () => new Response('', { status }))).status).toBe(status);
    runs = 0;
    expect([(await send(key, async () => new Response(''))).status, runs]).toEqual([200, 1]);
  });

  test('a request with another precondition is another request', async () => {
    await send('precondition', async () => new Response(''));
    const other = await send('precondition', async () => new Response(''), { 'if-none-match': '*' });
    expect(other.status).toBe(422);
  });
});
