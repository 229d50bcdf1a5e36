/** Constants of §9 that tracking reads in the browser. */
export const trackingLimits = {
  behavior: {
    delayMs: 3_000,
    /** The event fires from this page view on (§4). */
    firstPageView: 2,
    defaultTags: ['128', '131', '106'],
  },
  tracking: { retryMs: 100, retries: 9, pageDelayMs: 500, publisherPollMs: 500 },
  monitoringSamplePercent: 100,
} as const;
