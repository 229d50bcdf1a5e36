import { redactAddresses, truncate } from '@masthead/telemetry/redact-addresses';
import { expect, test, vi } from 'vitest';
import { createLimitedLog, createLog, maxLineLength } from './limitLog.ts';

test.each([
  ['/data-api/audience/jo@example.com', '/data-api/audience/[address]'],
  ['/data-api/audience/jo%40example.com/', '/data-api/audience/[address]/'],
  ['/data-api/audience/jo%2540example.com/', '/data-api/audience/[address]/'],
  ['/userdemographics/?email=jo@example.com&page=2', '/userdemographics/?email=[address]&page=2'],
  ['/?jo@example.com&ann@example.com&page', '/[address]&page'],
  ['r&d@example.com', '[address]'],
  ['550 <jo.mill+x@mail.example.com> unknown', '550 <[address]> unknown'],
  ['{"to":"jo@example.com","cc":"ann@example.org"}', '{"to":"[address]","cc":"[address]"}'],
  ['no address @ all', 'no address @ all'],
  ['at node_modules/.pnpm/@urql+core@6.0.3/index.js', 'at node_modules/.pnpm/@urql+core@6.0.3/index.js'],
])('logs %s as %s', (line, written) => expect(redactAddresses(line)).toBe(written));

// A pattern whose time grows with the cube of the length takes days for this length.
test.each(['@', 'a@', '%40', '.', 'a.', '@a.', '?@', '%25'])('finds no address in repeated "%s"', (unit) => {
  const text = `/images/${unit.repeat(160_000 / unit.length)}`;
  expect(redactAddresses(text)).toBe(text);
});

test.each([
  ['keeps a short value', '/images/x', 20, '/images/x'],
  ['cuts before a word that may be half an address', '/images/jo@example.com', 18, '/images/… (22 characters)'],
  ['shows only the length of one long word', 'a@'.repeat(10), 10, '… (20 characters)'],
])('truncate %s', (_name, text, max, written) => expect(truncate(text, max)).toBe(written));

test('a long line stays valid JSON, with its level, and is bounded', () => {
  const lines: string[] = [];
  const log = createLog('debug', { write: (line) => void lines.push(line) });
  log.warn({ parts: Array.from({ length: 5_000 }, () => 'some words and jo@example.com') }, 'graphql');
  const [line = ''] = lines;
  expect(line.length).toBeLessThan(2 * maxLineLength);
  expect(line.endsWith('\n')).toBe(true);
  expect(JSON.parse(line)).toMatchObject({ level: 40, msg: 'log line truncated' });
  expect(line).not.toMatch(/jo@/);
});

test('does not redact lines of a disabled level', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const text = { toJSON: () => expect.unreachable('the value was serialized') };
  log.debug({ text }, 'request');
  expect(lines).toEqual([]);
});

test('logs errors of the database and the mail server without quoted data', () => {
  const lines: string[] = [];
  const log = createLog('debug', { write: (line) => void lines.push(line) });
  const error = Object.assign(new Error('rejected: jo@example.com'), {
    detail: 'Key (email)=(jo@example.com) exists',
    parameters: ['secret'],
  });
  log.error({ err: error, recipient: 'jo@example.com' }, 'a mail to jo@example.com');
  expect(lines.join('')).toMatch(/rejected: \[address\]/);
  expect(lines.join('')).not.toMatch(/jo@|secret|Key \(email\)/);
});

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
