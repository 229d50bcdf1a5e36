import { promisify } from 'node:util';
import { constants, zstdCompress, zstdDecompressSync } from 'node:zlib';
import { toOwnMemory } from '../ownMemory.ts';

/** With a dictionary, higher levels take more time and hardly less memory; lower ones use little of it. */
const params = { [constants.ZSTD_c_compressionLevel]: 3 };
const compress = promisify(zstdCompress);

/** A value of Next's page cache: a page, a document or a redirect. */
export type CachedValue = Record<string, unknown> & { status?: number };

/** One large part of a value, by its position in the block in bytes: HTML, a document's body, or data for Next's router. */
type Part = { start: number; end: number } & (
  | { name: 'html' | 'body' | 'rscData' }
  | { name: 'segmentData'; segment: string }
);

/**
 * A value whose large parts are one compressed block, which one call unpacks. Equal parts are there once: the data of a
 * whole page are those of one of its segments. With another page of the site as the dictionary, a page of 350 KB takes
 * some 7 KB instead of 44 KB.
 */
export type PackedValue = {
  rest: CachedValue;
  parts: readonly Part[];
  block: Buffer;
  length: number;
  dictionary: Buffer | undefined;
};

/** Estimated upper bound of the memory of a small value, its key and its headers, in bytes. */
const entryBytes = 2_048;

type Content =
  | { name: 'html' | 'body' | 'rscData'; bytes: Buffer }
  | { name: 'segmentData'; segment: string; bytes: Buffer };

const listContents = ({ html, body, rscData, segmentData }: CachedValue): readonly Content[] => [
  ...(typeof html === 'string' ? [{ name: 'html', bytes: Buffer.from(html) } as const] : []),
  ...(Buffer.isBuffer(body) ? [{ name: 'body', bytes: body } as const] : []),
  ...(Buffer.isBuffer(rscData) ? [{ name: 'rscData', bytes: rscData } as const] : []),
  ...(segmentData instanceof Map
    ? [...(segmentData as Map<string, Buffer>)].map(
        ([segment, bytes]) => ({ name: 'segmentData', segment, bytes }) as const,
      )
    : []),
];

/** Joins the large parts of a value; equal ones share their position. */
const joinParts = (value: CachedValue): { parts: readonly Part[]; bytes: Buffer } => {
  const parts: Part[] = [];
  const unique: { start: number; bytes: Buffer }[] = [];
  let length = 0;
  for (const { bytes, ...part } of listContents(value)) {
    let position = unique.find((one) => one.bytes.equals(bytes));
    if (!position) {
      position = { start: length, bytes };
      unique.push(position);
      length += bytes.length;
    }
    parts.push({ ...part, start: position.start, end: position.start + bytes.length });
  }
  return { parts, bytes: Buffer.concat(unique.map(({ bytes }) => bytes)) };
};

/** Memory of a packed value in bytes. */
export const packedBytes = ({ block }: PackedValue): number => block.length + entryBytes;

/** Memory of an unpacked value in bytes. HTML is ASCII (`normalizeCachedPage`), which V8 stores with one byte per character. */
export const unpackedBytes = ({ length }: PackedValue): number => length + entryBytes;

/** The large parts of a value, as a dictionary for others. */
export const toDictionary = (value: CachedValue): Buffer => joinParts(value).bytes;

/** Compresses the large parts of a value outside the event loop. */
export const packValue = async (value: CachedValue, dictionary?: Buffer): Promise<PackedValue> => {
  const { parts, bytes } = joinParts(value);
  const rest = { ...value };
  for (const { name } of parts) delete rest[name];
  const block =
    parts.length > 0 ? toOwnMemory(await compress(bytes, { params, ...(dictionary && { dictionary }) })) : bytes;
  return { rest, parts, block, length: bytes.length, dictionary };
};

/** Returns the value that was packed. Its buffers share one block of memory. */
export const unpackValue = ({ rest, parts, block, length, dictionary }: PackedValue): CachedValue => {
  if (parts.length === 0) return { ...rest };
  // One chunk for the whole output: with the default of 16 KB it would be concatenated from dozens.
  const bytes = zstdDecompressSync(block, { chunkSize: Math.max(length, 64), ...(dictionary && { dictionary }) });
  const value: CachedValue = { ...rest };
  const segments = new Map<string, Buffer>();
  for (const { start, end, ...part } of parts) {
    if (part.name === 'html') value.html = bytes.toString('utf8', start, end);
    else if (part.name === 'segmentData') segments.set(part.segment, bytes.subarray(start, end));
    else value[part.name] = bytes.subarray(start, end);
  }
  if (segments.size > 0) value.segmentData = segments;
  return value;
};
