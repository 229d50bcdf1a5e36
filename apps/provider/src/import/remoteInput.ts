import {
  AddressError,
  FetchError,
  internet,
  type Network,
  type PublicReply,
  readBody,
  requestPublic,
} from '../media/publicRequest.ts';
import { decodeHead, headBytes } from './openInput.ts';
import { SourceError, type SourceInput } from './source.ts';

/** Limits of a source at an address. The whole source is in memory. */
const limits = { bytes: 32_000_000, timeoutMs: 60_000 } as const;

/** How sources at addresses are fetched. */
export type RemoteOptions = {
  /** Further hosts beside that of the address, for redirects and next pages: `example.com` or `*.example.com`. */
  allowedHosts?: readonly string[];
  network?: Network;
};

const request = async (url: URL, allowedHosts: readonly string[], network: Network): Promise<PublicReply> => {
  try {
    return await requestPublic(url, {
      allowedHosts,
      network,
      signal: AbortSignal.timeout(limits.timeoutMs),
      accept:
        'application/rss+xml, application/atom+xml, application/feed+json, application/xml, application/json, */*',
      userAgent: 'Masthead import',
    });
  } catch (cause) {
    if (cause instanceof AddressError || cause instanceof FetchError)
      throw new SourceError(`${url.href} cannot be fetched: ${cause.message}`, { cause });
    throw cause;
  }
};

const fetchBytes = async (address: string, allowedHosts: readonly string[], network: Network): Promise<Uint8Array> => {
  const reply = await request(new URL(address), allowedHosts, network);
  if (reply.kind === 'unreachable') throw new SourceError(reply.message);
  if (reply.kind === 'not-allowed')
    throw new SourceError(
      `${address} leads to ${reply.origin}, which is not fetched. Use an https address, or name the host in --media-hosts.`,
    );
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of readBody(reply.response)) {
      size += chunk.length;
      if (size > limits.bytes)
        throw new SourceError(`${address} has more than ${limits.bytes / 1e6} MB. Download it, and import the file.`);
      chunks.push(chunk);
    }
  } catch (cause) {
    if (cause instanceof FetchError) throw new SourceError(`${address} breaks off: ${cause.message}`, { cause });
    throw cause;
  } finally {
    reply.response.destroy();
  }
  return Buffer.concat(chunks);
};

/**
 * Fetches a source from an https address by the rules of the media library: public addresses and allowed hosts only, within
 * limits of bytes and time. Throws a `SourceError`.
 */
export const createRemoteInput = async (
  location: string,
  { allowedHosts = [], network = internet }: RemoteOptions = {},
): Promise<SourceInput> => {
  if (!URL.canParse(location)) throw new SourceError(`"${location}" is not an address.`);
  const hosts = [new URL(location).hostname, ...allowedHosts];
  const bytes = await fetchBytes(location, hosts, network);
  return {
    location,
    head: decodeHead(bytes.subarray(0, headBytes)),
    read: async function* () {
      yield bytes;
    },
    fetchNext: async (address) => fetchBytes(address, hosts, network),
  };
};
