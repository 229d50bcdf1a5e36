import type { AdPage, Ads } from '@masthead/ad-slots/lifecycle';
import type { AdSettings } from './settings';

type Running = { ads: Ads; page: () => AdPage };

const shared: { coming?: Promise<Running | undefined>; running?: Running } = {};

/**
 * The advertising of this document: its code comes once, when it is first asked for. Where it does not come, the next
 * page asks again; until then the rooms stay as the server wrote them.
 */
export const runningAds = (settings: AdSettings): Promise<Running | undefined> =>
  (shared.coming ??= import('./startAds').then(
    ({ startAds, currentPage }) => (shared.running = { ads: startAds(settings), page: () => currentPage(settings) }),
    () => {
      delete shared.coming; // offline, or a deployment has replaced the file: advertising is no reason to reload the page
      return undefined;
    },
  ));

/** The same where it runs already. */
export const adsIfRunning = (): Running | undefined => shared.running;
