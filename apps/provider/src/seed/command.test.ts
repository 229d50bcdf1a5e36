import { expect, test } from 'vitest';
import { parseSeedCommand } from './command.ts';

test.each([
  [[], { reset: false, scale: 0 }],
  [['--reset'], { reset: true, scale: 0 }],
  [['--scale', '100000', '--reset'], { reset: true, scale: 100_000 }],
])('%o is understood', (options, value) => {
  expect(parseSeedCommand(options)).toEqual({ ok: true, value });
});

test.each([[['--scale'], /number of articles/], [['--scale', '-5'], /number of articles/], [['--empty'], /no option "--empty"/]])(
  '%o is refused with a reason',
  (options, reason) => {
    const command = parseSeedCommand(options);
    expect(command.ok ? '' : command.error).toMatch(reason);
  },
);
