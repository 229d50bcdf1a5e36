/**
 * The visit at the start of a page view. `lastOpenedAtMs` is the time at which an interstitial last opened, undefined
 * if none has. Times are in ms since 1970.
 */
export type Visit = { pageViews: number; lastOpenedAtMs: number | undefined; nowMs: number };

/**
 * Opens from the third page view of a visit on, once in 24 hours, and within `maxOpenDelayMs` after the navigation. Its
 * request ends earlier, because the response and the creative take time and an impression that does not open is paid.
 */
export const interstitialRules = {
  firstPageView: 3,
  minIntervalMs: 24 * 60 * 60_000,
  maxRequestDelayMs: 2_500,
  maxOpenDelayMs: 4_000,
} as const;

/** Whether this page view may request the interstitial. */
export const isInterstitialDue = ({ pageViews, lastOpenedAtMs, nowMs }: Visit): boolean =>
  pageViews >= interstitialRules.firstPageView &&
  (lastOpenedAtMs === undefined || nowMs - lastOpenedAtMs >= interstitialRules.minIntervalMs);
