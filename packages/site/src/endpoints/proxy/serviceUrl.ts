/**
 * The address of a service's resource below its endpoint: each segment is encoded, so that it stays one segment.
 * Undefined for segments that would lead out of the endpoint, such as `..`, or to the endpoint itself.
 */
export const serviceUrl = (endpoint: string, segments: readonly string[]): string | undefined =>
  segments.some((segment) => /^(?:\.|%2e){0,2}$/i.test(segment))
    ? undefined
    : [endpoint, ...segments.map(encodeURIComponent)].join('/');
