import { isIPv6 } from 'node:net';

/** The first four groups of an IPv6 address, in full. */
const firstGroups = (address: string): string => {
  const [head = '', tail] = address.split('::');
  const groups = (text: string | undefined): string[] => (text ? text.split(':') : []);
  const before = groups(head);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - groups(tail).length);
  return [...before, ...Array.from({ length: zeros }, () => '0'), ...groups(tail)].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16)).join(':');
};

/** By what a client is counted: one subscriber has a whole /64 network of IPv6, but one IPv4 address. */
export const clientNetwork = (address: string): string => (isIPv6(address) && !address.includes('.') ? `${firstGroups(address)}::/64` : address);
