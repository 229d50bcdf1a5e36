import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { callbackify } from 'node:util';
import { findMedia, ingestMedia } from './ingestMedia.ts';
import type { MediaLibrary } from './mediaLibrary.ts';
import { mediaIssue, type MediaRecord, type MediaResult } from './mediaRecord.ts';
import { isPublicAddress } from './publicAddress.ts';

/** How hosts are reached; tests have a network of their own. */
export type Network = {
  protocols: readonly string[];
  resolve: (host: string) => Promise<readonly LookupAddress[]>;
  isAllowedAddress: (address: string) => boolean;
};

const internet: Network = {
  protocols: ['https:'],
  resolve: (host) => lookup(host, { all: true }),
  isAllowedAddress: isPublicAddress,
};

const maxRedirects = 3;
/** From the first request to the last byte. */
const totalTimeoutMs = 30_000;
const redirectStatuses = new Set([301, 302, 303, 307, 308]);

/** Avatar services, whose pictures stay at their addresses (SPEC §7.2). */
const avatarHosts = ['gravatar.com', '*.gravatar.com'];

/** Whether a host is one of these, `images.example.com` or `*.example.com`. */
export const isAllowedHost = (host: string, patterns: readonly string[]): boolean =>
  patterns.some((pattern) => (pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : host === pattern));

/** Whether an address belongs to an avatar service. */
export const isAvatarUrl = (url: string): boolean =>
  URL.canParse(url) && isAllowedHost(new URL(url).hostname, avatarHosts);

class AddressError extends Error {
  override name = 'AddressError';
}

/** The request or its response failed: name, connection, TLS, protocol or time limit. */
class FetchError extends Error {
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

const send = (url: URL, network: Network, signal: AbortSignal): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const request = url.protocol === 'http:' ? requestHttp : requestHttps;
    request(url, {
      agent: false,
      lookup: createLookup(network),
      signal,
      headers: { accept: 'image/*', 'user-agent': 'Masthead media library' },
    })
      .once('response', resolve)
      .once('error', (error) => reject(error instanceof AddressError ? error : new FetchError(error)))
      .end();
  });

async function* readBody(response: IncomingMessage): AsyncGenerator<Uint8Array> {
  try {
    yield* response;
  } catch (error) {
    throw new FetchError(error);
  }
}

type Reply = { ok: true; response: IncomingMessage } | Extract<MediaResult, { ok: false }>;

/** Follows redirects, each of which must lead to an allowed host. */
const get = async (first: URL, library: MediaLibrary, network: Network, signal: AbortSignal): Promise<Reply> => {
  let url = first;
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    if (
      !network.protocols.includes(url.protocol) ||
      url.username !== '' ||
      !isAllowedHost(url.hostname, library.allowedHosts)
    )
      return mediaIssue(
        'not-allowed',
        `Pictures are not fetched from ${url.protocol}//${url.hostname}. Add the host to MEDIA_HOSTS, or use a file.`,
      );
    // An address instead of a name is not looked up.
    const literal = url.hostname.replace(/^\[|\]$/g, '');
    if (isIP(literal) !== 0 && !network.isAllowedAddress(literal))
      throw new AddressError(`The address ${literal} is not public.`);
    const response = await send(url, network, signal);
    const status = response.statusCode ?? 0;
    if (status === 200) return { ok: true, response };
    response.destroy();
    const { location } = response.headers;
    if (!redirectStatuses.has(status) || location === undefined || !URL.canParse(location, url))
      return mediaIssue('unreachable', `${url.href} responds with status ${status}. Check the address.`);
    url = new URL(location, url);
  }
  return mediaIssue('unreachable', `${first.href} redirects more than ${maxRedirects} times. Use its final address.`);
};

const findFetched = async (library: MediaLibrary, url: string): Promise<MediaRecord | undefined> => {
  const source = await library.db
    .selectFrom('mediaSources')
    .select('mediaId')
    .where('url', '=', url)
    .executeTakeFirst();
  return source && findMedia(library, source.mediaId);
};

/** Name of the file in an address: its last segment. */
const getFileName = ({ pathname }: URL): string => pathname.split('/').at(-1) || 'picture';

/**
 * Adds a remote file to the library, once per address. Only hosts of `allowedHosts` are requested, over https, at public
 * addresses, with limits of bytes, time and redirects.
 */
export const fetchMedia = async (
  library: MediaLibrary,
  address: string,
  texts: { credit?: string; caption?: string; alt?: string } = {},
  network: Network = internet,
): Promise<MediaResult> => {
  if (!URL.canParse(address)) return mediaIssue('not-allowed', `"${address}" is not an address.`);
  const url = new URL(address);
  url.hash = '';
  const existing = await findFetched(library, url.href);
  if (existing) return { ok: true, value: existing, status: 'existing' };
  const signal = AbortSignal.timeout(totalTimeoutMs);
  try {
    const reply = await get(url, library, network, signal);
    if (!reply.ok) return reply;
    const result = await ingestMedia(library, {
      ...texts,
      source: readBody(reply.response),
      fileName: getFileName(url),
    });
    // A busy library has not read it.
    reply.response.destroy();
    if (result.ok)
      await library.db
        .insertInto('mediaSources')
        .values({ url: url.href, mediaId: result.value.id, fetchedAt: library.clock() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    return result;
  } catch (error) {
    if (error instanceof AddressError) return mediaIssue('not-allowed', error.message);
    if (error instanceof FetchError)
      return mediaIssue(
        'unreachable',
        `${url.href} cannot be fetched (${error.message}). Check the address, or try again later.`,
      );
    throw error;
  }
};
