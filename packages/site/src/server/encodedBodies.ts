import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Content codings that bodies are kept in, the smallest first; all browsers know them. */
export const codings = ['br', 'gzip'] as const;
export type Coding = (typeof codings)[number];

/** One page, ready to send: its bytes as they are, its entity tag, the headers that follow from its text, and its compressed forms as soon as they are made. */
export type EncodedBody = { tag: string; identity: Buffer; headers: Readonly<Record<string, string>> } & Partial<Record<Coding, Buffer>>;

const encoders: Readonly<Record<Coding, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
  gzip: (body) => promisify(gzip)(body),
};

/** A page in memory as text, as bytes and compressed; text of JavaScript takes up to two bytes a character. */
const bytesOf = (body: EncodedBody, text: string): number => text.length * 2 + body.identity.length * 2;

/**
 * Pages whose bytes are kept beside Next's cache, at most `maxBytes`. Next keeps a page as text, makes bytes of it for
 * each answer and compresses them anew: that costs more than all the rest of an answer from the cache.
 * Compressing happens once a page, beside the answers; what is asked for least goes first.
 */
export const createEncodedBodies = ({ maxBytes, onFault, headersOf = () => ({}) }: { maxBytes: number; onFault: (cause: unknown) => void; headersOf?: (html: string) => EncodedBody['headers'] }): ((text: string) => EncodedBody) => {
  const bodies = new LRUCache<string, EncodedBody>({ maxSize: maxBytes, sizeCalculation: bytesOf });
  return (text) => {
    const known = bodies.get(text);
    if (known) return known;
    const identity = Buffer.from(text);
    const body: EncodedBody = { identity, tag: `W/"${createHash('sha1').update(identity).digest('base64url')}"`, headers: headersOf(text) };
    bodies.set(text, body);
    for (const coding of codings) encoders[coding](identity).then((encoded) => { body[coding] = encoded; }, onFault);
    return body;
  };
};
