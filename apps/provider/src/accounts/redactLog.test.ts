import { expect, test } from 'vitest';
import { createLog, redactAddresses } from './redactLog.ts';

test.each([
  ['/data-api/audience/jo@example.com', '/data-api/audience/[address]'],
  ['/data-api/audience/jo%40example.com/', '/data-api/audience/[address]/'],
  ['550 <jo.mill+x@mail.example.com> unknown', '550 <[address]> unknown'],
  ['no address @ all', 'no address @ all'],
])('%s is written as %s', (line, written) => expect(redactAddresses(line)).toBe(written));

test('an error of the database or of a mail server is logged without what it quotes', () => {
  const lines: string[] = [];
  const log = createLog('debug', { write: (line) => void lines.push(line) });
  const error = Object.assign(new Error('rejected: jo@example.com'), { detail: 'Key (email)=(jo@example.com) exists', parameters: ['secret'] });
  log.error({ err: error, recipient: 'jo@example.com' }, 'a mail to jo@example.com');
  expect(lines.join('')).toMatch(/rejected: \[address\]/);
  expect(lines.join('')).not.toMatch(/jo@|secret|Key \(email\)/);
});
