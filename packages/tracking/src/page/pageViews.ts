import { detectDeviceByUserAgent } from '@masthead/config/device';
import { readCookie, visitorCookies as names } from '@masthead/config/cookies';
import { trackingLimits, trackingLimits as limits } from '@masthead/config/tracking-limits';
import type { Consent } from '../consent/store.ts';
import { createPush, type Push, type Globals } from '../dataLayer/dataLayer.ts';
import { parseShare } from '../events/share.ts';
import type { PageData } from '../payload/payload.ts';
import { getUserState, parsePageData, toFallbackPageData, toTrackingPayload } from '../payload/payload.ts';
import { createTimers, pollUntilFound, type Timers } from '../timers.ts';
import type { PageHost, PageSettings } from './pageHost.ts';

/** §4, §7.2: reports the visitor to the audience service. Errors are logged to the console only (§8). */
const requestAudience = async (
  host: PageHost,
  { audiencePath }: PageSettings,
  email: string,
  signal: AbortSignal,
): Promise<void> => {
  try {
    const response = await host.fetch(`${audiencePath}/${encodeURIComponent(email)}`, {
      headers: { accept: 'application/json' },
      credentials: 'same-origin',
      signal,
    });
    if (!response.ok) host.reportError(`The audience service responded with status ${response.status}.`, undefined);
  } catch (cause) {
    if (!signal.aborted) host.reportError('The audience service could not be reached.', cause);
  }
};

/** Reports a view of an article for the trending list, without any data about the visitor. */
const sendArticleView = async (
  host: PageHost,
  { viewsPath, contentSite }: PageSettings,
  naturalId: string,
): Promise<void> => {
  try {
    await host.fetch(viewsPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ site: contentSite, naturalId }),
      credentials: 'omit',
      keepalive: true,
    });
  } catch {
    // The trending list misses one view.
  }
};

/** Sends events to the analytics layer (§7.2): `fire` of a global that the brand names. Errors are ignored. */
const createFire =
  (globals: Globals, name: string | undefined) =>
  (event: Readonly<Record<string, unknown>>): void => {
    try {
      const layer = name === undefined ? undefined : globals[name];
      if (typeof layer !== 'object' || layer === null || !('fire' in layer) || typeof layer.fire !== 'function') return;
      layer.fire(event);
    } catch {
      // Third-party code: the event is lost, the page continues.
    }
  };

const plans = new Set(['free', 'premium']);

/** §4: pages without tags get the default tags; those without a plan among them get `article`. */
export const getBehaviorTags = (tags: readonly string[]): string[] => {
  const chosen = tags.length > 0 ? tags : limits.behavior.defaultTags;
  return chosen.some((tag) => plans.has(tag.toLowerCase())) ? [...chosen] : [...chosen, 'article'];
};

/**
 * Whether two paths lead to the same page, so that page data that has not changed is still valid, as after another
 * search or for a page from the back/forward cache. Queries are ignored, except on pages whose `page_name` contains one
 * (companies).
 */
const isSamePage = (page: Pick<PageData, 'page_name'> | undefined, path: string, previousPath = ''): boolean => {
  const toComparable = (url: string) => (page?.page_name.includes('?') ? url : url.split('?')[0]);
  return toComparable(path) === toComparable(previousPath);
};

const { tracking, behavior } = trackingLimits;

/** Polls for a partner's name, which take 30 s at most. */
const maxPartnerPolls = 60;

/** The current page with its data, if it has any. */
export type CurrentPage = { data: PageData | undefined; path: string };

/** Page views of one document. */
type PageViews = {
  /** Call once per navigation, when the new page is in the document. */
  trackNavigation: () => void;
  /** Reports a share. `detail` is untrusted. */
  trackShare: (detail: unknown) => void;
  stop: () => void;
};

type Fire = (event: Readonly<Record<string, unknown>>) => void;
type Outputs = { host: PageHost; settings: PageSettings; push: Push; fire: Fire };
type ConsentReader = Pick<Consent, 'current'>;

/** One navigation: its number from 1, its timers and the signal that aborts its requests. */
type Navigation = { count: number; timers: Timers; signal: AbortSignal };

/** Whether the visitor is a reader and not a crawler that runs scripts (§9). */
const isReader = ({ userAgent }: PageHost): boolean => detectDeviceByUserAgent(userAgent()) !== 'crawler';

const isMeasurementRefused = (consent: ConsentReader): boolean => {
  const state = consent.current();
  return state.state === 'settled' && !state.purposes.measurement;
};

const pushBehavior = ({ host, push, fire }: Outputs, { tags = [] }: PageData): void => {
  const fireId = readCookie(host.cookies(), names.fireId);
  const fired = getBehaviorTags(tags);
  push({ event: 'behaviour', behaviour_id: fireId ?? '', behaviour_tags: fired.join(',') });
  fire({ behaviorId: fireId, tag: fired });
};

