import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { getVideoFileType } from '@masthead/content-rules/video-hosts';
import { playlistType } from '../../media/library/detectHls.ts';
import { decodeFragment } from '../../content/files/anchors.ts';
import { isAllowedHost } from '../../media/library/fetchMedia.ts';
import { ingestLocalFile } from '../../media/library/ingestLocalFile.ts';
import type { MediaLibrary } from '../../media/library/mediaLibrary.ts';
import type { MediaRecord } from '../../media/library/mediaRecord.ts';
import type { OldSite } from '../addresses.ts';
import { type FileIndex, type OldFile, listFullFirst } from './fileIndex.ts';
import type { ThrottledFetch } from './throttledFetch.ts';

/** A file of the old site in the media library, or why it is not there. */
type FoundFile =
  | { ok: true; record: MediaRecord; oldFile: OldFile | undefined; status: 'stored' | 'existing' }
  | { ok: false; reason: string };

/** A reason for the report, which counts equal ones together: it names no address. */
export const toReason = (reason: string): string => reason.replaceAll(/https?:\/\/\S+/g, 'The address');

export type FindFile = (address: string) => Promise<FoundFile>;

/** What finding files needs. */
type FileDeps = {
  library: MediaLibrary;
  oldSite: OldSite;
  files: FileIndex;
  /** Folder with the files of the old site, such as a copy of `wp-content/uploads`. */
  uploads: string | undefined;
  fetch: ThrottledFetch;
  /** Called once for each file. */
  onFound: (outcome: 'created' | 'unchanged' | 'failed') => void;
};

const exists = async (file: string): Promise<boolean> => (await stat(file).catch(() => undefined))?.isFile() ?? false;

/** Finds the file of an address in the uploads folder, whose path may start anywhere in that of the address. */
const findLocal = async (uploads: string, { pathname }: URL): Promise<string | undefined> => {
  const root = await realpath(uploads);
  const segments = pathname.split('/').filter(Boolean).map(decodeFragment);
  for (let start = 0; start < segments.length; start += 1) {
    const file = path.join(root, ...segments.slice(start));
    if (!(await exists(file))) continue;
    // Links in the folder must not lead out of it.
    const real = await realpath(file);
    return real.startsWith(`${root}${path.sep}`) ? real : undefined;
  }
  return undefined;
};

/** Candidate addresses of a file: that of its attachment, the full size, and the address itself. */
const listCandidates = (url: URL, oldFile: OldFile | undefined): readonly URL[] => {
  const main = oldFile ? (URL.parse(oldFile.address) ?? undefined) : undefined;
  const found = [...(main ? [main] : []), ...listFullFirst(url)].map((candidate) => {
    const bare = new URL(candidate);
    bare.search = '';
    bare.hash = '';
    return bare;
  });
  // Addresses of scripts select the picture by their parameters.
  return [...new Map([...found, url].map((candidate) => [candidate.href, candidate])).values()];
};

const ingestFile = async (
  { library }: FileDeps,
  uploads: string,
  file: string,
  oldFile: OldFile | undefined,
): Promise<FoundFile> => {
  const result = await ingestLocalFile(library, uploads, file);
  return result.ok
    ? { ok: true, record: result.value, oldFile, status: result.status }
    : { ok: false, reason: result.error.map(({ message }) => message).join(' ') };
};

/** Files of the old site have addresses with https, whatever the export says. */
const toSecure = (url: URL): URL => {
  const secure = new URL(url);
  if (secure.protocol === 'http:') secure.protocol = 'https:';
  return secure;
};

const toHostReason = (host: string): string =>
  `Files of ${host} may not be downloaded. Allow it with --media-hosts ${host}, or use --uploads.`;

/** Playlists are found in the uploads folder only: others stay where they are. */
const isPlaylist = ({ pathname }: URL): boolean => getVideoFileType(pathname) === playlistType;
const remotePlaylist: FoundFile = { ok: false, reason: 'The uploads folder does not have the playlist.' };

const notAddress = 'It is not the address of a file.';

