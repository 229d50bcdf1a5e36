import { expect, test } from 'vitest';
import { parseSeedCommand } from './command.ts';

const defaults = { mode: 'fill', content: undefined, missing: 'keep', scale: 0 };

test.each([
  [[], defaults],
  [['--reset'], { ...defaults, mode: 'reset' }],
  [['--scale', '100000', '--reset'], { ...defaults, mode: 'reset', scale: 100_000 }],
  [['--update', '--content', '../ours'], { ...defaults, mode: 'update', content: '../ours' }],
  [['--update', '--remove-missing'], { ...defaults, mode: 'update', missing: 'remove' }],
])('parses %o', (options, value) => {
  expect(parseSeedCommand(options)).toEqual({ ok: true, value });
});

test.each([
  [['--scale'], /scale/],
  [['--scale', 'many'], /number of articles/],
  [['--empty'], /--empty/],
  [['--update', '--reset'], /not both/],
  [['--remove-missing'], /only with --update/],
])('rejects %o with a reason', (options, reason) => {
  const command = parseSeedCommand(options);
  expect(command.ok ? '' : command.error).toMatch(reason);
});
