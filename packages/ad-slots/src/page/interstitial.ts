/** What is known of a visit when a page begins. */
export type Visit = { pageViews: number; shownAt: number | undefined; now: number };

/** The overlay waits for a reader who stays, and comes once in this time; `withinMs` counts from when the page came, its code and its answer included. */
export const interstitialRules = { firstPageView: 3, againAfterMs: 24 * 60 * 60_000, withinMs: 4_000 } as const;

/** Whether this page may ask for an overlay: never the first page, never twice a day. */
export const isInterstitialDue = ({ pageViews, shownAt, now }: Visit): boolean =>
  pageViews >= interstitialRules.firstPageView &&
  (shownAt === undefined || now - shownAt >= interstitialRules.againAfterMs);

/** Whether an overlay that has just been filled may open: the reader has only just come and has not begun to read. */
export const canOpenInterstitial = ({
  sinceArrivalMs,
  begun,
}: {
  sinceArrivalMs: number;
  begun: 'reading' | 'arriving';
}): boolean => begun === 'arriving' && sinceArrivalMs <= interstitialRules.withinMs;
