/** The screen of a slow phone. */
export const slowPhone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const;

/** CPU slowdown that emulates a slow phone. */
export const slowPhoneCpu = 4;

/** A slow mobile network, as in Lighthouse: the delay of each response in ms, bytes a second. */
export const slowNetwork = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 180_000,
  uploadThroughput: 84_000,
} as const;
