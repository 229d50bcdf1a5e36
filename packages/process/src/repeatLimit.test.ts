import { beforeEach, expect, test, vi } from 'vitest';
import { toLogCause } from './logCause.ts';
import { createRepeatLimit, type Repetition } from './repeatLimit.ts';

const failed = { level: 'error', message: 'GraphQL request failed' } as const;

test.each<[difference: string, one: Record<string, unknown>, other: Record<string, unknown>]>([
  ['the port of a connection', { cause: 'connect ECONNREFUSED ::1:4000' }, { cause: 'connect ECONNREFUSED ::1:4100' }],
  ['the labels and the document', { labels: ['a'], document: 'home' }, { labels: ['b'], document: 'article' }],
  ['a duration', { ms: 1_200 }, { ms: 3_400 }],
  ['an id', { cause: 'no row 3f2a77c01b' }, { cause: 'no row 9982aa01ff' }],
  ['a quoted value', { cause: 'no site "a"' }, { cause: "no site 'b'" }],
  ['a path', { cause: 'ENOENT: open /a/b.json' }, { cause: 'ENOENT: open /c/d/e.json' }],
  ['the stack', { cause: 'Error: x\n    at a.js:1' }, { cause: 'Error: x\n    at b.js:2' }],
  ['the text after 200 characters', { cause: `${'x'.repeat(300)}a` }, { cause: `${'x'.repeat(300)}b` }],
])('lines that differ in %s have one cause', (_, one, other) =>
  expect(toLogCause({ ...failed, ...one })).toBe(toLogCause({ ...failed, ...other })),
);

test.each<[difference: string, one: Record<string, unknown>, other: Record<string, unknown>]>([
  ['level', { level: 'warn' }, { level: 'error' }],
  ['message', { message: 'A page failed' }, { message: 'A form failed' }],
  ['error', { cause: new TypeError('x is undefined') }, { cause: new RangeError('too long') }],
  ['code of an error', { cause: 'connect ECONNREFUSED' }, { cause: 'connect ETIMEDOUT' }],
  ['list of causes', { causes: ['fetch failed'] }, { causes: ['fetch failed', 'timeout'] }],
  ['site', { origin: 'https://a.example' }, { origin: 'https://b.example' }],
])('lines that differ in the %s have two causes', (_, one, other) =>
  expect(toLogCause({ ...failed, ...one })).not.toBe(toLogCause({ ...failed, ...other })),
);

test('a line that summarizes repetitions has none', () => expect(toLogCause({ ...failed, count: 3 })).toBeUndefined());

type Event = { cause: string | undefined; at: number };
let written: (Event & Repetition)[];

beforeEach(() => {
  written = [];
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const open = () =>
  createRepeatLimit<Event>({
    write: (event, repetition) => void written.push({ ...event, ...repetition }),
    toCause: ({ cause }) => cause,
    intervalMs: 1_000,
    maxCauses: 3,
  });

test.each<[name: string, causes: readonly (string | undefined)[], lines: readonly string[]]>([
  ['one event', ['a'], ['a 1']],
  ['three events of one cause', ['a', 'a', 'a'], ['a 1', 'a 2']],
  ['two causes in turn', ['a', 'b', 'a', 'b'], ['a 1', 'b 1', 'a 1', 'b 1']],
  ['events without a cause', [undefined, undefined], ['undefined 1', 'undefined 1']],
  ['more causes than the limit', ['a', 'b', 'c', 'd', 'e', 'f'], ['a 1', 'b 1', 'c 1', 'd 1', 'f 2']],
])('%s within an interval', (_, causes, lines) => {
  const { report } = open();
  causes.forEach((cause, at) => report({ cause, at }));
  vi.advanceTimersByTime(60_000);
  expect(written.map(({ cause, count }) => `${cause} ${count}`)).toEqual(lines);
});

test('an outage of ten intervals writes one line per interval, with the last event', () => {
  const { report } = open();
  for (let at = 0; at < 10_000; at += 10) {
    report({ cause: 'a', at });
    vi.advanceTimersByTime(10);
  }
  expect(written.map(({ at }) => at)).toEqual([0, ...Array.from({ length: 10 }, (_, index) => index * 1_000 + 990)]);
  expect(written.reduce((sum, { count }) => sum + count, 0)).toBe(1_000);
});

test('marks a count of several causes', () => {
  const { report, flush } = open();
  for (const cause of ['a', 'b', 'c', 'd', 'e']) report({ cause, at: 0 });
  flush();
  expect(written.filter(({ of }) => of === 'other causes').map(({ cause }) => cause)).toEqual(['d', 'e']);
});

test('a flush writes pending counts once', () => {
  const { report, flush } = open();
  for (let at = 0; at < 3; at += 1) report({ cause: 'a', at });
  flush();
  flush();
  vi.advanceTimersByTime(60_000);
  expect(written.map(({ count }) => count)).toEqual([1, 2]);
});
