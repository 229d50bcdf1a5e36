import { createConsentManager, type BannerState, type ConsentManager } from './consent/consentManager.ts';
import { createConsentStorage } from './consent/consentStorage.ts';
import type { ConsentState } from './consent/decide.ts';
import { getAllowed, toPurposes, type Purposes } from './consent/purposes.ts';
import { getConsent, pageConsent } from './consent/store.ts';
import { createPush } from './dataLayer/dataLayer.ts';
import { shareEventName } from './events/share.ts';
import { createPageHost, getGlobals, type PageSettings } from './page/pageHost.ts';
import { createPageViews, type CurrentPage } from './page/pageViews.ts';
import { createThirdPartyLoader, type ThirdPartySettings } from './thirdParties/loadThirdParties.ts';

const toGrant = (allowed: boolean): 'granted' | 'denied' => (allowed ? 'granted' : 'denied');

/** Converts a decision to the parameters of Google consent mode, which control the tags of the tag manager. */
export const toConsentModeParameters = ({ measurement, advertising, personalization }: Purposes) => ({
  analytics_storage: toGrant(measurement),
  ad_storage: toGrant(advertising),
  ad_user_data: toGrant(advertising),
  ad_personalization: toGrant(advertising && personalization),
  personalization_storage: toGrant(personalization),
});

export type { BannerState, ConsentManager, PageSettings, ThirdPartySettings };

/** Tracking settings of a brand and its deployment, the same for every visitor. */
export type TrackingSettings = {
  brand: string;
  /** `tcf`: third parties wait for consent. */
  consent: 'tcf' | 'none';
  /** Script URL of the brand's consent platform. */
  consentPlatform?: string | undefined;
  /** Path of the platform's function that opens its settings. */
  consentPlatformOpen?: string | undefined;
  page: PageSettings;
  thirdParties: ThirdPartySettings;
  /** Path of the endpoint that receives the figures of each page (`events/sendVitals.ts`). Unset: none are measured. */
  vitalsPath?: string;
};

/** Tracking of one document. */
export type Tracking = {
  /** Call for each page in the document, except from the back/forward cache. */
  trackNavigation: () => void;
  /** Reports a share that was made before tracking started. Later shares are received as DOM events. */
  trackShare: (detail: unknown) => void;
  consent: Pick<ConsentManager, 'open' | 'close'> & {
    /** Names of the purposes that are allowed now. */
    getAllowed: () => readonly string[];
    /** Saves the visitor's choice: the names of the purposes that they allow. */
    saveChoice: (allowed: readonly string[]) => void;
  };
  stop: () => void;
};

/** Time in ms for which the tag manager waits for a decision before it uses the consent defaults. */
const waitForUpdateMs = 500;

/** Whether the browser sends Global Privacy Control. */
export const getGlobalPrivacyControl = (window: Window): 'sent' | 'none' =>
  (window.navigator as { globalPrivacyControl?: unknown }).globalPrivacyControl === true ? 'sent' : 'none';

const slotAttribute = 'data-slot';
const getSlot = (element: unknown): string | undefined =>
  element instanceof Element
    ? (element.closest(`[${slotAttribute}]`)?.getAttribute(slotAttribute) ?? undefined)
    : undefined;

/** Appends a third-party script to the head. The page does not depend on it. */
const insertScript = (page: Document, src: string, attributes: Readonly<Record<string, string>> = {}): void => {
  const script = page.createElement('script');
  script.async = true;
  script.src = src;
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  page.head.append(script);
};

/** Stores the kind of each page by path, because metrics of a page may arrive after the visitor has left it. */
const createPageKinds = () => {
  const kinds = new Map<string, string>();
  let landingKind = '';
  return {
    add: ({ data, path }: CurrentPage): void => {
      landingKind ||= data?.content_type ?? '';
      kinds.set(path, data?.content_type ?? '');
    },
    get: (url: string | undefined): string =>
      (url && kinds.get(new URL(url).pathname + new URL(url).search)) || landingKind,
  };
};

