import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CustomerKeys } from './customerIds.ts';

const keyBytes = 32;

/** One key as 64 hexadecimal digits or as base64 of 32 bytes. */
const parseKey = (text: string): Buffer | undefined => {
  const key = /^[0-9a-f]{64}$/i.test(text) ? Buffer.from(text, 'hex') : Buffer.from(text, 'base64');
  return key.length === keyBytes ? key : undefined;
};

/** Keys from a comma-separated list; undefined where one of them is none. */
export const parseKeys = (text: string): CustomerKeys | undefined => {
  const keys = text.split(',').map((part) => parseKey(part.trim()));
  const [first, ...rest] = keys.filter((key) => key !== undefined);
  return first && rest.length === keys.length - 1 ? [first, ...rest] : undefined;
};

const getErrorCode = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

/** The key of this one machine: made at the first start, kept in DATA_DIR, readable by its owner only. */
export const readOrCreateMachineKeys = (dataDirectory: string): CustomerKeys => {
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
    throw new Error(`${file} does not hold a key. Remove it: a new one is made, and everybody signs in again.`);
  return keys;
};
