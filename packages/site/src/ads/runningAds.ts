import type { Ads } from '@masthead/ad-slots/lifecycle';
import type { AdSettings } from './settings';
import type { currentPage } from './startAds';

type Running = { ads: Ads; page: typeof currentPage };

const shared: { running?: Promise<Running | undefined> } = {};

/**
 * The advertising of this document: its code comes once, when it is first asked for. Where it does not come, the next
 * page asks again; until then the rooms stay as the server wrote them.
 */
export const runningAds = (settings: AdSettings): Promise<Running | undefined> =>
  (shared.running ??= import('./startAds').then(
    ({ startAds, currentPage }) => ({ ads: startAds(settings), page: currentPage }),
    () => {
      delete shared.running; // offline, or a deployment has replaced the file: advertising is no reason to reload the page
      return undefined;
    },
  ));

/** The same where it runs already. */
export const adsIfRunning = (): Promise<Running | undefined> => shared.running ?? Promise.resolve(undefined);
