import { contentApiLimits } from './limits.ts';
import { refuse } from './problem.ts';

type JsonBody = { ok: true; value: unknown; text: string } | { ok: false; response: Response };

const tooLarge = (maxBytes: number): JsonBody => ({
  ok: false,
  response: refuse('too-large', `The maximum is ${maxBytes} bytes.`),
});

const isJson = (request: Request): boolean =>
  /^application\/(?:json|merge-patch\+json)\s*(?:;|$)/i.test(request.headers.get('content-type') ?? '');

/** Reads a body up to a limit; undefined beyond it. The iterator is closed, so that the rest is not buffered. */
const readBytes = async (body: ReadableStream<Uint8Array>, maxBytes: number): Promise<Buffer | undefined> => {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.length;
    if (size > maxBytes) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
};

/** Whether the database can store a text: without U+0000 and lone surrogates. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

const checkText = (name: string, value: unknown): unknown => {
  if (isStorable(name) && (typeof value !== 'string' || isStorable(value))) return value;
  throw new SyntaxError(`"${name.slice(0, 100)}" has U+0000 or a lone surrogate`);
};

const parse = (text: string): JsonBody => {
  try {
    return { ok: true, value: JSON.parse(text, checkText), text };
  } catch (error) {
    return {
      ok: false,
      response: refuse('malformed', `The body is no JSON: ${error instanceof Error ? error.message : String(error)}`),
    };
  }
};

/** Reads a JSON body within limits of bytes and time. */
export const readJson = async (request: Request, maxBytes: number): Promise<JsonBody> => {
  if (!isJson(request))
    return { ok: false, response: refuse('unsupported-type', 'Send the body as application/json.') };
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return tooLarge(maxBytes);
  if (!request.body) return { ok: false, response: refuse('malformed', 'The body is missing.') };
  const timeout = Promise.withResolvers<'timeout'>();
  const timer = setTimeout(() => timeout.resolve('timeout'), contentApiLimits.bodyTimeoutMs);
  try {
    const bytes = await Promise.race([readBytes(request.body, maxBytes), timeout.promise]);
    if (bytes === 'timeout')
      return { ok: false, response: refuse('malformed', 'The body did not arrive in time.', { connection: 'close' }) };
    return bytes ? parse(bytes.toString('utf8')) : tooLarge(maxBytes);
  } finally {
    clearTimeout(timer);
  }
};
