import { findMedia, type MediaLibrary } from './mediaLibrary.ts';
import { ingestMedia } from './ingestMedia.ts';
import { mediaIssue, type MediaRecord, type MediaResult } from './mediaRecord.ts';
import {
  AddressError,
  FetchError,
  internet,
  isAllowedHost,
  type Network,
  readBody,
  requestPublic,
} from './publicRequest.ts';

export { isAllowedHost, type Network } from './publicRequest.ts';

/** From the first request to the last byte. */
const totalTimeoutMs = 30_000;

/** Avatar services, whose pictures stay at their addresses (§7.2). */
const avatarHosts = ['gravatar.com', '*.gravatar.com'];

/** Whether an address belongs to an avatar service. */
export const isAvatarUrl = (url: string): boolean =>
  URL.canParse(url) && isAllowedHost(new URL(url).hostname, avatarHosts);

const findFetched = async (library: MediaLibrary, url: string): Promise<MediaRecord | undefined> => {
  const source = await library.db
    .selectFrom('mediaSources')
    .select('mediaId')
    .where('url', '=', url)
    .executeTakeFirst();
  return source && findMedia(library, source.mediaId);
};

const getFileName = ({ pathname }: URL): string => pathname.split('/').at(-1) || 'picture';

/** Adds a remote file to the library, once per address: of `allowedHosts`, over https, at public addresses. */
export const fetchMedia = async (
  library: MediaLibrary,
  address: string,
  network: Network = internet,
): Promise<MediaResult> => {
  if (!URL.canParse(address)) return mediaIssue('not-allowed', `"${address}" is not an address.`);
  const url = new URL(address);
  url.hash = '';
  const existing = await findFetched(library, url.href);
  if (existing) return { ok: true, value: existing, status: 'existing' };
  const signal = AbortSignal.timeout(totalTimeoutMs);
  try {
    const reply = await requestPublic(url, {
      allowedHosts: library.allowedHosts,
      network,
      signal,
      accept: 'image/*',
      userAgent: 'Masthead media library',
    });
    if (reply.kind === 'not-allowed')
      return mediaIssue(
        'not-allowed',
        `Pictures are not fetched from ${reply.origin}. Add the host to MEDIA_HOSTS, or use a file.`,
      );
    if (reply.kind === 'unreachable') return mediaIssue('unreachable', reply.message);
    if (reply.kind === 'not-modified') throw new Error(`${url.href} responds "not modified" without conditions.`);
    const result = await ingestMedia(library, {
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
