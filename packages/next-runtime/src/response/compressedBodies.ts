import { LRUCache } from 'lru-cache';
import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { toOwnMemory } from '../ownMemory.ts';
import { type Coding, codings } from './acceptedCoding.ts';

/** The compressed bodies of one page by coding, its entity tag, the headers computed from its text, and its memory in bytes. */
export type CompressedBody = { tag: string; headers: Readonly<Record<string, string>>; bytes: number } & Partial<
  Record<Coding, Buffer>
>;

const encoders: Readonly<Record<Coding, (body: Buffer) => Promise<Buffer>>> = {
  // The window covers a page; the default window takes 4 MB for each page that is being compressed. Quality 9 takes five
  // times as long for 0.3 % fewer bytes.
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 8,
        [constants.BROTLI_PARAM_LGWIN]: 19,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body) => promisify(gzip)(body),
};

/** Whether a body exists in any coding. */
export const isCompressed = (body: CompressedBody): boolean => codings.some((coding) => body[coding]);

/** Compressions that may wait: each holds the text of a page. Other pages are compressed when they are requested again. */
const maxPending = 16;

/** Memory of the tag, the headers with the policy, and the entry itself, in bytes. */
const entryBytes = 4096;

const getBytes = (body: CompressedBody): number =>
  codings.reduce((sum, coding) => sum + (body[coding]?.length ?? 0), entryBytes);

/**
 * Compressed bodies of cached pages, at most `maxBytes`, by their entity tag. Compression costs more
 * than the rest of a response from the cache, so it happens once per page and coding and does not delay responses. Nearly
 * all clients accept Brotli, so most pages have one body. Clients that accept no compression get the text from Next.
 */
export const createCompressedBodies = ({
  maxBytes,
  onError,
  getHeaders = () => ({}),
}: {
  maxBytes: number;
  onError: (cause: unknown) => void;
  getHeaders?: (html: string) => CompressedBody['headers'];
}): ((text: string, coding: Coding | undefined) => CompressedBody) => {
  const bodies = new LRUCache<string, CompressedBody>({ maxSize: maxBytes, sizeCalculation: ({ bytes }) => bytes });
  /** Waiting compressions and the one in progress, by coding and tag. */
  const pending = new Set<string>();
  /** The end of the last compression. One runs at a time, because a Brotli encoder takes 10 MB. */
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = (encode: () => Promise<Buffer>): Promise<Buffer> => {
    const encoded = last.then(encode);
    last = encoded.catch(() => undefined); // the caller reports it
    return encoded;
  };
  const compress = async (body: CompressedBody, text: string, coding: Coding): Promise<void> => {
    const task = `${coding} ${body.tag}`;
    if (pending.has(task) || pending.size >= maxPending) return;
    pending.add(task);
    try {
      const encoded = inTurn(() => encoders[coding](Buffer.from(text)));
      body[coding] = toOwnMemory(await encoded);
      body.bytes = getBytes(body);
      // The cache measures a value only when it is added: setting the same object again would count the size without
      // its bodies.
      bodies.delete(body.tag);
      bodies.set(body.tag, body);
    } catch (cause) {
      onError(cause);
    } finally {
      pending.delete(task);
    }
  };
  return (text, coding) => {
    const tag = `W/"${hash('sha1', text, 'base64url')}"`;
    const cached = bodies.get(tag);
    const body = cached ?? { tag, headers: getHeaders(text), bytes: entryBytes };
    if (!cached) bodies.set(tag, body);
    if (coding && !body[coding]) void compress(body, text, coding);
    return body;
  };
};
