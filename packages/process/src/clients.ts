import { BlockList, isIP, isIPv6 } from 'node:net';

/** Whether an IP address is a trusted proxy, whose `X-Forwarded-For` entries count. */
export type IsProxy = (address: string) => boolean;

const getFamily = (address: string): 'ipv4' | 'ipv6' => (isIPv6(address) ? 'ipv6' : 'ipv4');

/** Removes a port, which some proxies add, and the prefix of IPv4-mapped addresses: `::ffff:10.0.0.1`. */
const toPlainAddress = (address: string): string =>
  address
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '');

/** Trusts the loopback interface only. */
export const isLoopback: IsProxy = (address) => /^127\.|^::1$/.test(toPlainAddress(address));

/** Whether a string is an IP address or a CIDR network: `10.0.0.0/8`, `2001:db8::1`. */
export const isNetwork = (entry: string): boolean => {
  const [address = '', bits, ...rest] = entry.split('/');
  const maxBits = isIPv6(address) ? 128 : 32;
  return (
    isIP(address) !== 0 &&
    rest.length === 0 &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= maxBits))
  );
};

/** Trusts the loopback interface and the listed addresses and networks. Throws a RangeError for an invalid entry. */
export const createIsProxy = (list: readonly string[] = []): IsProxy => {
  const invalidEntry = list.find((entry) => !isNetwork(entry));
  if (invalidEntry !== undefined)
    throw new RangeError(
      `TRUSTED_PROXIES: "${invalidEntry}" is neither an address nor a network. Use entries such as 10.0.0.0/8.`,
    );
  const trusted = new BlockList();
  for (const entry of ['127.0.0.0/8', '::1', ...list]) {
    const [address = '', bits] = entry.split('/');
    trusted.addSubnet(address, Number(bits ?? (isIPv6(address) ? 128 : 32)), getFamily(address));
  }
  return (address) =>
    isIP(toPlainAddress(address)) !== 0 && trusted.check(toPlainAddress(address), getFamily(toPlainAddress(address)));
};

/**
 * The client's IP address: the last address that is no trusted proxy, because earlier entries of X-Forwarded-For can be
 * forged. Undefined when every address is a trusted proxy. `forwardedFor` is the header's value; it may include `peer`.
 */
export const findClient = (
  peer: string | undefined,
  forwardedFor: string | null | undefined,
  isProxy: IsProxy,
): string | undefined =>
  [...(forwardedFor ?? '').split(','), peer ?? '']
    .map((address) => toPlainAddress(address.trim()))
    .findLast((address) => address !== '' && !isProxy(address));

/** The /64 network of an IPv6 address, normalized. */
const toNetwork = (address: string): string => {
  const [head = '', tail] = address.split('::');
  const groups = (text: string | undefined): string[] => (text ? text.split(':') : []);
  const before = groups(head);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - groups(tail).length);
  return [...before, ...Array.from({ length: zeros }, () => '0'), ...groups(tail)]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
};

/** The rate-limit key of a client: its IPv4 address, or its /64 network in IPv6, which one household or company has. */
export const toClientKey = (client: string): string => {
  const address = toPlainAddress(client);
  return isIPv6(address) && !address.includes('.') ? toNetwork(address) : address;
};

/**
 * The rate-limit key of the client that sent a request through `forwardedFor` (the value of X-Forwarded-For, with the
 * peer); undefined where every address is a trusted proxy.
 */
export const findClientKey = (forwardedFor: string | null | undefined, isProxy: IsProxy): string | undefined => {
  const client = findClient(undefined, forwardedFor, isProxy);
  return client === undefined ? undefined : toClientKey(client);
};
