import { createHash, randomBytes } from 'node:crypto';

const tokenPattern = /^[A-Za-z0-9_-]{43}$/;

/** Creates a secret of 256 bits for a cookie or a mailed link. */
export const createToken = (): string => randomBytes(32).toString('base64url');

/** Returns the SHA-256 hash under which tokens and other keys are stored. */
export const hashText = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Returns the hash of a received token, or undefined when its format is invalid. */
export const toTokenHash = (token: string | undefined): string | undefined =>
  token !== undefined && tokenPattern.test(token) ? hashText(token) : undefined;
