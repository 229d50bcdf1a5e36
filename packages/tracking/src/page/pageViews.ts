import { detectDeviceByUserAgent } from '@masthead/config/device';
import { browserLimits as limits } from '@masthead/config/limits';
import { createPush } from '../dataLayer/dataLayer.ts';
import type { Consent } from '../consent/store.ts';
import { createFire } from '../events/analyticsLayer.ts';
import { parseShare } from '../events/share.ts';
import { getBehaviorTags } from '../events/tags.ts';
import type { PageData } from '../payload/fields.ts';
import { parsePageData } from '../payload/pageData.ts';
import { toTrackingPayload, toFallbackPageData } from '../payload/payload.ts';
import { readCookie, getUserState } from './cookies.ts';
import type { PageHost, PageSettings } from './host.ts';
import { requestAudience, sendRead } from './serviceCalls.ts';
import { isSamePage } from './samePage.ts';
import { createTimers, pollUntilFound } from '../timers.ts';

const { tracking, behavior: behaviour, cookies: names } = limits;

/** How often the name of a partner is looked for: half a minute, or until the next navigation. */
const partnerLooks = 60;

/** The page that is shown, as far as it has said what it is. */
export type ShownPage = { data: PageData | undefined; path: string };

export type PageViews = {
  /** To be called once for each navigation, when its page is in the document. */
  navigated: () => void;
  /** Reports that something was shared. */
  shared: (detail: unknown) => void;
  stop: () => void;
};

/** Page views and what follows them (SPEC §4, after each navigation). Each navigation ends what the last one left waiting. */
export const createPageViews = (
  host: PageHost,
  settings: PageSettings,
  consent: Pick<Consent, 'current'>,
  onPage: (page: ShownPage) => void = () => undefined,
): PageViews => {
  const push = createPush(host.globals);
  const fire = createFire(host.globals, settings.analyticsLayer);
  const timers = createTimers();
  let calls = new AbortController();
  let views = 0;
  let shown: ShownPage | undefined;
  let last: { element: object; text: string } | undefined;
  /** Shared before the first page has said what it is. */
  const early: unknown[] = [];

  const cookie = (name: string) => readCookie(host.cookies(), name);
  const refused = () => {
    const state = consent.current();
    return state.state === 'settled' && !state.purposes.measurement;
  };

  /** The page's data, once it is that of this page and every element it requires is there. What has not changed is that of the page before, unless this is the same page. */
  const ready = (): { data: PageData | undefined } | undefined => {
    const found = host.pageData();
    if (!found) return undefined;
    const data = parsePageData(found.text);
    if (found.element === last?.element && found.text === last.text && !isSamePage(data, host.path(), shown?.path))
      return undefined;
    return (data?.requires ?? []).every(host.has) ? { data } : undefined;
  };

  const behave = ({ tags = [] }: PageData) => {
    const fired = getBehaviorTags(tags);
    push({ event: 'behaviour', behaviour_id: cookie(names.fireId) ?? '', behaviour_tags: fired.join(',') });
    fire({ behaviorId: cookie(names.fireId), tag: fired });
  };

  /** SPEC §9: a program that runs scripts is no reader; what it opens counts for nothing and nobody. */
  const isReader = () => detectDeviceByUserAgent(host.userAgent()) !== 'crawler';

  /** SPEC §4: the audience call where an e-mail is known and no customer id, else the behaviour event from the second view on. */
  const follow = (data: PageData) => {
    const email = cookie(names.userEmail);
    if (email !== undefined && cookie(names.customerId) === undefined) {
      if (!refused()) void requestAudience(host, settings, email, calls.signal);
    } else if (isReader() && views >= behaviour.firstPageView && cookie(names.fireId) !== undefined) {
      timers.after(behaviour.delayMs, () => behave(data));
    }
  };

  const followPartner = (data: PageData) => {
    const name = () => data.partner?.name || host.partnerName() || undefined;
    pollUntilFound(timers, { every: tracking.publisherPollMs, tries: partnerLooks }, name, (partner) => {
      if (partner !== undefined) push({ event: 'featured_partner_page', partner, page_name: data.page_name });
    });
  };

  const track = (data: PageData | undefined, path: string) => {
    push({
      event: 'page_view',
      ...toTrackingPayload(settings.site, data, path, getUserState(host.cookies())),
      page_path: path,
      page_view_number: views,
    });
    const natural = data?.article?.natural_id;
    if (natural && isReader()) void sendRead(host, settings, natural);
    if (data?.partner) followPartner(data);
    follow(data ?? toFallbackPageData(path));
  };

  const share = (detail: unknown) => {
    if (shown?.data?.tracking === 'off') return;
    const { method, url, title } = parseShare(detail, host.path());
    push({
      event: 'share',
      method,
      share_url: url,
      share_title: title,
      page_name: shown?.data?.page_name ?? host.path(),
    });
    fire({ event: 'share', method, url });
  };

  return {
    navigated: () => {
      timers.cancelAll();
      calls.abort();
      calls = new AbortController();
      views += 1;
      const path = host.path();
      pollUntilFound(timers, { every: tracking.retryMs, tries: tracking.retries }, ready, (found) => {
        last = host.pageData();
        const data = found ? found.data : parsePageData(last?.text);
        shown = { data, path };
        onPage(shown);
        early.splice(0).forEach(share);
        if (data?.tracking === 'off') return;
        if (data?.timing === 'delayed') timers.after(tracking.pageDelayMs, () => track(data, path));
        else track(data, path);
      });
    },
    shared: (detail) => {
      if (shown) share(detail);
      else early.push(detail);
    },
    stop: () => {
      timers.cancelAll();
      calls.abort();
    },
  };
};
