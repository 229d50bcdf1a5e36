import { createRedisPageCache } from '@masthead/next-runtime/redis-page-cache';
import { cacheKeyParams } from '../routing/cacheKeyParams.ts';

/** Next's cache handler where instances share a store: `cacheHandler` in `next/nextConfig.ts`. */
// Next loads a handler by its default export.
// oxlint-disable-next-line no-default-export
export default createRedisPageCache({ cacheKeyParams: cacheKeyParams });
