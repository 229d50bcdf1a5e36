import { isInterstitialDue } from '../page/interstitial';

const viewsKey = 'mh-page-views';
const openedKey = 'mh-overlay-shown';

const read = (storage: () => Storage, key: string): number | undefined => {
  try {
    const value = Number(storage().getItem(key) ?? Number.NaN);
    return Number.isFinite(value) ? value : undefined;
  } catch {
    return undefined; // Storage is blocked: counting starts at zero.
  }
};

const write = (storage: () => Storage, key: string, value: number): void => {
  try {
    storage().setItem(key, String(value));
  } catch {
    // Storage is blocked or full. The interstitial may never open then, which is better than opening on every page.
  }
};

const session = () => sessionStorage;
const local = () => localStorage;

/**
 * Visit data for the interstitial: page views of the session and the time it last opened. Nothing identifies the
 * reader.
 */
export const visit = {
  /** Counts a page view and returns whether the interstitial may be requested on it. */
  countPage: (): 'due' | 'not due' => {
    const pageViews = (read(session, viewsKey) ?? 0) + 1;
    write(session, viewsKey, pageViews);
    return isInterstitialDue({ pageViews, lastOpenedAtMs: read(local, openedKey), nowMs: Date.now() })
      ? 'due'
      : 'not due';
  },
  recordInterstitialOpened: (): void => write(local, openedKey, Date.now()),
};
