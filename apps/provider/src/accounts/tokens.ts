import { createHash, randomBytes } from 'node:crypto';

const tokenPattern = /^[A-Za-z0-9_-]{43}$/;

/** A secret of 256 bits that stands in a cookie or a mailed link. */
export const createToken = (): string => randomBytes(32).toString('base64url');

/** What is kept of a token, or of anything that shall be found again but not read. */
export const hashText = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** The hash of a token that came from outside; undefined where it is no token at all. */
export const toTokenHash = (token: string | undefined): string | undefined =>
  token !== undefined && tokenPattern.test(token) ? hashText(token) : undefined;
