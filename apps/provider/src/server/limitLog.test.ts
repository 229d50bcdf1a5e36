import { expect, test, vi } from 'vitest';
import { createLimitedLog } from './limitLog.ts';

const open = () => {
  const lines: Record<string, unknown>[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>);
  return { lines, ...createLimitedLog('info', { write }) };
};

test('1,000 failed requests of a minute are one line, then one with their count', () => {
  vi.useFakeTimers();
  const { log, lines } = open();
  for (let id = 0; id < 1_000; id += 1) {
    log.error({ err: new Error(`connect ECONNREFUSED 127.0.0.1:${id}`) }, 'a request failed');
    log.warn({ mail: `mail${id}`, reason: 'ETIMEDOUT' }, 'a mail could not be sent');
  }
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
  expect(lines.map(({ msg, count, mail }) => [msg, count, mail])).toEqual([
    ['a request failed', undefined, undefined],
    ['a mail could not be sent', undefined, 'mail0'],
    ['a request failed', 999, undefined],
    ['a mail could not be sent', 999, 'mail999'],
  ]);
});

test('every line below a warning is written, and every summary of security events', () => {
  const { log, lines } = open();
  for (let id = 0; id < 3; id += 1) {
    log.info('stopping');
    log.warn({ event: 'sign-in-failed', count: 4 }, 'security event');
  }
  expect(lines).toHaveLength(6);
});
