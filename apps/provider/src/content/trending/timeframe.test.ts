import { expect, test } from 'vitest';
import { parseTimeframe } from './views.ts';

test.each([
  ['4days', 96],
  ['12hours', 12],
  ['1weeks', 168],
  ['1day', 24],
  [' 2 Days ', 48],
  ['14days', 336],
])('parses %s as %i hours (§9)', (text, hours) => expect(parseTimeframe(text)).toBe(hours));

test.each(['', 'days', '0days', '4', '4months', '-1days', '1.5days', '15days', '4days; drop', '99999hours'])(
  'rejects “%s”',
  (text) => expect(parseTimeframe(text)).toBeUndefined(),
);
