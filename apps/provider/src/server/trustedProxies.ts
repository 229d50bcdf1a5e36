import { BlockList, isIP, isIPv6 } from 'node:net';

/** Whether an address is a proxy of ours, whose word on a caller's address is believed. */
export type IsProxy = (address: string) => boolean;

const family = (address: string): 'ipv4' | 'ipv6' => (isIPv6(address) ? 'ipv6' : 'ipv4');

/** An IPv4 address as a socket of both families names it: `::ffff:10.0.0.1`. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

/** This machine and the addresses or networks given: `10.0.0.0/8`, `2001:db8::1`. Undefined where one of them is neither. */
export const proxiesOf = (list: readonly string[]): IsProxy | undefined => {
  const known = new BlockList();
  for (const entry of ['127.0.0.0/8', '::1', ...list]) {
    const [address = '', bits, ...rest] = entry.split('/');
    const most = isIPv6(address) ? 128 : 32;
    if (isIP(address) === 0 || rest.length > 0 || (bits !== undefined && !(/^\d{1,3}$/.test(bits) && Number(bits) <= most))) return undefined;
    known.addSubnet(address, bits === undefined ? most : Number(bits), family(address));
  }
  return (address) => isIP(plain(address)) !== 0 && known.check(plain(address), family(plain(address)));
};

/** Without a word from outside only this machine is one. */
export const thisMachine: IsProxy = (address) => /^127\.|^::1$/.test(plain(address));
