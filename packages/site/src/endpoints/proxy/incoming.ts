/** The body of an error for scripts (§8). */
export const toErrorBody = (message: string, statusCode = 500) => ({ message, statusCode });

/** A JSON response with an error (§8). No cache stores it. */
export const jsonError = (message: string, statusCode = 500): Response =>
  Response.json(toErrorBody(message, statusCode), { status: statusCode, headers: { 'cache-control': 'no-store' } });

/** A response without a body. No cache stores it. */
export const emptyResponse = (status: number): Response =>
  new Response(null, { status, headers: { 'cache-control': 'no-store' } });

/** Whether another site's page sent the request. Clients that are no browser have neither header. */
export const isCrossOrigin = ({ headers }: { headers: Pick<Headers, 'get'> }): boolean => {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site !== 'same-origin' && site !== 'none';
  const origin = headers.get('origin');
  return (
    origin !== null &&
    (!URL.canParse(origin) || new URL(origin).host !== (headers.get('x-forwarded-host') ?? headers.get('host')))
  );
};

/** Parses JSON of a client. Undefined for invalid JSON, which no schema accepts. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Reads the body of a request or response; undefined when it is larger than `maxBytes`. Reading stops at the limit. */
export const readBody = async (
  message: Pick<Request | Response, 'body' | 'headers'>,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  if (Number(message.headers.get('content-length') ?? 0) > maxBytes) return undefined;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of message.body ?? []) {
    size += chunk.length;
    // Leaving the loop cancels the rest.
    if (size > maxBytes) return undefined;
    chunks.push(chunk);
  }
  const body = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    body.set(chunk, offset);
    offset += chunk.length;
  }
  return body;
};
