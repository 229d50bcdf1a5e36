import type { Kysely } from 'kysely';
import { expect, test, vi } from 'vitest';
import type { Database } from '../db/schema.ts';
import type { ReportSecurityEvent } from '../server/securityLog.ts';
import { createViewRoute, viewLimit } from './route.ts';

test('reads beyond the limit of a client are refused and reported as a security event', async () => {
  const report = vi.fn<ReportSecurityEvent>();
  // A body that is refused never reaches the database or the recorder.
  const route = createViewRoute({} as Kysely<Database>, { record: () => undefined, flush: async () => undefined }, () => new Date('2026-11-21T12:00:00Z'), report);
  const send = async () => (await route(new Request('http://x/views', { method: 'POST', body: '' }), '203.0.113.9')).status;
  for (let count = 0; count < viewLimit.burst; count += 1) expect(await send()).toBe(400);
  expect(report).not.toHaveBeenCalled();
  expect(await send()).toBe(429);
  expect(report).toHaveBeenCalledExactlyOnceWith({ event: 'request-throttled', reason: 'client' }, '203.0.113.9');
});
