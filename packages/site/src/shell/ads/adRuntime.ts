import type { AdPage, Ads } from '@masthead/ad-slots/lifecycle';
import type { AdSettings } from './settings';

type AdRuntime = { ads: Ads; page: () => AdPage };

const shared: { loading?: Promise<AdRuntime | undefined>; runtime?: AdRuntime } = {};

/** Loads the advertising runtime at first. After a failure the next page tries again. */
export const loadAdRuntime = (settings: AdSettings): Promise<AdRuntime | undefined> =>
  (shared.loading ??= import('./startAds').then(
    ({ startAds, getCurrentPage }) =>
      (shared.runtime = { ads: startAds(settings), page: () => getCurrentPage(settings) }),
    () => {
      delete shared.loading; // Offline, or a deployment replaced the chunk: no reason to reload the page.
      return undefined;
    },
  ));

/** The runtime if it is loaded already. */
export const getAdRuntime = (): AdRuntime | undefined => shared.runtime;
