/**
 * The visit at the start of a page view. `lastOpenedAtMs` is the time at which an interstitial last opened, undefined if none
 * has. Times are in ms since 1970.
 */
export type Visit = { pageViews: number; lastOpenedAtMs: number | undefined; nowMs: number };

/** Opens from the third page view of a visit on, once in 24 hours, and within `maxOpenDelayMs` after the navigation. */
export const interstitialRules = { firstPageView: 3, minIntervalMs: 24 * 60 * 60_000, maxOpenDelayMs: 4_000 } as const;

/** Whether this page view may request the interstitial. */
export const isInterstitialDue = ({ pageViews, lastOpenedAtMs, nowMs }: Visit): boolean =>
  pageViews >= interstitialRules.firstPageView &&
  (lastOpenedAtMs === undefined || nowMs - lastOpenedAtMs >= interstitialRules.minIntervalMs);

/** Whether a filled interstitial may open: only shortly after the navigation and before the reader begins to read. */
export const canOpenInterstitial = ({
  msSinceNavigation,
  reader,
}: {
  msSinceNavigation: number;
  reader: 'reading' | 'arriving';
}): boolean => reader === 'arriving' && msSinceNavigation <= interstitialRules.maxOpenDelayMs;
