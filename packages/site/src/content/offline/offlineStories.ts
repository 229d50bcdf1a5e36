/** Beginning of the names of all caches of the service worker. */
export const offlineCachePrefix = 'offline-stories ';

/** The message by which a page asks the service worker to store its story. */
export type StoryMessage = {
  /** Path of an article. */
  path: string;
  /** Addresses of the pictures that the page shows. */
  pictures: string[];
};
