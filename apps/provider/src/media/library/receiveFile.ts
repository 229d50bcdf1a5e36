import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** The bytes of a file: whole, or as a stream, which is read once. */
export type MediaSource = Uint8Array | AsyncIterable<Uint8Array>;

/** A received file in the folder for incoming files. The receiver moves or removes it. `id` is its id in the library. */
export type ReceivedFile = { file: string; id: string; bytes: number };

/** The length of an id in hexadecimal digits: every picture of a page repeats one. */
const idLength = 32;

class FileTooLargeError extends Error {
  override name = 'FileTooLargeError';
}

/**
 * Writes the bytes to a file while it hashes and counts them, so that an upload needs no memory. Undefined if there are
 * more than `maxBytes`: the rest is not read. Rejects when the source does.
 */
export const receiveFile = async (
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
