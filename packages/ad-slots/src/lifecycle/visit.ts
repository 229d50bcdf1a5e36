import { isInterstitialDue } from '../page/interstitial';

const viewsKey = 'mh-page-views';
const shownKey = 'mh-overlay-shown';

const read = (storage: () => Storage, key: string): number | undefined => {
  try {
    const value = Number(storage().getItem(key) ?? Number.NaN);
    return Number.isFinite(value) ? value : undefined;
  } catch {
    return undefined; // storage is refused: the visit is counted from nothing
  }
};

const write = (storage: () => Storage, key: string, value: number): void => {
  try {
    storage().setItem(key, String(value));
  } catch {
    // Storage is refused or full: an overlay may then not come at all, which is the kinder fault.
  }
};

const session = () => sessionStorage;
const local = () => localStorage;

/** What this browser remembers of the visit for the overlay's sake: a number of pages and a time, nothing of the reader. */
export const visit = {
  /** Counts a page and says whether it may ask for an overlay. */
  begin: (): 'due' | 'not due' => {
    const pageViews = (read(session, viewsKey) ?? 0) + 1;
    write(session, viewsKey, pageViews);
    return isInterstitialDue({ pageViews, shownAt: read(local, shownKey), now: Date.now() }) ? 'due' : 'not due';
  },
  storeOverlayShown: (): void => write(local, shownKey, Date.now()),
};
