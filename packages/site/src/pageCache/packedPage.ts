import { promisify } from 'node:util';
import { zstdCompress, zstdDecompressSync } from 'node:zlib';

const compress = promisify(zstdCompress);

/** The large parts of a value in Next's cache: HTML and router data of a page, or the body of a document. */
type LargeParts = { html?: string; body?: Buffer; rscData?: Buffer; segmentData?: Map<string, Buffer> };

/** A value of Next's page cache: a page, a document, a redirect, or a cached fetch. */
export type CachedValue = Record<string, unknown> & { status?: number };

type PackedParts = { html?: Buffer; body?: Buffer; rscData?: Buffer; segmentData?: Map<string, Buffer> };

/** A value whose large parts are compressed. A third of a megabyte takes some 45 KB and is unpacked in 1 ms. */
export type PackedValue = { rest: CachedValue; parts: PackedParts };

/** What a small value, its key and its headers take, in bytes: an estimate on the safe side. */
const entryBytes = 2_048;

const mapBuffers = (data: Map<string, Buffer>, change: (buffer: Buffer) => Buffer): Map<string, Buffer> => new Map([...data].map(([name, buffer]) => [name, change(buffer)]));

const largePartsOf = ({ html, body, rscData, segmentData }: Record<string, unknown>): LargeParts => ({
  ...(typeof html === 'string' && { html }),
  ...(Buffer.isBuffer(body) && { body }),
  ...(Buffer.isBuffer(rscData) && { rscData }),
  ...(segmentData instanceof Map && { segmentData: segmentData as Map<string, Buffer> }),
});

/** Memory of the large parts in bytes. HTML is ASCII (`keptPage`), which V8 stores with one byte per character. */
const bytesOf = ({ html, body, rscData, segmentData }: LargeParts | PackedParts): number =>
  [html, body, rscData, ...(segmentData?.values() ?? [])].reduce((sum, part) => sum + (part?.length ?? 0), entryBytes);

/** Memory of a value in bytes. */
export const valueBytes = (value: CachedValue): number => bytesOf(largePartsOf(value));

/** Memory of a packed value in bytes. */
export const packedBytes = ({ parts }: PackedValue): number => bytesOf(parts);

/** Compresses the large parts beside the event loop. */
export const packValue = async (value: CachedValue): Promise<PackedValue> => {
  const { html, body, rscData, segmentData } = largePartsOf(value);
  const rest = { ...value };
  for (const name of Object.keys(largePartsOf(value))) delete rest[name];
  const parts: PackedParts = {};
  if (html !== undefined) parts.html = await compress(html);
  if (body) parts.body = await compress(body);
  if (rscData) parts.rscData = await compress(rscData);
  if (segmentData) parts.segmentData = new Map(await Promise.all([...segmentData].map(async ([name, data]) => [name, await compress(data)] as const)));
  return { rest, parts };
};

/** ASCII becomes a string of one byte per character, other text one of two. */
const textOf = (bytes: Buffer): string => bytes.toString('utf8');

export const unpackValue = ({ rest, parts: { html, body, rscData, segmentData } }: PackedValue): CachedValue => ({
  ...rest,
  ...(html && { html: textOf(zstdDecompressSync(html)) }),
  ...(body && { body: zstdDecompressSync(body) }),
  ...(rscData && { rscData: zstdDecompressSync(rscData) }),
  ...(segmentData && { segmentData: mapBuffers(segmentData, (data) => zstdDecompressSync(data)) }),
});