/** Sends the consent state to the tag manager when it changes. */
const createConsentCommands = (push: ReturnType<typeof createPush>) => {
  // Tag managers accept commands only as an `arguments` object.
  const command = function (..._parameters: readonly unknown[]): void {
    // oxlint-disable-next-line prefer-rest-params
    push(arguments);
  };
  let sent: ConsentState | undefined;
  return {
    hasSent: (): boolean => sent !== undefined,
    send: (state: ConsentState): void => {
      if (sent === state) return;
      command('consent', sent ? 'update' : 'default', {
        ...toConsentModeParameters(getConsent().allowed()),
        ...(state.state === 'pending' && { wait_for_update: waitForUpdateMs }),
      });
      sent = state;
    },
  };
};

/** Starts web vitals once; a failed load of the library is repeated on the next call. */
const createVitalsStarter = (measure: () => Promise<void>) => {
  let isStarted = false;
  return (): void => {
    if (isStarted) return;
    isStarted = true;
    measure().catch(() => {
      isStarted = false;
    });
  };
};

/** Starts consent, third parties, page views and web vitals of a document. */
export const startTracking = (
  window: Window,
  settings: TrackingSettings,
  onBannerChange: (banner: BannerState) => void,
): Tracking => {
  const push = createPush(getGlobals(window));
  const consentCommands = createConsentCommands(push);
  const kinds = createPageKinds();
  let pageTracking: 'on' | 'off' = 'off';

  const loadAllowed = createThirdPartyLoader(settings.thirdParties, {
    load: ({ name, url, attributes }) => {
      if (name === 'tagManager') push({ event: 'gtm.js', 'gtm.start': Date.now() });
      insertScript(window.document, url, attributes);
    },
    getRandomPercent: () => Math.random() * 100,
    reload: () => window.location.reload(),
  });
  const startVitals = createVitalsStarter(async () => {
    const { measureVitals } = await import('./events/vitals.ts');
    measureVitals({ brand: settings.brand, getPageKind: kinds.get, getSlot }, (event) => {
      if (pageTracking === 'on' && getConsent().allowed().measurement) push(event);
    });
  });

  /** Loads what consent allows on tracked pages, and revokes what it no longer allows on every page. */
  const applyConsent = (): void => {
    if (pageTracking === 'off' && !consentCommands.hasSent()) return; // Nothing to revoke yet.
    const state = getConsent().current();
    // Before any event: the tag manager would count a page view without a consent command as consented.
    consentCommands.send(state);
    if (state.state === 'pending') return;
    loadAllowed(state.purposes, pageTracking);
    if (pageTracking === 'on' && state.purposes.measurement) startVitals();
  };

  const views = createPageViews(createPageHost(window), settings.page, getConsent(), (page) => {
    kinds.add(page);
    pageTracking = page.data?.tracking ?? 'on';
    applyConsent();
  });

  const { vitalsPath } = settings;
  if (vitalsPath)
    void import('./events/sendVitals.ts').then(
      ({ sendVitals }) => sendVitals(vitalsPath, () => kinds.get(undefined)),
      () => undefined, // Blocked or offline: the page is not measured.
    );
  const unsubscribe = getConsent().subscribe(applyConsent);
  if (settings.consentPlatform !== undefined) insertScript(window.document, settings.consentPlatform);
  const consentManager = createConsentManager({
    globals: getGlobals(window),
    rule: settings.consent,
    globalPrivacyControl: getGlobalPrivacyControl(window),
    platform: settings.consentPlatform === undefined ? 'none' : 'expected',
    platformOpenPath: settings.consentPlatformOpen,
    storage: createConsentStorage(window),
    today: () => new Date(),
    onDecision: pageConsent.set,
    onBannerChange,
  });

  const listening = new AbortController();
  window.document.addEventListener(
    shareEventName,
    (event) => views.trackShare(event instanceof CustomEvent ? event.detail : undefined),
    listening,
  );
  window.addEventListener('storage', consentManager.refresh, listening);
  window.addEventListener(
    'pageshow',
    ({ persisted }) => {
      consentManager.refresh();
      // A page from the back/forward cache is a new page view.
      if (persisted) views.trackNavigation();
    },
    listening,
  );

  return {
    trackNavigation: views.trackNavigation,
    trackShare: views.trackShare,
    consent: {
      open: consentManager.open,
      close: consentManager.close,
      getAllowed: () => getAllowed(getConsent().allowed()),
      saveChoice: (allowed) => consentManager.save(toPurposes(allowed)),
    },
    stop: () => {
      unsubscribe();
      listening.abort();
      views.stop();
      consentManager.stop();
    },
  };
};
