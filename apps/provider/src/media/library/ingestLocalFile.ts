import { createReadStream } from 'node:fs';
import { readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { detectHls, playlistType } from './detectHls.ts';
import { ingestMedia } from './ingestMedia.ts';
import { mediaIssue, type MediaResult } from './mediaRecord.ts';
import type { MediaLibrary } from './mediaLibrary.ts';
import { listAddresses, replaceAddresses } from './playlist.ts';

/** A playlist of the sizes of a film, the playlist of a size, and its parts. */
const maxDepth = 3;

const decode = (name: string): string => {
  try {
    return decodeURI(name);
  } catch {
    // A percent sign of its own.
    return name;
  }
};

/** The file below the folder that an address in a playlist names; undefined if there is none. */
const findPart = async (folder: string, playlist: string, address: string): Promise<string | undefined> => {
  if (/^[a-z][a-z0-9+.-]*:/i.test(address)) return undefined;
  const [name = ''] = address.split(/[?#]/, 1);
  const part = path.resolve(path.dirname(playlist), decode(name));
  const found = await realpath(part).catch(() => undefined);
  const isBelow = found?.startsWith(`${await realpath(folder)}${path.sep}`) ?? false;
  return found !== undefined && isBelow && (await stat(found)).isFile() ? found : undefined;
};

/** Adds the parts of a playlist, then the playlist with their ids. */
const ingestPlaylist = async (
  library: MediaLibrary,
  folder: string,
  file: string,
  depth: number,
): Promise<MediaResult> => {
  const text = await readFile(file, 'utf8');
  const ids = new Map<string, string>();
  for (const address of listAddresses(text)) {
    const part = await findPart(folder, file, address);
    // An address without a file stays, and the library reports it.
    if (part === undefined) continue;
    const result = await ingestAt(library, folder, part, depth + 1);
    if (!result.ok) return result;
    ids.set(address, `media:${result.value.id}`);
  }
  return ingestMedia(library, { source: Buffer.from(replaceAddresses(text, ids)), fileName: path.basename(file) });
};

const ingestAt = async (library: MediaLibrary, folder: string, file: string, depth: number): Promise<MediaResult> => {
  if (depth > maxDepth) return mediaIssue('damaged', 'The HLS playlist names playlists that name playlists.');
  if ((await detectHls(file)) === playlistType) return ingestPlaylist(library, folder, file, depth);
  return ingestMedia(library, { source: createReadStream(file), fileName: path.basename(file) });
};

/** Adds a file of a folder to the library. Of an HLS playlist, the parts below the folder are added as well. */
export const ingestLocalFile = (library: MediaLibrary, folder: string, file: string): Promise<MediaResult> =>
  ingestAt(library, folder, file, 1);
