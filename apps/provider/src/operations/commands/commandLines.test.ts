import { expect, test } from 'vitest';
import { parseTokenCommand } from './contentTokenCommand.ts';
import { parseJobsCommand, parseSubscribe } from './commandLines.ts';

const id = '1222b329-85b9-42e4-b39e-9da7a303b3ea';

test.each([
  [[], { action: 'list' }],
  [['retry', 'all'], { action: 'retry', id: 'all' }],
  [['retry', id], { action: 'retry', id }],
  [['retry'], undefined],
  [['retry', 'first'], undefined],
  [['retry', id, id], undefined],
  [['delete', 'all'], undefined],
])('%s', (args, command) => {
  expect(parseJobsCommand(args)).toEqual(command);
});

test.each([
  [['a@example.com', 'begin'], { email: 'a@example.com', status: 1 }],
  [['a@example.com', 'end'], { email: 'a@example.com', status: 0 }],
])('parses %j', (words, command) => expect(parseSubscribe(words)).toEqual(command));

test.each([
  [[]],
  [['a@example.com']],
  [['begin', 'a@example.com']],
  [['a@example.com', 'renew']],
  [['a@example.com', 'begin', 'now']],
])('rejects %j', (words) => {
  expect(parseSubscribe(words)).toBeUndefined();
});

test.each([
  ['0', false],
  ['1', true],
  ['30', true],
  ['1.5', false],
  ['soon', false],
])('a token of %s days: %s', (days, ok) =>
  expect(parseTokenCommand(['create', '--publication', 'harbor-wire', '--days', days]).ok).toBe(ok),
);
