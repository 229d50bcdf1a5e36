import type { ConsentState } from '../src/consent/decide.ts';
import type { DataLayerEvent } from '../src/dataLayer/dataLayer.ts';
import type { PageHost } from '../src/page/pageHost.ts';
import { createPageViews } from '../src/page/pageViews.ts';
import { serializePageData, type PageData } from '../src/payload/payload.ts';

/** A script element that tracking has appended to the head. */
export type InsertedScript = { src: string; attributes: Record<string, string> };

/** Creates a window with the members that tracking uses, and a document with page data. */
export const createTestWindow = ({
  globalPrivacyControl = false,
  pageData,
}: {
  globalPrivacyControl?: boolean;
  pageData: PageData;
}) => {
  const insertedScripts: InsertedScript[] = [];
  const stored = new Map<string, string>();
  const state = { reloads: 0, pageDataElement: { textContent: serializePageData(pageData) } };
  const document = Object.assign(new EventTarget(), {
    cookie: '',
    head: { append: (script: InsertedScript) => void insertedScripts.push(script) },
    createElement: () => {
      const attributes: Record<string, string> = {};
      return {
        src: '',
        async: false,
        attributes,
        setAttribute: (name: string, value: string) => void (attributes[name] = value),
      };
    },
    getElementById: () => state.pageDataElement,
    querySelector: () => null,
    querySelectorAll: () => [],
  });
  const window = Object.assign(new EventTarget(), {
    document,
    location: { pathname: '/', search: '', protocol: 'https:', reload: () => void (state.reloads += 1) },
    navigator: { globalPrivacyControl, userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/153.0.0.0' },
    localStorage: {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => void stored.set(name, value),
    },
    fetch: async () => ({ ok: true, status: 200 }),
    dataLayer: [] as unknown[],
  });
  /** Replaces the page data element, as a navigation does. */
  const setPageData = (data: PageData): void => {
    state.pageDataElement = { textContent: serializePageData(data) };
  };
  /** Changes local storage as another tab of the browser does. */
  const storeInOtherTab = (name: string, value: string): void => void stored.set(name, value);
  const getEvents = (name: string): DataLayerEvent[] =>
    window.dataLayer.filter((entry): entry is DataLayerEvent => (entry as Partial<DataLayerEvent>).event === name);
  return {
    window: window as unknown as Window,
    insertedScripts,
    storeInOtherTab,
    state,
    setPageData,
    dataLayer: window.dataLayer,
    getEvents,
    dispatchShare: (detail: unknown) => document.dispatchEvent(new CustomEvent('masthead:share', { detail })),
  };
};

const settings = {
  site: { alm_site: 'example', alm_site_group: 'examples', server: 'www.example.com' },
  contentSite: 'example',
  audiencePath: '/data-api/audience',
  viewsPath: '/views',
  analyticsLayer: 'analytics',
};
const browserUserAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36';

/** Page data of a home page without required elements. */
export const home: PageData = { page_name: '/', content_type: 'home', gpt_page: 'home' };

/** The page views of a page, with a host that records. `setPageData` puts page data into the document. */
export const createTestPage = ({
  cookies = '',
  userAgent = browserUserAgent,
  consent = { state: 'pending' },
}: { cookies?: string; userAgent?: string; consent?: ConsentState } = {}) => {
  const page = {
    data: undefined as { element: object; text: string } | undefined,
    elements: new Set<string>(),
    partner: undefined as string | undefined,
    path: '/',
  };
  const dataLayer: DataLayerEvent[] = [];
  const requests: { url: string; init: RequestInit }[] = [];
  const loggedErrors: string[] = [];
  const response = { ok: true, status: 200 };
  const host: PageHost = {
    globals: { dataLayer },
    cookies: () => cookies,
    userAgent: () => userAgent,
    path: () => page.path,
    pageData: () => page.data,
    slots: () => [],
    has: (selector) => page.elements.has(selector),
    partnerName: () => page.partner,
    fetch: async (url, init) => {
      requests.push({ url, init });
      return response;
    },
    reportError: (message) => void loggedErrors.push(message),
  };
  const pageViews = createPageViews(host, settings, { current: () => consent });
  const setPageData = (data: PageData) => {
    page.data = { element: {}, text: serializePageData(data) };
    page.path = data.page_name;
  };
  const navigate = (data: PageData) => {
    setPageData(data);
    pageViews.trackNavigation();
  };
  const getEvents = (name: string) => dataLayer.filter(({ event }) => event === name);
  return { page, host, pageViews, setPageData, navigate, getEvents, requests, loggedErrors, response, dataLayer };
};
