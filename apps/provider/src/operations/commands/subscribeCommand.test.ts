import { expect, test } from 'vitest';
import { parseSubscribe } from './subscribeCommand.ts';

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
