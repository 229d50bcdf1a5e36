import { createHash } from 'node:crypto';

/** Creates a strong ETag: a hash of the content, or of everything that determines it. */
export const createEtag = (content: string | Buffer): string =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;

/** Whether the client has the version of a resource with this ETag (RFC 9110, 13.1.2). */
export const matchesEtag = (request: Request, etag: string): boolean =>
  request.headers
    .get('if-none-match')
    ?.split(',')
    .some((candidate) => ['*', etag].includes(candidate.trim().replace(/^W\//, ''))) ?? false;
