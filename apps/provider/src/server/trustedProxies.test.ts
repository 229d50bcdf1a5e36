import { expect, test } from 'vitest';
import { clientOf } from './http.ts';
import { proxiesOf } from './trustedProxies.ts';

const isProxy = proxiesOf(['10.1.0.0/16', '192.0.2.7', '2001:db8::/32']);

test.each([
  ['127.0.0.1', true],
  ['::1', true],
  ['10.1.2.3', true],
  ['::ffff:10.1.2.3', true],
  ['10.2.2.3', false],
  ['192.0.2.7', true],
  ['192.0.2.8', false],
  ['2001:db8:5::1', true],
  ['2001:db9::1', false],
  ['nonsense', false],
])('the word of %s on a caller is believed: %s', (address, believed) => {
  expect(isProxy?.(address)).toBe(believed);
  expect(clientOf(address, '198.51.100.1', isProxy)).toBe(believed ? '198.51.100.1' : address);
});

test.each(['10.1.0.0/33', 'example.com', '10.1.0.0/', '10.1.0.0/8/8', ''])('%j is no network', (entry) => expect(proxiesOf([entry])).toBeUndefined());
