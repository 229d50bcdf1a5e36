import { mediaIdPattern } from '@masthead/content-rules/pictures';
import { readFile, writeFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { BufferSource, CustomPathedSource, CustomSource, HLS_FORMATS, Input, type Source } from 'mediabunny';
import { findAllMedia, findMedia, type MediaLibrary } from './mediaLibrary.ts';
import { mediaIssue, type MediaRecord, type MediaResult } from './mediaRecord.ts';
import { getFileUri } from './mediaRoutes.ts';
import { readVideoFacts, type VideoFacts } from './readVideo.ts';

type Refused = Extract<MediaResult, { ok: false }>;

/** A playlist of three hours in parts of two seconds has 500 KB. */
const maxPlaylistBytes = 1024 * 1024;
const maxNamed = 3;

/** An address of a playlist: a line of its own, or the attribute `URI` of a tag (RFC 8216, 4.1). */
const addressPattern = /^[^#\s].*$|(?<=[:,]URI=")[^"]+(?=")/gm;

/** Lists the addresses of a playlist: its parts, or the playlists of a film in several sizes. */
export const listAddresses = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(addressPattern)].map(([address]) => address.trim())),
];

export const replaceAddresses = (text: string, addresses: ReadonlyMap<string, string>): string =>
  text.replaceAll(addressPattern, (address) => addresses.get(address.trim()) ?? address);

const libraryId = new RegExp(`^(?:media:|/media/)(${mediaIdPattern})(?:/[^/]*)?$`);

const damaged = (reason: string): Refused => mediaIssue('damaged', `The HLS playlist ${reason}`);

/** Why a playlist cannot be a file of the library; undefined if it can. */
const checkText = (text: string): Refused | undefined => {
  if (text.length > maxPlaylistBytes) return mediaIssue('too-large', 'An HLS playlist may have 1 MB. Divide the film.');
  if (/^#EXT-X-(?:SESSION-)?KEY:(?!METHOD=NONE)/m.test(text))
    return damaged('has encrypted parts, whose keys the library does not store. Export the film without encryption.');
  if (text.includes('#EXTINF:') && !text.includes('#EXT-X-ENDLIST'))
    return damaged('has no #EXT-X-ENDLIST. Upload it when the broadcast is over and the list is complete.');
  return undefined;
};

/** Replaces the files of the library that a playlist names by their paths. */
const toStoredText = async (library: MediaLibrary, text: string): Promise<{ ok: true; text: string } | Refused> => {
  const addresses = listAddresses(text);
  const ids = new Map(addresses.map((address) => [address, libraryId.exec(address)?.[1] ?? '']));
  const records = await findAllMedia(library, [...ids.values()].filter(Boolean));
  const paths = new Map<string, string>();
  for (const [address, id] of ids) {
    const record = records.get(id);
    if (record) paths.set(address, getFileUri(record));
  }
  const missing = addresses.filter((address) => !paths.has(address));
  if (addresses.length === 0) return damaged('names no parts. Upload the playlist of a complete film.');
  if (missing.length > 0)
    return damaged(
      `names ${missing.slice(0, maxNamed).join(', ')}${missing.length > maxNamed ? ` and ${missing.length - maxNamed} more` : ''}, which the library does not have. Upload the parts first, and write media:<id> for each in the playlist.`,
    );
  return { ok: true, text: replaceAddresses(text, paths) };
};

const missingPart = ({ id }: MediaRecord): Error => new Error(`The storage has no file for the part ${id}.`);

/** Opens a part. A small file is read whole: the parser of playlists needs that, and a store has one request. */
const openPart = async ({ storage }: MediaLibrary, record: MediaRecord): Promise<Source> => {
  if (record.bytes <= maxPlaylistBytes) {
    const bytes = await storage.read(record.id);
    if (!bytes) throw missingPart(record);
    return new BufferSource(bytes);
  }
  return new CustomSource({
    getSize: () => record.bytes,
    read: async (start, end) => {
      const stream = await storage.open(record.id, { first: start, last: end - 1 });
      if (!stream) throw missingPart(record);
      return Readable.toWeb(stream) as ReadableStream<Uint8Array>;
    },
  });
};

/** Reads size, length and codecs of a film from its parts in the library. */
const readPlaylistFacts = async (library: MediaLibrary, text: string): Promise<VideoFacts | Refused> => {
  const source = new CustomPathedSource('/film.m3u8', async ({ path, isRoot }) => {
    if (isRoot) return new BufferSource(Buffer.from(text));
    const record = await findMedia(library, libraryId.exec(path)?.[1] ?? '');
    if (!record) throw new Error(`The library has no part ${path}.`);
    return openPart(library, record);
  });
  using input = new Input({ formats: HLS_FORMATS, source });
  // Awaited here: `using` closes the film at the end of this function.
  return await readVideoFacts(input);
};

/** Prepares an HLS playlist: the stored file has the paths of its parts in the library. */
export const preparePlaylist = async (
  library: MediaLibrary,
  file: string,
  target: string,
): Promise<(VideoFacts & { file: string; bytes: number }) | Refused> => {
  const text = await readFile(file, 'utf8');
  const refused = checkText(text);
  if (refused) return refused;
  const stored = await toStoredText(library, text);
  if (!stored.ok) return stored;
  const facts = await readPlaylistFacts(library, stored.text);
  if (!facts.ok) return facts;
  await writeFile(target, stored.text);
  return { ...facts, file: target, bytes: Buffer.byteLength(stored.text) };
};
