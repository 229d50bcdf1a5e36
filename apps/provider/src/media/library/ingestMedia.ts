import { rm, readFile, mkdir } from 'node:fs/promises';
import { removeForbiddenCharacters } from '@masthead/content-rules/html';
import { mediaIssue, type MediaKind, type MediaRecord, type MediaResult } from './mediaRecord.ts';
import { type MediaLibrary, findMedia } from './mediaLibrary.ts';
import { playlistType } from './detectHls.ts';
import { detectType, getExtension, isPart } from './mediaTypes.ts';
import { normalizePicture } from './normalizePicture.ts';
import { preparePlaylist } from './playlist.ts';
import { readCredits } from './readCredits.ts';
import { readVideo, type VideoFacts } from './readVideo.ts';
import { findRemoval } from './removeMedia.ts';
import { parseText } from 'media-captions';
import { ADTS, FilePathSource, FLAC, Input, MP3, MP4, OGG, WAVE } from 'mediabunny';
import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** The bytes of a file: whole, or as a stream, which is read once. */
type MediaSource = Uint8Array | AsyncIterable<Uint8Array>;

/** A received file in the folder for incoming files. The receiver moves or removes it. `id` is its id in the library. */
type ReceivedFile = { file: string; id: string; bytes: number };

/** The length of an id in hexadecimal digits: every picture of a page repeats one. */
const idLength = 32;

class FileTooLargeError extends Error {
  override name = 'FileTooLargeError';
}

/** Writes the bytes to a file while it hashes and counts them. Undefined if there are more than `maxBytes`. */
const receiveFile = async (
  source: MediaSource,
  folder: string,
  maxBytes: number,
): Promise<ReceivedFile | undefined> => {
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, `${randomUUID()}.part`);
  const hash = createHash('sha256');
  let bytes = 0;
  const count = new Transform({
    transform(chunk: Uint8Array, _, done) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) return done(new FileTooLargeError(`The file is larger than ${maxBytes} bytes.`));
      hash.update(chunk);
      done(null, chunk);
    },
  });
  try {
    await pipeline(Readable.from(source instanceof Uint8Array ? [source] : source), count, createWriteStream(file));
    return { file, id: hash.digest('hex').slice(0, idLength), bytes };
  } catch (error) {
    await rm(file, { force: true });
    if (error instanceof FileTooLargeError) return undefined;
    throw error;
  }
};

/** Reads the length of a recording in seconds, without decoding it. Undefined if the file does not have one. */
const readAudio = async (file: string): Promise<number | undefined> => {
  using input = new Input({ formats: [MP3, MP4, ADTS, OGG, FLAC, WAVE], source: new FilePathSource(file) });
  try {
    const seconds = await input.computeDuration();
    return seconds > 0 ? seconds : undefined;
  } catch (error) {
    // Errors of the file system have a code; others are the parser's. Such a file is stored without a length.
    if (error instanceof Error && 'code' in error) throw error;
    return undefined;
  }
};

/** Captions of two hours have less than 200 KB. */
const maxCaptionsBytes = 2 * 1024 * 1024;
const maxErrors = 3;

/** Checks a WebVTT file; undefined if it is valid. Its errors have line numbers. */
const checkCaptions = async (file: string, bytes: number): Promise<Extract<MediaResult, { ok: false }> | undefined> => {
  if (bytes > maxCaptionsBytes)
    return mediaIssue('too-large', 'Captions may have 2 MB. Upload the WebVTT file of one language.');
  const { cues, errors } = await parseText(await readFile(file, 'utf8'), { type: 'vtt', errors: true });
  if (errors.length > 0)
    return mediaIssue(
      'damaged',
      `The captions are no valid WebVTT: ${errors
        .slice(0, maxErrors)
        .map(({ message }) => message)
        .join('; ')}. Correct these lines.`,
    );
  return cues.length === 0
    ? mediaIssue('damaged', 'The captions have no cue that ends after its start. Export them again as WebVTT.')
    : undefined;
};

/** Declared texts precede the file's. Names and texts are read after the source, which may set them. */
export type MediaInput = {
  source: MediaSource;
  /** Name of the uploaded file. Its extension is ignored. */
  fileName: string;
  credit?: string | undefined;
  copyright?: string | undefined;
  caption?: string | undefined;
  alt?: string | undefined;
};

const maxNameLength = 60;

const toFileName = (name: string, type: string): string => {
  const stem = name
    .replace(/^.*[/\\]/, '')
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, maxNameLength)
    .replaceAll(/^-|-$/g, '');
  return `${stem || 'file'}.${getExtension(type)}`;
};

/** Normalizes a text as all published ones are: Unicode NFC, without the characters that XML forbids. */
const toText = (value: string | null | undefined): string | null =>
  removeForbiddenCharacters((value ?? '').normalize('NFC')).trim() || null;

/** What is stored of a file: pictures are encoded again, playlists name their parts, everything else stays as it is. */
type Stored = Pick<MediaRecord, 'kind' | 'type' | 'bytes' | 'width' | 'height' | 'seconds' | 'codecs'> &
  Pick<MediaRecord, 'isAnimated' | 'color'> &
  Pick<MediaRecord, 'credit' | 'copyright' | 'caption'> & { file: string };

const toPreparedFile = ({ file }: ReceivedFile): string => `${file}.prepared`;

