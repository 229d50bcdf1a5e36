import { promisify } from 'node:util';
import { constants, zstdCompress, zstdDecompressSync } from 'node:zlib';

/** The fastest level: the parts repeat each other so much that higher ones hardly save memory. */
const compressionOptions = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };
const compressWith = promisify(zstdCompress);
const compress = (bytes: Buffer): Promise<Buffer> => compressWith(bytes, compressionOptions);

/** A value of Next's page cache: a page, a document, a redirect, or a cached fetch. */
export type CachedValue = Record<string, unknown> & { status?: number };

/** One large part of a value, by its length in bytes: HTML, a document's body, or data for Next's router. */
type Part =
  | { name: 'html' | 'body' | 'rscData'; length: number }
  | { name: 'segmentData'; segment: string; length: number };

/**
 * A value whose large parts are one compressed block. They repeat each other, so a page of 700 KB takes some 60 KB, and
 * one call unpacks them all.
 */
export type PackedValue = { rest: CachedValue; parts: readonly Part[]; block: Buffer; length: number };

/** Estimated upper bound of the memory of a small value, its key and its headers, in bytes. */
const entryBytes = 2_048;

const listParts = ({ html, body, rscData, segmentData }: CachedValue): readonly (readonly [Part, Buffer])[] => [
  ...(typeof html === 'string'
    ? [Buffer.from(html)].map((bytes) => [{ name: 'html', length: bytes.length } as const, bytes] as const)
    : []),
  ...(Buffer.isBuffer(body) ? [[{ name: 'body', length: body.length } as const, body] as const] : []),
  ...(Buffer.isBuffer(rscData) ? [[{ name: 'rscData', length: rscData.length } as const, rscData] as const] : []),
  ...(segmentData instanceof Map
    ? [...(segmentData as Map<string, Buffer>)].map(
        ([segment, bytes]) => [{ name: 'segmentData', segment, length: bytes.length } as const, bytes] as const,
      )
    : []),
];

/** Memory of a packed value in bytes. */
export const packedBytes = ({ block }: PackedValue): number => block.length + entryBytes;

/** Memory of an unpacked value in bytes. HTML is ASCII (`normalizeCachedPage`), which V8 stores with one byte per character. */
export const unpackedBytes = ({ length }: PackedValue): number => length + entryBytes;

/** Compresses the large parts of a value outside the event loop. */
export const packValue = async (value: CachedValue): Promise<PackedValue> => {
  const parts = listParts(value);
  const rest = { ...value };
  for (const [{ name }] of parts) delete rest[name];
  const bytes = Buffer.concat(parts.map(([, part]) => part));
  return {
    rest,
    parts: parts.map(([part]) => part),
    block: parts.length > 0 ? await compress(bytes) : bytes,
    length: bytes.length,
  };
};

/** Returns the value that was packed. Its buffers share one block of memory. */
export const unpackValue = ({ rest, parts, block, length }: PackedValue): CachedValue => {
  if (parts.length === 0) return { ...rest };
  // One chunk for the whole output: with the default of 16 KB it would be concatenated from dozens.
  const bytes = zstdDecompressSync(block, { chunkSize: Math.max(length, 64) });
  const value: CachedValue = { ...rest };
  const segments = new Map<string, Buffer>();
  let start = 0;
  for (const part of parts) {
    const end = start + part.length;
    if (part.name === 'html') value.html = bytes.toString('utf8', start, end);
    else if (part.name === 'segmentData') segments.set(part.segment, bytes.subarray(start, end));
    else value[part.name] = bytes.subarray(start, end);
    start = end;
  }
  if (segments.size > 0) value.segmentData = segments;
  return value;
};
