import type { IncomingMessage } from 'node:http';

/** Parses JSON of a client. Undefined for invalid JSON: a schema rejects it with a better message. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Whether a value of JSON or YAML is an object. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Maximum size of a request body. Requests of the sites are far smaller. */
export const maxBodyBytes = 256 * 1024;

/** Maximum time in ms for a buffered body to arrive. */
const bufferTimeoutMs = 30_000;

const methodsWithBody = new Set(['POST', 'PUT', 'PATCH']);

/** A buffered body has more than `maxBodyBytes`. */
export class BodyTooLargeError extends Error {
  override name = 'BodyTooLargeError';
}

const readBody = async (incoming: IncomingMessage): Promise<Buffer<ArrayBuffer>> => {
  const parts: Buffer[] = [];
  let size = 0;
  if (Number(incoming.headers['content-length'] ?? 0) > maxBodyBytes)
    throw new BodyTooLargeError(`The body is larger than ${maxBodyBytes} bytes.`);
  for await (const part of incoming as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > maxBodyBytes) throw new BodyTooLargeError(`The body is larger than ${maxBodyBytes} bytes.`);
    parts.push(part);
  }
  return Buffer.concat(parts);
};

/** Returns a body as a stream that its route reads within limits of its own. An unread rest stays in the connection. */
const toStream = (incoming: IncomingMessage): ReadableStream<Uint8Array> => {
  let parts: AsyncIterator<Buffer> | undefined;
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        parts ??= incoming.iterator({ destroyOnReturn: false }) as AsyncIterator<Buffer>;
        const { done, value } = await parts.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: async () => {
        await parts?.return?.();
      },
    },
    // Nothing is read before the route reads.
    { highWaterMark: 0 },
  );
};

/** The body of a request: buffered within limits, or a stream for routes that read it themselves. */
export const getBody = async (
  incoming: IncomingMessage,
  mode: 'buffer' | 'stream',
): Promise<Buffer<ArrayBuffer> | ReadableStream<Uint8Array> | undefined> => {
  if (!methodsWithBody.has(incoming.method ?? '')) return undefined;
  if (mode === 'stream') return toStream(incoming);
  const timer = setTimeout(() => incoming.destroy(), bufferTimeoutMs);
  try {
    return await readBody(incoming);
  } finally {
    clearTimeout(timer);
  }
};
