import { createPageHost, getGlobals } from './browser/host.ts';
import { createConsentStorage } from './browser/memory.ts';
import { insertScript } from './browser/scripts.ts';
import type { ConsentState } from './consent/decide.ts';
import { createConsentManager, type BannerState, type ConsentManager } from './consent/consentManager.ts';
import { getConsent, pageConsent } from './consent/store.ts';
import { createPush } from './dataLayer/dataLayer.ts';
import { shareEventName } from './events/share.ts';
import { measureVitals } from './events/vitals.ts';
import type { PageSettings } from './page/host.ts';
import { createPageViews } from './page/pageViews.ts';
import { toConsentSignal } from './thirdParties/consentSignal.ts';
import { createThirdPartyLoader } from './thirdParties/loadThirdParties.ts';
import type { ThirdPartySettings } from './thirdParties/table.ts';

export type { BannerState, ConsentManager, PageSettings, ThirdPartySettings };

/** What a brand and its deployment decide; the same for every visitor. */
export type TrackingSettings = {
  brand: string;
  /** Whether third parties wait for consent. */
  consent: 'tcf' | 'none';
  /** The script of the brand's consent platform, where it has one. */
  consentPlatform?: string | undefined;
  page: PageSettings;
  thirdParties: ThirdPartySettings;
};

export type Tracking = {
  /** To be called once for each navigation, the first included, when its page is in the document. A page that comes back from the browser's memory needs no call. */
  navigated: () => void;
  /** Reports what was shared before tracking began; what is shared from then on it hears of by itself. */
  shared: (detail: unknown) => void;
  consent: Pick<ConsentManager, 'save' | 'open' | 'close'>;
  stop: () => void;
};

/** How long tags that measure hold back what came before the answer: both are taken in one turn, when the tag manager comes. */
const updateWithinMs = 500;

const slotAttribute = 'data-slot';
const slotOf = (element: unknown): string | undefined =>
  element instanceof Element
    ? (element.closest(`[${slotAttribute}]`)?.getAttribute(slotAttribute) ?? undefined)
    : undefined;

/** Whether the browser sends Global Privacy Control. */
export const privacySignal = (view: Window): 'sent' | 'none' =>
  (view.navigator as { globalPrivacyControl?: unknown }).globalPrivacyControl === true ? 'sent' : 'none';

/** Starts consent, third parties, page views and measurements of one page. */
export const startTracking = (
  view: Window,
  settings: TrackingSettings,
  bannerChanged: (banner: BannerState) => void,
): Tracking => {
  const push = createPush(getGlobals(view));
  // Tag managers take commands, in contrast to events, as the arguments of a function and as nothing else.
  const command = function (..._words: readonly unknown[]): void {
    // oxlint-disable-next-line prefer-rest-params
    push(arguments);
  };
  const kinds = new Map<string, string>();
  let landedOn = '';
  /** Whether the page that is shown may be tracked. */
  let tracking: 'on' | 'off' = 'off';
  let told: ConsentState | undefined;
  let measures = false;

  const views = createPageViews(createPageHost(view), settings.page, getConsent(), ({ data, path }) => {
    landedOn ||= data?.content_type ?? '';
    kinds.set(path, data?.content_type ?? '');
    tracking = data?.tracking ?? 'on';
    release();
  });

  const allow = createThirdPartyLoader(settings.thirdParties, {
    load: ({ name, address, attributes }) => {
      if (name === 'tagManager') push({ event: 'gtm.js', 'gtm.start': Date.now() });
      insertScript(view.document, address, attributes);
    },
    percent: () => Math.random() * 100,
    reload: () => view.location.reload(),
  });

  /** Loads and starts what the reader allows, on a page that says it may be tracked; what is taken back is taken back on every page. */
  const release = (): void => {
    if (tracking === 'off' && !told) return; // nothing has begun that could be taken back
    const state = getConsent().current();
    // The tag manager takes what it finds in its order: a page view before any word of consent would count as consented to.
    if (told !== state)
      command('consent', told ? 'update' : 'default', {
        ...toConsentSignal(getConsent().allowed()),
        ...(state.state === 'pending' && { wait_for_update: updateWithinMs }),
      });
    told = state;
    if (state.state === 'pending') return;
    allow(state.purposes, tracking);
    if (tracking === 'off' || !state.purposes.measurement || measures) return;
    measures = true;
    const kindOf = (address: string | undefined) =>
      (address && kinds.get(new URL(address).pathname + new URL(address).search)) || landedOn;
    measureVitals({ brand: settings.brand, getPageKind: kindOf, getSlot: slotOf }, (event) => {
      if (tracking === 'on' && getConsent().allowed().measurement) push(event);
    }).catch(() => {
      measures = false; // the library could not be fetched; the next page tries again
    });
  };

  const unsubscribe = getConsent().subscribe(release);
  if (settings.consentPlatform !== undefined) insertScript(view.document, settings.consentPlatform);
  const keeper = createConsentManager({
    globals: getGlobals(view),
    rule: settings.consent,
    signal: privacySignal(view),
    platform: settings.consentPlatform === undefined ? 'none' : 'expected',
    storage: createConsentStorage(view),
    today: () => new Date(),
    onDecision: pageConsent.set,
    onBannerChange: bannerChanged,
  });

  // As the options of a listener: they need no more than its signal.
  const off = new AbortController();
  view.document.addEventListener(
    shareEventName,
    (event) => views.shared(event instanceof CustomEvent ? event.detail : undefined),
    off,
  );
  view.addEventListener('storage', keeper.refresh, off);
  view.addEventListener(
    'pageshow',
    ({ persisted }) => {
      keeper.refresh();
      // A page that comes back from the browser's memory is seen once more.
      if (persisted) views.navigated();
    },
    off,
  );

  return {
    navigated: views.navigated,
    shared: views.shared,
    consent: keeper,
    stop: () => {
      unsubscribe();
      off.abort();
      views.stop();
      keeper.stop();
    },
  };
};
