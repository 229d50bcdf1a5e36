import { isIPv6 } from 'node:net';

const mappedIpv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The first four groups of an IPv6 address, in one spelling. */
const networkOf = (address: string): string => {
  const [head = '', tail] = address.split('::');
  const groups = (text: string | undefined): string[] => (text ? text.split(':') : []);
  const before = groups(head);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - groups(tail).length);
  return [...before, ...Array.from({ length: zeros }, () => '0'), ...groups(tail)].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16)).join(':');
};

/** The key that limits count a client by: an IPv4 address, or the /64 network that a household or a company has in IPv6. */
export const clientKey = (client: string): string => {
  const mapped = mappedIpv4.exec(client)?.[1];
  if (mapped !== undefined) return mapped;
  return isIPv6(client) && !client.includes('.') ? networkOf(client) : client;
};
