/** The body of an error for scripts (§8). */
export const toErrorBody = (message: string, statusCode = 500) => ({ message, statusCode });

/** A JSON response with an error (§8). No cache stores it. */
export const jsonError = (message: string, statusCode = 500): Response =>
  Response.json(toErrorBody(message, statusCode), { status: statusCode, headers: { 'cache-control': 'no-store' } });
