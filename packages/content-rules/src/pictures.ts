/** The point of a picture that every crop contains: 0 is the left or the top, 1 the right or the bottom. */
export type FocalPoint = { x: number; y: number };

/**
 * The source of a pattern for ids of files of the media library: the first 128 bits of the SHA-256 of the uploaded bytes,
 * or all of it, as libraries of before have it.
 */
export const mediaIdPattern = '[0-9a-f]{32}(?:[0-9a-f]{32})?';

const middle: FocalPoint = { x: 0.5, y: 0.5 };

/** Upright photographs show people more often than not, with their faces in the upper third. */
const upperThird: FocalPoint = { x: 0.5, y: 0.25 };

/** The focal point of a picture for which content has none. */
export const getDefaultFocalPoint = ({ width, height }: { width: number; height: number }): FocalPoint =>
  height > width ? upperThird : middle;

/** First segments of the paths of pages whose header has a picture of the publication's content. */
export const headerPages = [
  'podcastcenter',
  'webcasts',
  'events',
  'editorial-calendar',
  'instant-insights',
  'special-reports',
  'thought-leaders',
  'nomination',
] as const;
/** Name of a page with a header picture. */
export type HeaderPage = (typeof headerPages)[number];
