import type { IncomingMessage } from 'node:http';
import type { StoredPage } from '../db/tables/publishing.ts';
import {
  AddressError,
  FetchError,
  internet,
  type Network,
  type PublicReply,
  readBody,
  requestPublic,
} from '../media/library/publicRequest.ts';
import { SourceError, type SourceInput } from './source.ts';
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';

/** Bytes at the start of a source by which its format is recognized. */
export const headBytes = 64 * 1024;

/** The start of a source as text. */
export const decodeHead = (bytes: Uint8Array): string => {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
};

/** Opens a file for an import. Throws a `SourceError` if it cannot be read. */
export const openFile = async (path: string): Promise<SourceInput> => {
  const found = await stat(path).catch((cause: unknown) => {
    throw new SourceError(`The file ${path} cannot be read. Check the path.`, { cause });
  });
  if (!found.isFile()) throw new SourceError(`${path} is not a file. Name the export itself.`);
  if (found.size === 0) throw new SourceError(`The file ${path} is empty. Export it again.`);
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(new Uint8Array(headBytes), 0, headBytes, 0);
    return { location: path, head: decodeHead(buffer.subarray(0, bytesRead)), read: () => createReadStream(path) };
  } finally {
    await handle.close();
  }
};

/** Limits of a source at an address. The whole source is in memory. */
const limits = { bytes: 32_000_000, timeoutMs: 60_000 } as const;

/** How sources at addresses are fetched. */
export type RemoteOptions = {
  /** Further hosts beside that of the address, for redirects and next pages: `example.com` or `*.example.com`. */
  allowedHosts?: readonly string[];
  network?: Network;
  /** The pages of the last import. Without them everything is fetched. */
  former?: readonly StoredPage[];
};

type Fetch = { allowedHosts: readonly string[]; network: Network };

const toConditions = ({ etag, lastModified }: StoredPage): Readonly<Record<string, string>> => ({
  ...(etag !== undefined && { 'if-none-match': etag }),
  ...(lastModified !== undefined && { 'if-modified-since': lastModified }),
});

const request = async (
  url: URL,
  { allowedHosts, network }: Fetch,
  former: StoredPage | undefined,
): Promise<PublicReply> => {
  try {
    return await requestPublic(url, {
      allowedHosts,
      network,
      signal: AbortSignal.timeout(limits.timeoutMs),
      accept:
        'application/rss+xml, application/atom+xml, application/feed+json, application/xml, application/json, */*',
      userAgent: 'Masthead import',
      ...(former && { conditions: toConditions(former) }),
    });
  } catch (cause) {
    if (cause instanceof AddressError || cause instanceof FetchError)
      throw new SourceError(`${url.href} cannot be fetched: ${cause.message}`, { cause });
    throw cause;
  }
};

/** Longer headers are not stored. */
const maxHeader = 500;

const toStoredPage = (address: string, { headers }: IncomingMessage): StoredPage => {
  const { etag, 'last-modified': lastModified } = headers;
  return {
    address,
    ...(etag !== undefined && etag.length <= maxHeader && { etag }),
    ...(lastModified !== undefined && lastModified.length <= maxHeader && { lastModified }),
  };
};

type FetchedPage = { bytes: Uint8Array; page: StoredPage };

/** Fetches a page; undefined if it is the `former` one. */
const fetchPage = async (address: string, fetch: Fetch, former?: StoredPage): Promise<FetchedPage | undefined> => {
  const reply = await request(new URL(address), fetch, former);
  if (reply.kind === 'not-modified') return undefined;
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
  return { bytes: Buffer.concat(chunks), page: toStoredPage(address, reply.response) };
};

const fetchWhole = async (address: string, fetch: Fetch): Promise<FetchedPage> => {
  const fetched = await fetchPage(address, fetch);
  if (!fetched) throw new Error(`${address} responds "not modified" to a request without conditions.`);
  return fetched;
};

/** Fetches the first page, unless no page has changed since the last import. */
const fetchFirst = async (
  location: string,
  fetch: Fetch,
  [first, ...others]: readonly StoredPage[],
): Promise<FetchedPage | undefined> => {
  if (!first) return fetchWhole(location, fetch);
  const fetched = await fetchPage(location, fetch, first);
  if (fetched) return fetched;
  for (const page of others) if (await fetchPage(page.address, fetch, page)) return fetchWhole(location, fetch);
  return undefined;
};

/** A source at an address, or that it is the one of the last import. */
export type RemoteInput = { kind: 'input'; input: SourceInput } | { kind: 'not-modified' };

/** Fetches a source from an https address by the rules of the media library. Throws a `SourceError`. */
export const openRemote = async (
  location: string,
  { allowedHosts = [], network = internet, former = [] }: RemoteOptions = {},
): Promise<RemoteInput> => {
  if (!URL.canParse(location)) throw new SourceError(`"${location}" is not an address.`);
  const fetch = { allowedHosts: [new URL(location).hostname, ...allowedHosts], network };
  const first = await fetchFirst(location, fetch, former);
  if (!first) return { kind: 'not-modified' };
  const { bytes } = first;
  const pages = [first.page];
  return {
    kind: 'input',
    input: {
      location,
      head: decodeHead(bytes.subarray(0, headBytes)),
      read: async function* () {
        yield bytes;
      },
      fetchNext: async (address) => {
        const next = await fetchWhole(address, fetch);
        pages.push(next.page);
        return next.bytes;
      },
      pages,
    },
  };
};
