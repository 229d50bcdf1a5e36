import { createMemoryPageCache } from '@masthead/next-runtime/memory-page-cache';
import { cacheKeyParams } from '../routing/cacheKeyParams.ts';

/** Next's cache handler: `cacheHandler` in `next/nextConfig.ts`. */
// Next loads a handler by its default export.
// oxlint-disable-next-line no-default-export
export default createMemoryPageCache({ cacheKeyParams: cacheKeyParams });
