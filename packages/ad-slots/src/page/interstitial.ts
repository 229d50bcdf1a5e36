/** The visit at the start of a page view. */
export type Visit = { pageViews: number; lastOpenedAtMs: number | undefined; nowMs: number };

/** The overlay needs a third page view and opens once a day. `maxOpenDelayMs` counts from the navigation. */
export const interstitialRules = { firstPageView: 3, minIntervalMs: 24 * 60 * 60_000, maxOpenDelayMs: 4_000 } as const;

/** Whether this page view may request an overlay: never the first one of a visit, never twice a day. */
export const isInterstitialDue = ({ pageViews, lastOpenedAtMs, nowMs }: Visit): boolean =>
  pageViews >= interstitialRules.firstPageView &&
  (lastOpenedAtMs === undefined || nowMs - lastOpenedAtMs >= interstitialRules.minIntervalMs);

/** Whether a filled overlay may open: the reader has just arrived and has not begun to read. */
export const canOpenInterstitial = ({
  sinceArrivalMs,
  reader,
}: {
  sinceArrivalMs: number;
  reader: 'reading' | 'arriving';
}): boolean => reader === 'arriving' && sinceArrivalMs <= interstitialRules.maxOpenDelayMs;
