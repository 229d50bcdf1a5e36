import type { ConsentState } from '../src/consent/decide.ts';
import type { DataLayerEvent } from '../src/dataLayer/dataLayer.ts';
import type { PageHost } from '../src/page/pageHost.ts';
import { createPageViews } from '../src/page/pageViews.ts';
import type { PageData } from '../src/payload/fields.ts';
import { serializePageData } from '../src/payload/pageData.ts';

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
