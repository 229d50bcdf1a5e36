import { renderRefusal } from '../plainPage.ts';
import type { CacheEntry } from './pageMemory.ts';

/** When a client may try again, in s: the render queue shortens by some hundred pages in this time. */
const retrySeconds = 10;

/**
 * What Next sends instead of a page that was refused by the render queue: a 503, in the form of a cached entry, because Next
 * sends an error of the cache as a 500 with a rendered page. It is not stored: Next stores only what it renders.
 */
export const createRefusedEntry = (kind: string | undefined): CacheEntry => {
  const page = renderRefusal('overloaded');
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-store',
    'retry-after': String(retrySeconds),
  };
  return {
    value:
      kind === 'APP_ROUTE'
        ? { kind, status: 503, headers, body: Buffer.from(page) }
        : { kind: 'APP_PAGE', status: 503, headers, html: page, rscData: Buffer.alloc(0) },
    lastModified: Date.now(),
    cacheControl: { revalidate: retrySeconds },
  };
};