const download = async (
  { fetch }: FileDeps,
  candidates: readonly URL[],
  oldFile: OldFile | undefined,
): Promise<FoundFile> => {
  let reason = 'It has no address.';
  for (const url of candidates) {
    const result = await fetch(toSecure(url));
    if (result.ok) return { ok: true, record: result.value, oldFile, status: result.status };
    reason = result.error.map(({ message }) => message).join(' ');
    if (result.error.some(({ code }) => code === 'not-allowed'))
      return { ok: false, reason: toHostReason(url.hostname) };
  }
  return { ok: false, reason };
};

/** Finds each file once, whatever the size that an address names. */
const createFinder = (
  { oldSite, files, onFound }: Omit<FileDeps, 'fetch'>,
  find: (url: URL) => Promise<FoundFile>,
): FindFile => {
  const results = new Map<string, Promise<FoundFile>>();
  const findAndCount = async (url: URL): Promise<FoundFile> => {
    const found = await find(url);
    if (found !== remotePlaylist) onFound(found.ok ? (found.status === 'stored' ? 'created' : 'unchanged') : 'failed');
    return found;
  };
  return (address) => {
    const url = oldSite.toAbsolute(address);
    if (!url || !['http:', 'https:'].includes(url.protocol)) return Promise.resolve({ ok: false, reason: notAddress });
    url.hash = '';
    const key = files.find(url)?.address ?? url.href;
    const result = results.get(key) ?? findAndCount(url);
    results.set(key, result);
    return result;
  };
};

/** Creates a finder of files: in the uploads folder, else by download. */
export const createFileFinder = (deps: FileDeps): FindFile =>
  createFinder(deps, async (url) => {
    const oldFile = deps.files.find(url);
    const candidates = listCandidates(url, oldFile);
    if (deps.uploads !== undefined)
      for (const candidate of candidates) {
        const file = await findLocal(deps.uploads, candidate);
        if (file !== undefined) return ingestFile(deps, deps.uploads, file, oldFile);
      }
    return isPlaylist(url) ? remotePlaylist : download(deps, candidates, oldFile);
  });

/** Records for the dry run, which adds no file to the library. */
const picture: MediaRecord = {
  id: '0'.repeat(64),
  kind: 'image',
  type: 'image/jpeg',
  bytes: 1,
  fileName: 'picture.jpg',
  width: 1200,
  height: 800,
  seconds: null,
  codecs: null,
  isAnimated: false,
  color: '808080',
  credit: null,
  copyright: null,
  caption: null,
  alt: null,
  createdAt: new Date(0),
};
const captions: MediaRecord = { ...picture, kind: 'captions', type: 'text/vtt', fileName: 'captions.vtt', color: null };
const video: MediaRecord = { ...picture, kind: 'video', type: 'video/mp4', fileName: 'film.mp4', color: null };
const playlist: MediaRecord = { ...video, type: playlistType, fileName: 'film.m3u8' };

const getPlaceholder = ({ pathname }: URL): MediaRecord => {
  if (/\.vtt$/i.test(pathname)) return captions;
  const type = getVideoFileType(pathname);
  if (type === playlistType) return playlist;
  return type?.startsWith('video/') ? video : picture;
};

/** Creates a finder for the dry run: it looks whether the uploads folder has the file or its host is allowed, and adds none. */
export const createFileCheck = (deps: Omit<FileDeps, 'fetch'>): FindFile => {
  const { library, files, uploads } = deps;
  return createFinder(deps, async (url) => {
    const oldFile = files.find(url);
    const record = getPlaceholder(url);
    const found = { ok: true, record, oldFile, status: 'stored' } as const;
    if (uploads !== undefined)
      for (const candidate of listCandidates(url, oldFile))
        if ((await findLocal(uploads, candidate)) !== undefined) return found;
    if (isPlaylist(url)) return remotePlaylist;
    return isAllowedHost(url.hostname, library.allowedHosts)
      ? found
      : { ok: false, reason: toHostReason(url.hostname) };
  });
};
