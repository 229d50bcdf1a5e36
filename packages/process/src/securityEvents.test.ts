import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSecurityLog, type SecurityEventShape, type SecurityLine } from './securityEvents.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const open = () => {
  const lines: SecurityLine<SecurityEventShape>[] = [];
  return { lines, ...createSecurityLog<SecurityEventShape>((line) => void lines.push(line)) };
};

test("logs an event at once as a structured line without the client's address", () => {
  const { lines, report } = open();
  report({ event: 'sign-in-failed', reason: 'wrong-credentials' }, '203.0.113.9');
  expect(lines).toEqual([
    expect.objectContaining({
      event: 'sign-in-failed',
      reason: 'wrong-credentials',
      count: 1,
      clients: [expect.stringMatching(/^[\w-]{12}$/)],
    }),
  ]);
  expect(JSON.stringify(lines)).not.toContain('203.0.113');
});

test('logs 10,000 repetitions as one line after a minute, with a count and at most ten clients', () => {
  const { lines, report } = open();
  for (let index = 0; index <= 10_000; index += 1)
    report({ event: 'account-locked-out', reason: 'account' }, `198.51.100.${index % 250}`);
  expect(lines).toHaveLength(1);
  vi.advanceTimersByTime(60_000);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatchObject({ count: 10_000, clients: { length: 10 } });
  vi.advanceTimersByTime(3_600_000);
  expect(lines, 'nothing happened since').toHaveLength(2);
});

test('logs each cause separately', () => {
  const { lines, report } = open();
  report({ event: 'mail-throttled', reason: 'client' }, '203.0.113.9');
  report({ event: 'mail-throttled', reason: 'recipient' }, '203.0.113.9');
  expect(lines).toHaveLength(2);
});

test('an IPv6 network has the same hash all day and another the next day', () => {
  const { lines, report, flush } = open();
  const hashFor = (client: string): unknown => {
    lines.length = 0;
    report({ event: 'request-throttled', reason: 'client' }, client);
    flush();
    return lines[0]?.clients;
  };
  vi.setSystemTime(new Date('2026-11-21T12:00:00Z'));
  const hash = hashFor('2001:db8:1:2::1');
  expect(hashFor('2001:db8:1:2::9')).toEqual(hash);
  expect(hashFor('2001:db8:1:3::1')).not.toEqual(hash);
  vi.setSystemTime(new Date('2026-11-22T12:00:00Z'));
  expect(hashFor('2001:db8:1:2::1')).not.toEqual(hash);
});
