import { type BannerState, getGlobalPrivacyControl, startTracking } from '@masthead/tracking/client';
import type { Tracking, TrackingSettings } from '@masthead/tracking/client';
import { getClosestLink } from '../browser/domEvents';
import { navigationEvent } from '../navigation/navigationEffects';
import { drainQueuedShares } from '../share/shareEvent';

/** Hash of links that open the consent settings, such as the footer's. */
const consentHash = '#cookie-settings';

/** Opens the consent settings for links to their hash, and for an address with that hash. */
const openSettings = (consent: Tracking['consent'], signal: AbortSignal): void => {
  document.addEventListener(
    'click',
    (event) => {
      const link = getClosestLink(event);
      if (link?.hash !== consentHash || event.defaultPrevented) return;
      event.preventDefault();
      consent.open();
    },
    { signal, capture: true },
  );
  if (location.hash !== consentHash) return;
  // Without the hash the address does not open them again when the page is reloaded or shared.
  history.replaceState(history.state, '', location.pathname + location.search);
  consent.open();
};

/** Creates the function that shows the banner in a state. The code of an open banner loads when it is needed. */
const createShowBanner = (banner: HTMLElement, getConsent: () => Tracking['consent']) => {
  let current: BannerState = 'hidden';
  let hide: (() => void) | undefined;
  return async (mode: BannerState): Promise<void> => {
    current = mode;
    hide?.();
    hide = undefined;
    if (mode === 'hidden') return;
    // When it fails to load, no consent is requested and none is assumed; the page works as before.
    const opener = await import('@masthead/design-system/open-consent-banner').catch(() => undefined);
    if (current !== mode || hide) return;
    const { getAllowed, saveChoice, close } = getConsent();
    hide = opener?.openConsentBanner(banner, {
      mode,
      globalPrivacyControl: getGlobalPrivacyControl(window),
      allowed: getAllowed(),
      onChoose: saveChoice,
      onClose: close,
    });
  };
};

/** Starts consent, which shows the banner, and tracking, with the first page view. */
export const runTracking = (settings: TrackingSettings, banner: HTMLElement, signal: AbortSignal): void => {
  const showBanner = createShowBanner(banner, () => tracking.consent);
  const tracking: Tracking = startTracking(window, settings, (state) => void showBanner(state));
  signal.addEventListener('abort', () => {
    tracking.stop();
    void showBanner('hidden');
  });
  drainQueuedShares().forEach(tracking.trackShare);
  openSettings(tracking.consent, signal);
  // Tracking reads the page's data from the document.
  document.addEventListener(navigationEvent, tracking.trackNavigation, { signal });
  tracking.trackNavigation();
};
