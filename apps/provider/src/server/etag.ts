/** Whether the client has the version of a resource with this ETag (RFC 9110, 13.1.2). */
export const matchesEtag = (request: Request, etag: string): boolean =>
  request.headers
    .get('if-none-match')
    ?.split(',')
    .some((candidate) => ['*', etag].includes(candidate.trim().replace(/^W\//, ''))) ?? false;
