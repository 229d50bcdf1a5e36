import { expect, test, vi } from 'vitest';
import { createRouter } from './router.ts';
import type { ReportSecurityEvent } from './securityLog.ts';

test.each([
  ['a response within the limit', 200, []],
  ['a response over the limit', 429, [[{ event: 'request-throttled', reason: 'client' }, '203.0.113.9']]],
])('reports a security event only for a rate-limited client: %s', async (_, status, events) => {
  const report = vi.fn<ReportSecurityEvent>();
  const route = createRouter(
    [{ path: '/images/*', methods: ['GET'], handle: async () => new Response(null, { status }) }],
    () => true,
    report,
  );
  expect((await route(new Request('http://x/images/a'), '203.0.113.9')).status).toBe(status);
  expect(report.mock.calls).toEqual(events);
});