/** §4: audience for an email address without a customer id; else the behavior event from the second page on. */
const reportVisitor = (
  outputs: Outputs,
  consent: ConsentReader,
  { count, timers, signal }: Navigation,
  data: PageData,
): void => {
  const { host, settings } = outputs;
  const getCookie = (name: string) => readCookie(host.cookies(), name);
  const email = getCookie(names.userEmail);
  if (email !== undefined && getCookie(names.customerId) === undefined) {
    if (!isMeasurementRefused(consent)) void requestAudience(host, settings, email, signal);
  } else if (isReader(host) && count >= behavior.firstPageView && getCookie(names.fireId) !== undefined) {
    timers.after(behavior.delayMs, () => pushBehavior(outputs, data));
  }
};

/** §4: the partner's name may appear after the page has loaded. */
const reportPartner = ({ host, push }: Outputs, timers: Timers, data: PageData): void => {
  const getName = () => data.partner?.name || host.partnerName() || undefined;
  pollUntilFound(timers, { intervalMs: tracking.publisherPollMs, maxRetries: maxPartnerPolls }, getName, (partner) => {
    if (partner !== undefined) push({ event: 'featured_partner_page', partner, page_name: data.page_name });
  });
};

const reportPageView = (
  outputs: Outputs,
  consent: ConsentReader,
  navigation: Navigation,
  { data, path }: CurrentPage,
): void => {
  const { host, settings, push } = outputs;
  push({
    event: 'page_view',
    ...toTrackingPayload(settings.site, data, host.slots(), path, getUserState(host.cookies())),
    page_path: path,
    page_view_number: navigation.count,
  });
  const naturalId = data?.article?.natural_id;
  if (naturalId && isReader(host)) void sendArticleView(host, settings, naturalId);
  if (data?.partner) reportPartner(outputs, navigation.timers, data);
  reportVisitor(outputs, consent, navigation, data ?? toFallbackPageData(path));
};

const reportShare = ({ host, push, fire }: Outputs, page: CurrentPage | undefined, detail: unknown): void => {
  if (page?.data?.tracking === 'off') return;
  const { method, url, title } = parseShare(detail, host.path());
  const page_name = page?.data?.page_name ?? host.path();
  push({ event: 'share', method, share_url: url, share_title: title, page_name });
  fire({ event: 'share', method, url });
};

/** Finds the page's data: undefined until it belongs to the page and every required element exists. */
const createPageDataReader = (host: PageHost) => {
  let previous: { element: object; text: string } | undefined;
  return {
    find: (previousPath: string | undefined): { data: PageData | undefined } | undefined => {
      const found = host.pageData();
      if (!found) return undefined;
      const data = parsePageData(found.text);
      const isUnchanged = found.element === previous?.element && found.text === previous.text;
      if (isUnchanged && !isSamePage(data, host.path(), previousPath)) return undefined;
      return (data?.requires ?? []).every(host.has) ? { data } : undefined;
    },
    /** Marks the data in the document as that of the current page, and returns it. */
    accept: (): PageData | undefined => {
      previous = host.pageData();
      return parsePageData(previous?.text);
    },
  };
};

/** Reports page views and events after them (§4). A navigation cancels those of the previous one. */
export const createPageViews = (
  host: PageHost,
  settings: PageSettings,
  consent: ConsentReader,
  onPage: (page: CurrentPage) => void = () => undefined,
): PageViews => {
  const outputs: Outputs = {
    host,
    settings,
    push: createPush(host.globals),
    fire: createFire(host.globals, settings.analyticsLayer),
  };
  const timers = createTimers();
  const reader = createPageDataReader(host);
  let requests = new AbortController();
  let count = 0;
  let current: CurrentPage | undefined;
  /** Shares before the data of the first page was found. */
  const queuedShares: unknown[] = [];

  const cancelPending = (): void => {
    timers.cancelAll();
    requests.abort();
    requests = new AbortController();
  };

  const startPage = (path: string, found: { data: PageData | undefined } | undefined): void => {
    const data = reader.accept();
    const page: CurrentPage = { data: found ? found.data : data, path };
    current = page;
    onPage(page);
    for (const detail of queuedShares.splice(0)) reportShare(outputs, page, detail);
    if (page.data?.tracking === 'off') return;
    const report = (): void => reportPageView(outputs, consent, { count, timers, signal: requests.signal }, page);
    if (page.data?.timing === 'delayed') timers.after(tracking.pageDelayMs, report);
    else report();
  };

  return {
    trackNavigation: () => {
      cancelPending();
      count += 1;
      const path = host.path();
      const find = () => reader.find(current?.path);
      pollUntilFound(timers, { intervalMs: tracking.retryMs, maxRetries: tracking.retries }, find, (found) =>
        startPage(path, found),
      );
    },
    trackShare: (detail) => {
      if (current) reportShare(outputs, current, detail);
      else queuedShares.push(detail);
    },
    stop: cancelPending,
  };
};