const preparePicture = async (
  { limits }: MediaLibrary,
  received: ReceivedFile,
): Promise<{ ok: true; stored: Stored } | Extract<MediaResult, { ok: false }>> => {
  const target = toPreparedFile(received);
  const picture = await normalizePicture(received.file, target, limits);
  if (!picture.ok) return picture;
  const { ok: _, ...description } = picture;
  const noFilm = { seconds: null, codecs: null };
  const credits = await readCredits(received.file);
  return { ok: true, stored: { kind: 'image', file: target, ...noFilm, ...description, ...credits } };
};

/** Facts of a file that is stored as it is. Documents and the parts of HLS films have none. */
const readFacts = async (
  kind: Exclude<MediaKind, 'image'>,
  type: string,
  { file, bytes }: ReceivedFile,
): Promise<({ ok: true } & Partial<VideoFacts>) | Extract<MediaResult, { ok: false }>> => {
  if (kind === 'video' && !isPart(type)) return readVideo(file);
  if (kind === 'audio') {
    const seconds = await readAudio(file);
    return { ok: true, ...(seconds !== undefined && { seconds }) };
  }
  return (kind === 'captions' ? await checkCaptions(file, bytes) : undefined) ?? { ok: true };
};

const prepare = async (library: MediaLibrary, received: ReceivedFile) => {
  const detected = await detectType(received.file);
  if (!detected.ok) return detected;
  const { kind, type } = detected;
  if (kind === 'image') return preparePicture(library, received);
  const { file, bytes } = received;
  const facts =
    type === playlistType
      ? await preparePlaylist(library, file, toPreparedFile(received))
      : await readFacts(kind, type, received);
  if (!facts.ok) return facts;
  const { ok: _, ...found } = facts;
  const unknown = { width: null, height: null, seconds: null, codecs: null, isAnimated: false, color: null };
  const noTexts = { credit: null, copyright: null, caption: null };
  return { ok: true, stored: { kind, type, file, bytes, ...unknown, ...noTexts, ...found } } as const;
};

/** Stores the file before its record, so that a record always has a file. */
const store = async (library: MediaLibrary, received: ReceivedFile, input: MediaInput): Promise<MediaResult> => {
  const prepared = await prepare(library, received);
  if (!prepared.ok) return prepared;
  const { file, ...stored } = prepared.stored;
  await library.storage.put(received.id, file, stored.type);
  const row = {
    ...stored,
    id: received.id,
    fileName: toFileName(input.fileName, stored.type),
    credit: toText(input.credit) ?? toText(stored.credit),
    copyright: toText(input.copyright) ?? toText(stored.copyright),
    caption: toText(input.caption) ?? toText(stored.caption),
    alt: toText(input.alt),
    createdAt: library.clock(),
  };
  await library.db
    .insertInto('media')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ seconds: row.seconds }))
    .execute();
  // Another process may have stored the same file at the same time.
  return { ok: true, value: (await findMedia(library, row.id)) ?? row, status: 'stored' };
};

const findStored = async (library: MediaLibrary, id: string): Promise<MediaRecord | undefined> => {
  const record = await findMedia(library, id);
  // A recording that was added before lengths were measured is stored again, as is a record whose file was lost.
  if (!record || (record.kind === 'audio' && record.seconds === null)) return undefined;
  return (await library.storage.has(id)) ? record : undefined;
};

const ingest = async (library: MediaLibrary, input: MediaInput): Promise<MediaResult> => {
  const { maxBytes } = library.limits;
  const received = await receiveFile(input.source, library.incoming, maxBytes);
  if (!received)
    return mediaIssue(
      'too-large',
      `The file is larger than ${Math.floor(maxBytes / 1024 / 1024)} MB. Upload a smaller one.`,
    );
  try {
    if (received.bytes === 0) return mediaIssue('empty', 'The file is empty. Upload it again.');
    const removedAt = await findRemoval(library, received.id);
    if (removedAt)
      return mediaIssue(
        'removed',
        `The file was taken down on ${removedAt.toISOString().slice(0, 10)}. To allow it again, delete its row of removed_media.`,
      );
    const existing = await findStored(library, received.id);
    if (existing) return { ok: true, value: existing, status: 'existing' };
    const caller = { client: 'ingest', urgency: 'foreground' } as const;
    return await library.getQueue(received.bytes).run(received.id, caller, () => store(library, received, input));
  } finally {
    await rm(received.file, { force: true });
    await rm(toPreparedFile(received), { force: true });
  }
};

/**
 * Adds a file to the library, or finds it there by its content. Expected failures are issues, each with what to do; the
 * source is not read if the library is busy. Errors of the source, the storage and the database are thrown. Do not call
 * it inside a transaction: the embedded database has one connection.
 * @example const result = await ingestMedia(library, { source: request.body, fileName: 'tower.jpg', alt: 'A tower' });
 */
export const ingestMedia = async (library: MediaLibrary, input: MediaInput): Promise<MediaResult> => {
  const { uploads } = library;
  if (uploads.count >= uploads.max)
    return mediaIssue('busy', `${uploads.max} files are uploaded at the same time. Try again in a minute.`);
  uploads.count += 1;
  try {
    return await ingest(library, input);
  } finally {
    uploads.count -= 1;
  }
};
