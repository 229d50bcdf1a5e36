/** Creates a JSON response with an error. No cache stores it. */
export const errorResponse = (status: number, error: string, headers: Record<string, string> = {}): Response =>
  Response.json({ error }, { status, headers: { 'cache-control': 'no-store', ...headers } });

/** Creates a 429 for a client that has used up a limit. */
export const tooManyRequestsResponse = (error: string, retryAfterSeconds: number): Response =>
  errorResponse(429, error, { 'retry-after': String(retryAfterSeconds) });
