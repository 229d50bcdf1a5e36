import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const lines: Record<string, unknown>[] = [];

beforeEach(() => {
  lines.length = 0;
  vi.resetModules();
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(
    (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const from = (forwardedFor: string): Headers => new Headers({ 'x-forwarded-for': forwardedFor });

test('an event is one structured line at once, without the address of the client', async () => {
  const { logSecurityEvent } = await import('./securityLog');
  logSecurityEvent({ event: 'preview-refused', reason: 'unknown-origin' }, from('203.0.113.9'));
  expect(lines).toEqual([
    {
      level: 'warn',
      message: 'security event',
      event: 'preview-refused',
      reason: 'unknown-origin',
      count: 1,
      clients: [expect.stringMatching(/^[\w-]{12}$/)],
    },
  ]);
  expect(JSON.stringify(lines)).not.toContain('203.0.113');
});

test('one client has one hash per day, regardless of its own X-Forwarded-For', async () => {
  vi.stubEnv('TRUSTED_PROXIES', '10.0.0.0/8');
  const { logSecurityEvent } = await import('./securityLog');
  const hashFor = (forwardedFor: string): unknown => {
    lines.length = 0;
    logSecurityEvent({ event: 'preview-refused', reason: 'malformed' }, from(forwardedFor));
    vi.advanceTimersByTime(60_000);
    return lines[0]?.['clients'];
  };
  vi.setSystemTime(new Date('2026-11-21T12:00:00Z'));
  const hash = hashFor('203.0.113.9');
  expect(hashFor('192.0.2.1, 203.0.113.9, 10.0.0.2, ::ffff:127.0.0.1')).toEqual(hash);
  expect(hashFor('203.0.113.10')).not.toEqual(hash);
  expect(
    hashFor('203.0.113.9, 192.168.1.2'),
    'a private address that is not in TRUSTED_PROXIES is a client',
  ).not.toEqual(hash);
  expect(hashFor('2001:db8::1')).toEqual(hashFor('2001:db8::2'));
  vi.setSystemTime(new Date('2026-11-22T12:00:00Z'));
  expect(hashFor('203.0.113.9')).not.toEqual(hash);
});
