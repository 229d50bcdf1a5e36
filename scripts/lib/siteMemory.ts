/**
 * How a site's process treats memory. A site needs some 115 MB of heap. Left to itself, V8 collects garbage late where
 * the machine has much memory, and glibc returns freed buffers late or never: the process would grow to 800 MB. The
 * caches have limits of their own (`packages/next-runtime/src/memoryLimits.ts`).
 */
export const siteMemory = {
  /**
   * MB of V8's heap, how much of it may grow before all of it is collected, and threads that collect garbage. With V8's
   * own growth, some 40 %, a page that no cache holds takes 10 to 25 % more processor time, and a site 35 MB less
   * memory.
   */
  nodeArguments: [
    '--max-old-space-size=240',
    '--max-semi-space-size=16',
    '--heap-growing-percent=100',
    '--v8-pool-size=1',
  ],
  /**
   * For glibc, unknown to other allocators: few arenas; buffers of 32 KB and more, such as cached pages, are returned
   * to the system at once.
   */
  env: { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '32768', MALLOC_TRIM_THRESHOLD_: '131072' },
} as const;
