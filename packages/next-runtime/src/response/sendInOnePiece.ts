import type { ServerResponse } from 'node:http';

/** Responses whose whole body was passed to `end`. */
const complete = new WeakSet<ServerResponse>();

/** Texts, which Next writes in parts: the data of a soft navigation, feeds, site maps, AMP. Files and pictures are not held. */
const textTypes = /^(?:text\/(?!event-stream)|application\/[\w.+-]*(?:json|xml|javascript)\b)/;
/** A longer text is sent as it is written. */
const maxHeldBytes = 4 * 1024 * 1024;

const isHeld = (response: ServerResponse): boolean =>
  complete.has(response) || textTypes.test(String(response.getHeader('content-type')));

type Parts = readonly unknown[];

const toBuffer = ([chunk, encoding]: Parts): Buffer =>
  typeof chunk === 'string'
    ? Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8')
    : Buffer.from(chunk as Uint8Array);

const isBody = (part: unknown): boolean => typeof part === 'string' || part instanceof Uint8Array;

/** Notes a response whose whole body is passed to `end`. Apply it before the response is changed by other patches. */
export const noteCompleteBody = (response: ServerResponse): void => {
  const end = response.end.bind(response) as (...parts: Parts) => ServerResponse;
  response.end = ((...parts: Parts) => {
    if (isBody(parts[0]) && !response.headersSent) complete.add(response);
    return end(...parts);
  }) as typeof response.end;
};

/**
 * Sends a complete body in one piece, also where a compressor passes it on in parts, and texts that Next writes in
 * parts. A proxy waits for each part: nginx, which waits 200 ms for a page, would cut off one whose next part is late,
 * with the status 200. Apply it after all other patches, so that it receives what they write.
 */
export const sendInOnePiece = (response: ServerResponse): void => {
  const write = response.write.bind(response) as (...parts: Parts) => boolean;
  const end = response.end.bind(response) as (...parts: Parts) => ServerResponse;
  const flushHeaders = response.flushHeaders.bind(response);
  const held: Buffer[] = [];
  let heldBytes = 0;
  response.flushHeaders = () => {
    if (!isHeld(response)) flushHeaders();
  };
  response.write = ((...parts: Parts) => {
    if (!isHeld(response) || heldBytes > maxHeldBytes) return write(...parts);
    const part = toBuffer(parts);
    heldBytes += part.length;
    held.push(part);
    return heldBytes <= maxHeldBytes || write(Buffer.concat(held.splice(0)));
  }) as typeof response.write;
  response.end = ((...parts: Parts) => {
    if (held.length === 0) return end(...parts);
    if (isBody(parts[0])) held.push(toBuffer(parts));
    return end(Buffer.concat(held), ...parts.filter((part) => typeof part === 'function'));
  }) as typeof response.end;
};
