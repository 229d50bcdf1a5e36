import { expect, test } from 'vitest';
import { toLogCause } from './logCause.ts';

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
