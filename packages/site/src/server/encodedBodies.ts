import { LRUCache } from 'lru-cache';
import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Content codings that bodies are kept in, the smallest first; all browsers know them. */
export const codings = ['br', 'gzip'] as const;
export type Coding = (typeof codings)[number];

/** One page, ready to send: its entity tag, the headers that follow from its text, its compressed forms as soon as they are made, and the memory that these take in bytes. */
export type EncodedBody = { tag: string; headers: Readonly<Record<string, string>>; bytes: number } & Partial<Record<Coding, Buffer>>;

const encoders: Readonly<Record<Coding, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
  gzip: (body) => promisify(gzip)(body),
};

/** The tag, the headers with the policy, and the entry itself, in bytes. */
const entryBytes = 4096;

/** Until both forms are made, a page counts with the size of its text. */
const bytesOf = (body: EncodedBody, text: string): number =>
  entryBytes + (codings.every((coding) => body[coding]) ? codings.reduce((sum, coding) => sum + (body[coding]?.length ?? 0), 0) : text.length);

/**
 * Compressed bodies of cached pages, at most `maxBytes`, by their entity tag. Compressing a page costs more than all the
 * rest of a response from the cache, so it happens once per page, beside the responses. Neither the text nor its bytes
 * are held here: clients that accept no compression get them from Next.
 */
export const createEncodedBodies = ({ maxBytes, onFault, headersOf = () => ({}) }: { maxBytes: number; onFault: (cause: unknown) => void; headersOf?: (html: string) => EncodedBody['headers'] }): ((text: string) => EncodedBody) => {
  const bodies = new LRUCache<string, EncodedBody>({ maxSize: maxBytes, sizeCalculation: ({ bytes }) => bytes });
  const compress = async (body: EncodedBody, text: string): Promise<void> => {
    const identity = Buffer.from(text);
    await Promise.all(codings.map(async (coding) => { body[coding] = await encoders[coding](identity); }));
    body.bytes = bytesOf(body, text);
    if (bodies.peek(body.tag) === body) bodies.set(body.tag, body, { noUpdateTTL: true });
  };
  return (text) => {
    const tag = `W/"${hash('sha1', text, 'base64url')}"`;
    const known = bodies.get(tag);
    if (known) return known;
    const body: EncodedBody = { tag, headers: headersOf(text), bytes: 0 };
    body.bytes = bytesOf(body, text);
    bodies.set(tag, body);
    compress(body, text).catch(onFault);
    return body;
  };
};
