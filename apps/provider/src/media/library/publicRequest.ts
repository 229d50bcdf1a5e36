import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction, BlockList } from 'node:net';
import { callbackify } from 'node:util';

/** Networks that are not on the public internet (IANA special-purpose registries). */
const reserved: readonly (readonly [network: string, prefix: number, family: 'ipv4' | 'ipv6'])[] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.0.2.0', 24, 'ipv4'],
  ['192.88.99.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['198.51.100.0', 24, 'ipv4'],
  ['203.0.113.0', 24, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
];

const privateNetworks = new BlockList();
for (const [network, prefix, family] of reserved) privateNetworks.addSubnet(network, prefix, family);

/** Global unicast; everything else in IPv6 is local, mapped, translated or reserved. */
const publicIpv6 = new BlockList();
publicIpv6.addSubnet('2000::', 3, 'ipv6');
/** Parts of it that lead elsewhere: documentation, Teredo, 6to4. */
const specialIpv6 = new BlockList();
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  specialIpv6.addSubnet(network, prefix, 'ipv6');

export const isPublicAddress = (address: string): boolean => {
  switch (isIP(address)) {
    case 4:
      return !privateNetworks.check(address, 'ipv4');
    case 6:
      return publicIpv6.check(address, 'ipv6') && !specialIpv6.check(address, 'ipv6');
    default:
      return false;
  }
};

/** How hosts are reached; tests have a network of their own. */
export type Network = {
  protocols: readonly string[];
  resolve: (host: string) => Promise<readonly LookupAddress[]>;
  isAllowedAddress: (address: string) => boolean;
};

/** The public internet, over https. */
export const internet: Network = {
  protocols: ['https:'],
  resolve: (host) => lookup(host, { all: true }),
  isAllowedAddress: isPublicAddress,
};

const maxRedirects = 3;
const redirectStatuses = new Set([301, 302, 303, 307, 308]);

type PublicRequest = {
  /** `images.example.com` or `*.example.com`. */
  allowedHosts: readonly string[];
  network: Network;
  signal: AbortSignal;
  accept: string;
  userAgent: string;
  /** Headers by which the host responds with 304 if nothing has changed. */
  conditions?: Readonly<Record<string, string>>;
};

/** Whether a host is one of these, or below one of `*.example.com`. */
export const isAllowedHost = (host: string, patterns: readonly string[]): boolean =>
  patterns.some((pattern) => (pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : host === pattern));

/** The address leads into a network that is not public. */
export class AddressError extends Error {
  override name = 'AddressError';
}

/** The request or its response failed: name, connection, TLS, protocol or time limit. */
export class FetchError extends Error {
  override name = 'FetchError';
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

const resolveAllowed = async (host: string, { resolve, isAllowedAddress }: Network): Promise<LookupAddress[]> => {
  const addresses = [...(await resolve(host))];
  if (addresses.length === 0 || !addresses.every(({ address }) => isAllowedAddress(address)))
    throw new AddressError(`The host ${host} has no public address.`);
  return addresses;
};

/** Resolves a host for the connection itself, so that no second look-up can lead to another address. */
const createLookup = (network: Network): LookupFunction => {
  const resolve = callbackify((host: string) => resolveAllowed(host, network));
  return (host, options, done) =>
    resolve(host, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return done(error, '');
      return options.all ? done(null, addresses) : done(null, first.address, first.family);
    });
};

const send = (url: URL, { network, signal, accept, userAgent, conditions }: PublicRequest): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const request = url.protocol === 'http:' ? requestHttp : requestHttps;
    request(url, {
      agent: false,
      lookup: createLookup(network),
      signal,
      headers: { ...conditions, accept, 'user-agent': userAgent },
    })
      .once('response', resolve)
      .once('error', (error) => reject(error instanceof AddressError ? error : new FetchError(error)))
      .end();
  });

/** Reads the body of a response. Throws a `FetchError` if it breaks off. */
export async function* readBody(response: IncomingMessage): AsyncGenerator<Uint8Array> {
  try {
    yield* response;
  } catch (error) {
    throw new FetchError(error);
  }
}

/** The response, or why there is none. */
export type PublicReply =
  | { kind: 'response'; response: IncomingMessage; url: URL }
  /** Only with `conditions`. */
  | { kind: 'not-modified' }
  | { kind: 'not-allowed'; origin: string }
  | { kind: 'unreachable'; message: string };

/** Follows redirects, each to an allowed host at a public address. Throws an `AddressError` or a `FetchError`. */
export const requestPublic = async (first: URL, request: PublicRequest): Promise<PublicReply> => {
  const { network, allowedHosts } = request;
  let url = first;
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    if (!network.protocols.includes(url.protocol) || url.username !== '' || !isAllowedHost(url.hostname, allowedHosts))
      return { kind: 'not-allowed', origin: `${url.protocol}//${url.hostname}` };
    // An address instead of a name is not looked up.
    const literal = url.hostname.replace(/^\[|\]$/g, '');
    if (isIP(literal) !== 0 && !network.isAllowedAddress(literal))
      throw new AddressError(`The address ${literal} is not public.`);
    const response = await send(url, request);
    const status = response.statusCode ?? 0;
    if (status === 200) return { kind: 'response', response, url };
    response.destroy();
    if (status === 304 && request.conditions) return { kind: 'not-modified' };
    const { location } = response.headers;
    if (!redirectStatuses.has(status) || location === undefined || !URL.canParse(location, url))
      return { kind: 'unreachable', message: `${url.href} responds with status ${status}. Check the address.` };
    url = new URL(location, url);
  }
  return {
    kind: 'unreachable',
    message: `${first.href} redirects more than ${maxRedirects} times. Use its final address.`,
  };
};
