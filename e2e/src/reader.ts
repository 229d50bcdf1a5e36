import type { Browser, Page, Route } from 'playwright-core';
import { closeContext } from './launch.ts';
import { untilConnected } from './untilLoaded.ts';
import { watchPage, type PageErrors } from './watch.ts';

export type LayerEvent = { event?: string } & Readonly<Record<string, unknown>>;

/** Options of a reader: cookies, scripts injected before the page runs, and stubbed responses. */
export type ReaderOptions = {
  origin: string;
  cookies?: Readonly<Record<string, string>>;
  /** Script that runs before any script of the page. */
  before?: string;
  width?: number;
  /** Handlers of requests to the site, by the beginning of the path. */
  responses?: Readonly<Record<string, (route: Route) => Promise<void>>>;
};

export type Reader = {
  page: Page;
  go: (path: string) => Promise<void>;
  /** Requests that left the site's own origin, as origins with paths. */
  thirdParty: () => readonly string[];
  /** Requests to paths of the site itself. */
  requested: (path: string) => readonly string[];
  events: (name: string) => Promise<readonly LayerEvent[]>;
  errors: () => PageErrors;
  close: () => Promise<void>;
};

const loadMs = 30_000;

/** Opens a browser context for a reader. Requests to third parties get an empty script and are recorded. */
export const openReader = async (
  browser: Browser,
  { origin, cookies = {}, before, width = 1280, responses = {} }: ReaderOptions,
): Promise<Reader> => {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    viewport: { width, height: 900 },
    serviceWorkers: 'block',
  });
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: origin })));
  // The developers' info panel would cover the page.
  await context.addInitScript(() => {
    // Frames of other origins may have no storage.
    if (self === top) sessionStorage.setItem('masthead-dev-panel', 'closed');
  });
  if (before !== undefined) await context.addInitScript(before);
  const requests: URL[] = [];
  await context.route(
    (url) => url.protocol.startsWith('http') && url.origin !== origin,
    (route) => route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  for (const [path, respond] of Object.entries(responses))
    await context.route((url) => url.origin === origin && url.pathname.startsWith(path), respond);
  const page = await context.newPage();
  page.on('request', (request) => requests.push(new URL(request.url())));
  const trouble = watchPage(page, new Set());
  return {
    page,
    go: async (path) => {
      await page.goto(origin + path, { waitUntil: 'load', timeout: loadMs });
      await untilConnected(page);
    },
    thirdParty: () =>
      requests
        .filter((url) => url.protocol.startsWith('http') && url.origin !== origin)
        .map((url) => url.origin + url.pathname),
    requested: (path) =>
      requests.filter((url) => url.origin === origin && url.pathname.startsWith(path)).map(({ pathname }) => pathname),
    events: (name) =>
      page.evaluate((wanted) => {
        const layer = (window as { dataLayer?: unknown }).dataLayer;
        return (Array.isArray(layer) ? (layer as LayerEvent[]) : []).filter(({ event }) => event === wanted);
      }, name),
    errors: trouble,
    close: () => closeContext(context),
  };
};
