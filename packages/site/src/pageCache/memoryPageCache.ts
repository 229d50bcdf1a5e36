import { createRequire } from 'node:module';
import type FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { keptPage } from './keptPage.ts';

// A CommonJS module, whose default export Node's `import` does not see as such.
const { default: NextPageCache } = createRequire(import.meta.url)('next/dist/server/lib/incremental-cache/file-system-cache.js') as { default: typeof FileSystemCache };

/** Next's own page cache in memory, whose pages are kept in ASCII. Shared by several instances: `redisPageCache`. */
// Next takes a handler by its default export.
// oxlint-disable-next-line no-default-export
export default class MemoryPageCache extends NextPageCache {
  override async set(...[key, page, context]: Parameters<FileSystemCache['set']>): Promise<void> {
    await super.set(key, keptPage(page), context);
  }
}
