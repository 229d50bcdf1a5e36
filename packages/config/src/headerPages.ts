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
