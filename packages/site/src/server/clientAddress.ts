import { BlockList, isIP, isIPv6 } from 'node:net';

/** Whether an address is a trusted proxy: one whose `X-Forwarded-For` entries are believed. */
export type IsProxy = (address: string) => boolean;

const family = (address: string): 'ipv4' | 'ipv6' => (isIPv6(address) ? 'ipv6' : 'ipv4');

/** An IPv4 address without the prefix that sockets of both families give it: `::ffff:10.0.0.1`. */
const toPlainAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

/** Trusts loopback addresses and the given addresses or networks: `10.0.0.0/8`, `2001:db8::1`. Throws a RangeError where an entry is neither. */
export const createIsProxy = (list: readonly string[] = []): IsProxy => {
  const trusted = new BlockList();
  for (const entry of ['127.0.0.0/8', '::1', ...list]) {
    const [address = '', bits, ...rest] = entry.split('/');
    const maxBits = isIPv6(address) ? 128 : 32;
    if (isIP(address) === 0 || rest.length > 0 || (bits !== undefined && !(/^\d{1,3}$/.test(bits) && Number(bits) <= maxBits))) throw new RangeError(`TRUSTED_PROXIES: "${entry}" is neither an address nor a network. Use entries such as 10.0.0.0/8.`);
    trusted.addSubnet(address, bits === undefined ? maxBits : Number(bits), family(address));
  }
  return (address) => isIP(toPlainAddress(address)) !== 0 && trusted.check(toPlainAddress(address), family(toPlainAddress(address)));
};

/** An IPv6 client usually has a whole /64 network, so that is what limits count. */
const toNetwork = (address: string): string => {
  const plain = toPlainAddress(address);
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const groups = head === '' ? [] : head.split(':');
  const tailGroups = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - groups.length - tailGroups.length;
  return `${[...groups, ...Array.from({ length: zeros }, () => '0'), ...tailGroups].slice(0, 4).join(':')}::/64`;
};

/**
 * The client that limits count: the last address of the connection's way that is no trusted proxy. Entries before it may
 * be invented by the client. Undefined where every address is a trusted proxy, so that the client is unknown.
 */
export const getClient = (peer: string | undefined, forwardedFor: string | undefined, isProxy: IsProxy): string | undefined => {
  const client = [...(forwardedFor ?? '').split(','), peer ?? ''].map((address) => address.trim()).findLast((address) => address !== '' && !isProxy(address));
  return client === undefined ? undefined : toNetwork(client);
};
