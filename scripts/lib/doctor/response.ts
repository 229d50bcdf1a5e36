/** A service that responded, or the error. */
export type Response<Value> = ({ ok: true } & Value) | { ok: false; error: string };

/** Maximum time of a connection, and of one request on it. */
export const timeoutMs = 5_000;

/**
 * Describes an error by its code, or that of its cause. Messages of connections may have an address with a password.
 */
export const describeError = (name: string, error: unknown): string => {
  const { code, message, cause } = error as { code?: unknown; message?: string; cause?: { code?: unknown } };
  const text = [code, cause?.code].find((value) => typeof value === 'string');
  return `${name}: ${text ?? message ?? String(error)}`;
};
