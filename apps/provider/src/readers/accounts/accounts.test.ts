import { expect, test } from 'vitest';
import { toMailboxKey } from './accounts.ts';

test.each([
  ['Ada.Mill@Example.com', 'adamill@example.com'],
  ['ada+one@example.com', 'ada@example.com'],
  ['a.d.a+one+two@example.com', 'ada@example.com'],
  [' ada@example.com ', 'ada@example.com'],
  ['+one@example.com', '+one@example.com'],
])('counts mails to %s for the mailbox %s', (email, key) => expect(toMailboxKey(email)).toBe(key));
