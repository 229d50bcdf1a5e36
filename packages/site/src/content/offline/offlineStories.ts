/** Beginning of the names of all caches of the service worker. */
export const offlineCachePrefix = 'offline-stories ';

/** Deletes all stored stories: the next reader of a shared device must not see what this one has read. */
export const deleteOfflineStories = async (caches: Pick<CacheStorage, 'keys' | 'delete'>): Promise<void> => {
  for (const name of await caches.keys()) if (name.startsWith(offlineCachePrefix)) await caches.delete(name);
};

/** The message with which a page requests that the service worker stores its story. */
export type StoryMessage = {
  /** Path of an article. */
  path: string;
  /** Addresses of the pictures that the page shows. */
  pictures: string[];
};
