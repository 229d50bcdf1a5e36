import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { SourceError, type SourceInput } from './source.ts';

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
