import { expect, test } from 'vitest';
import { clientNetwork } from './clientNetwork.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '::ffff:203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2:ffff::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['unknown', 'unknown'],
])('the client %s is counted as %s', (address, network) => expect(clientNetwork(address)).toBe(network));
