/**
 * How a site's process treats memory. A site needs some 90 MB of heap. Left to itself, V8 collects garbage late where the
 * machine has much memory, and glibc returns freed buffers late or never: the process would grow to 800 MB.
 * The caches have limits of their own (`packages/next-runtime/src/memoryLimits.ts`).
 */
export const siteMemory = {
  /**
   * MB of V8's heap, and threads that collect its garbage. With 192 and 8 MB and one thread for each core, a page that no
   * cache holds takes a fifth more processor time; with 320 MB a tenth less, and 60 MB more memory.
   */
  nodeArguments: ['--max-old-space-size=256', '--max-semi-space-size=16', '--v8-pool-size=1'],
  /** For glibc, unknown to other allocators: few arenas; buffers of 32 KB and more, such as cached pages, are returned to the system at once. */
  env: { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '32768', MALLOC_TRIM_THRESHOLD_: '131072' },
} as const;
