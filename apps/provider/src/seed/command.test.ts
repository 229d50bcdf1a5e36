import { expect, test } from 'vitest';
import { parseSeedCommand } from './command.ts';

const nothing = { mode: 'fill', content: undefined, missing: 'keep', scale: 0 };

test.each([
  [[], nothing],
  [['--reset'], { ...nothing, mode: 'reset' }],
  [['--scale', '100000', '--reset'], { ...nothing, mode: 'reset', scale: 100_000 }],
  [['--update', '--content', '../ours'], { ...nothing, mode: 'update', content: '../ours' }],
  [['--update', '--remove-missing'], { ...nothing, mode: 'update', missing: 'remove' }],
])('%o is understood', (options, value) => {
  expect(parseSeedCommand(options)).toEqual({ ok: true, value });
});

test.each([
  [['--scale'], /scale/],
  [['--scale', 'many'], /number of articles/],
  [['--empty'], /--empty/],
  [['--update', '--reset'], /not both/],
  [['--remove-missing'], /goes with --update/],
])('%o is refused with a reason', (options, reason) => {
  const command = parseSeedCommand(options);
  expect(command.ok ? '' : command.error).toMatch(reason);
});
