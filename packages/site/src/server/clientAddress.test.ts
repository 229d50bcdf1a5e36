import { describe, expect, test } from 'vitest';
import { createIsProxy, getClient } from './clientAddress';

const isProxy = createIsProxy(['10.1.0.0/16', '192.0.2.7', '2001:db8::/32']);

test.each<[address: string, trusted: boolean]>([
  ['127.0.0.1', true],
  ['::1', true],
  ['::ffff:10.1.2.3', true],
  ['10.2.2.3', false],
  ['192.0.2.7', true],
  ['2001:db8:5::1', true],
  ['2001:db9::1', false],
  ['nonsense', false],
])('%s is a trusted proxy: %s', (address, trusted) => {
  expect(isProxy(address)).toBe(trusted);
});

test.each(['10.1.0.0/33', 'example.com', '10.1.0.0/', '10.1.0.0/8/8', ''])('%j is no network', (entry) => {
  expect(() => createIsProxy([entry])).toThrow('is neither an address nor a network');
});

describe('the client that limits count', () => {
  test.each<[name: string, peer: string | undefined, forwardedFor: string | undefined, client: string | undefined]>([
    ['connects directly', '198.51.100.1', undefined, '198.51.100.1'],
    ['connects directly and invents a way', '198.51.100.1', '203.0.113.9', '198.51.100.1'],
    ['comes through a trusted proxy', '10.1.0.1', '203.0.113.9', '203.0.113.9'],
    ['invents an entry before a trusted proxy', '127.0.0.1', '192.0.2.200, 203.0.113.9, 10.1.0.1', '203.0.113.9'],
    ['is this machine', '::1', undefined, undefined],
    ['has closed its connection', undefined, undefined, undefined],
    ['has an IPv4 address on a socket of both families', '::ffff:198.51.100.1', undefined, '198.51.100.1'],
    ['has an IPv6 network', '2001:db9:1:2:3:4:5:6', undefined, '2001:db9:1:2::/64'],
    ['has a short IPv6 address', '2001:db9::6', undefined, '2001:db9:0:0::/64'],
  ])('%s', (_, peer, forwardedFor, client) => {
    expect(getClient(peer, forwardedFor, isProxy)).toBe(client);
  });
});
