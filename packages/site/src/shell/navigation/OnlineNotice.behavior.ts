import type { Behavior } from '@masthead/design-system/connect-behaviors';
import { showToast } from '@masthead/design-system/show-toast';
import { onlineTexts } from '@masthead/texts/online';

/** Whether a service worker responds to the documents of this page's links. */
export const hasServiceWorker = (): boolean =>
  'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;

/** Shows a toast while the browser is offline, until it is online or dismissed (§4). */
export const onlineNotice: Behavior = (root, signal) => {
  const update = (): void =>
    showToast(
      root,
      navigator.onLine ? undefined : hasServiceWorker() ? onlineTexts.offlineStored : onlineTexts.offline,
    );
  for (const name of ['online', 'offline']) addEventListener(name, update, { signal });
  update();
};
