import { z } from 'zod';
import type { Sealer, SealingKeys } from './sealing.ts';
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const keyBytes = 32;

/** Parses a key: 64 hexadecimal digits, or 32 bytes in base64. */
const parseKey = (text: string): Buffer | undefined => {
  const key = /^[0-9a-f]{64}$/i.test(text) ? Buffer.from(text, 'hex') : Buffer.from(text, 'base64');
  return key.length === keyBytes ? key : undefined;
};

/** Parses a comma-separated list of keys. Returns undefined when one of them is invalid. */
export const parseKeys = (text: string): SealingKeys | undefined => {
  const keys = text.split(',').map((part) => parseKey(part.trim()));
  const [first, ...rest] = keys.filter((key) => key !== undefined);
  return first && rest.length === keys.length - 1 ? [first, ...rest] : undefined;
};

const getErrorCode = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

/** Reads the key in DATA_DIR, readable by its owner only. Creates it at the first start. */
export const readOrCreateMachineKeys = (dataDirectory: string): SealingKeys => {
  const folder = path.join(dataDirectory, 'keys');
  const file = path.join(folder, 'customer-id');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(file, randomBytes(keyBytes).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (getErrorCode(error) !== 'EEXIST') throw error;
  }
  const keys = parseKeys(readFileSync(file, 'utf8').trim());
  if (!keys)
    throw new Error(
      `${file} does not contain a valid key. Remove the file: a new key is created, and all readers must sign in again.`,
    );
  return keys;
};

/** An account and the session in which its id was issued. */
type CustomerId = { accountId: string; sessionId: string };

const claimsSchema = z.object({ sub: z.uuid(), sid: z.uuid() });

/** Encrypts ids for cookies (§4). The value of one cookie is invalid in another. */
export const createCustomerIds = ({ seal, open }: Sealer) => ({
  seal: (cookie: string, { accountId, sessionId }: CustomerId, expiresAt: Date): Promise<string> =>
    seal(cookie, { sub: accountId, sid: sessionId }, expiresAt),

  /** Decrypts a cookie's value. Undefined when it is forged, expired, truncated, from another cookie or of a version before 1.1. */
  open: async (cookie: string, text: string, now: Date): Promise<CustomerId | undefined> => {
    const claims = claimsSchema.safeParse(await open(cookie, text, now));
    return claims.success ? { accountId: claims.data.sub, sessionId: claims.data.sid } : undefined;
  },
});

export type CustomerIds = ReturnType<typeof createCustomerIds>;
