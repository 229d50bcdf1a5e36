import { describe, expect, test } from 'vitest';
import { toClientKey, createIsProxy, findClient, isLoopback } from './clients.ts';

const isProxy = createIsProxy(['10.1.0.0/16', '192.0.2.7', '2001:db8::/32']);

test.each<[address: string, trusted: boolean]>([
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
])('%s is a trusted proxy: %s', (address, trusted) => expect(isProxy(address)).toBe(trusted));

test.each(['10.1.0.0/33', 'example.com', '10.1.0.0/', '10.1.0.0/8/8', ''])('rejects %j', (entry) =>
  expect(() => createIsProxy([entry])).toThrow('is neither an address nor a network'),
);

describe('the client of a request', () => {
  test.each<[name: string, peer: string | undefined, forwardedFor: string | null, client: string | undefined]>([
    ['connects directly', '198.51.100.1', null, '198.51.100.1'],
    ['connects directly and invents a way', '198.51.100.1', '203.0.113.9', '198.51.100.1'],
    ['comes through a trusted proxy', '10.1.0.1', ' 203.0.113.9 ', '203.0.113.9'],
    ['invents an entry before a trusted proxy', '127.0.0.1', '192.0.2.200, 203.0.113.9, 10.1.0.1', '203.0.113.9'],
    ['comes through a proxy that adds ports', '10.1.0.1', '203.0.113.9:51234', '203.0.113.9'],
    ['comes over IPv6 through a proxy that adds ports', '10.1.0.1', '[2001:db9::1]:51234', '2001:db9::1'],
    ['comes through a trusted proxy with a port', '127.0.0.1', '203.0.113.9, 10.1.0.1:443', '203.0.113.9'],
    ['is this machine', '::1', null, undefined],
    ['has closed its connection', undefined, null, undefined],
  ])('%s', (_, peer, forwardedFor, client) => expect(findClient(peer, forwardedFor, isProxy)).toBe(client));

  test('trusts only the loopback interface by default', () =>
    expect(findClient('10.1.0.1', '203.0.113.9', isLoopback)).toBe('10.1.0.1'));
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:0DB8:1:2:ffff::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['unknown', 'unknown'],
])('counts the client %s as %s', (client, key) => expect(toClientKey(client)).toBe(key));
