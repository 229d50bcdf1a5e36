import { BlockList, isIP, isIPv6 } from 'node:net';

/** Whether an address is a trusted proxy: one whose `X-Forwarded-For` entries are believed. */
export type IsProxy = (address: string) => boolean;

const getFamily = (address: string): 'ipv4' | 'ipv6' => (isIPv6(address) ? 'ipv6' : 'ipv4');

/** An IPv4 address without the prefix that sockets of both families give it: `::ffff:10.0.0.1`. */
const toPlainAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

/** Trusts this machine alone. */
export const isLoopback: IsProxy = (address) => /^127\.|^::1$/.test(toPlainAddress(address));

/** Whether a text is an address or a network: `10.0.0.0/8`, `2001:db8::1`. */
export const isNetwork = (entry: string): boolean => {
  const [address = '', bits, ...rest] = entry.split('/');
  const maxBits = isIPv6(address) ? 128 : 32;
  return (
    isIP(address) !== 0 &&
    rest.length === 0 &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= maxBits))
  );
};

/** Trusts this machine and the given addresses or networks. Throws a RangeError where an entry is neither. */
export const createIsProxy = (list: readonly string[] = []): IsProxy => {
  const wrong = list.find((entry) => !isNetwork(entry));
  if (wrong !== undefined)
    throw new RangeError(
      `TRUSTED_PROXIES: "${wrong}" is neither an address nor a network. Use entries such as 10.0.0.0/8.`,
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
 * The address of the client: the last one on the connection's way that is no trusted proxy. Entries before it may be
 * invented. Undefined where every address is a trusted proxy. `forwardedFor` is the header's value; `peer` may be part
 * of it already.
 */
export const findClient = (
  peer: string | undefined,
  forwardedFor: string | null | undefined,
  isProxy: IsProxy,
): string | undefined =>
  [...(forwardedFor ?? '').split(','), peer ?? '']
    .map((address) => address.trim())
    .findLast((address) => address !== '' && !isProxy(address));

/** The first four groups of an IPv6 address, in one spelling. */
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

/** The key that limits count a client by: an IPv4 address, or the /64 network that a household or a company has in IPv6. */
export const toClientKey = (client: string): string => {
  const address = toPlainAddress(client);
  return isIPv6(address) && !address.includes('.') ? toNetwork(address) : address;
};
