import type { CacheEntry } from './pageMemory.ts';
import { getPageState, toEntryForNext } from './purgedPages.ts';
import { createRefusedEntry } from './refusedEntry.ts';
import { beginRevalidation, waitToRender } from './renderQueue.ts';

/** What Next gets for a page, and the function to call when the page that it renders is stored. */
type Admission<Entry> = { entry: Entry | undefined; end?: (() => void) | undefined };

/** A stale page that is not rendered again yet: fresh for a second, in the caches in front of the site too. */
const postpone = <Entry extends CacheEntry>(entry: Entry): Entry => ({
  ...entry,
  lastModified: Date.now(),
  cacheControl: { revalidate: 1 },
});

/**
 * Admits the render of a page that Next reads from the cache. A missing or expired page waits for its turn. Few stale pages
 * are rendered at a time, because their readers do not wait: a client could have any number of them rendered. Further ones
 * are served as they are. Of purged pages more are rendered at a time, and further ones wait.
 */
export const admitPage = async <Entry extends CacheEntry>(
  cached: Entry | undefined,
  kind: string | undefined,
): Promise<Admission<Entry | CacheEntry>> => {
  const state = cached ? getPageState(cached) : 'expired';
  if (cached && state !== 'expired') {
    if (state === 'fresh') return { entry: toEntryForNext(cached, state) };
    const revalidation = beginRevalidation(kind, state);
    if (revalidation !== 'refused') return { entry: toEntryForNext(cached, state), end: revalidation };
    if (state === 'stale') return { entry: postpone(cached) };
  }
  const turn = await waitToRender(kind);
  if (turn === 'refused') return { entry: createRefusedEntry(kind) };
  return { entry: cached && toEntryForNext(cached, 'expired'), end: turn };
};
