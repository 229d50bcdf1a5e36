import { isIPv6 } from 'node:net';

/** The key that limits count a client by: an IPv4 address, or the /64 network that a household or a company has in IPv6. */
export const clientKey = (client: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(client)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(client) || client.includes('.')) return client;
  const [head = '', tail] = client.split('::');
  const groups = head.split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length;
  return [...groups, ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...(tail ?? '').split(':').filter(Boolean)].slice(0, 4).join(':');
};
