import { expect, test } from 'vitest';
import { clientKey } from './clientKey.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:0DB8:1:2:ffff::9', '2001:db8:1:2'],
  ['unknown', 'unknown'],
])('counts the client %s as %s', (client, key) => expect(clientKey(client)).toBe(key));
