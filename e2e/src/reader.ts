import type { Browser, Page, Route } from 'playwright-core';
import { untilHydrated } from './untilHydrated.ts';
import { watchPage, type PageErrors } from './watch.ts';

/** An event on the page's data layer. */
export type LayerEvent = { event?: string } & Readonly<Record<string, unknown>>;

/** Who reads: what their browser brings along, and what others have put into the page before it runs. */
export type ReaderOptions = {
  origin: string;
  cookies?: Readonly<Record<string, string>>;
  /** Runs in the page before any script of it. */
  before?: string;
  width?: number;
  /** Addresses that are answered by the test, by path. */
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

/** A reader in a profile of their own. Programs of third parties are answered with an empty script, and noted. */
export const openReader = async (
  browser: Browser,
  { origin, cookies = {}, before, width = 1280, responses: answers = {} }: ReaderOptions,
): Promise<Reader> => {
  const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width, height: 900 } });
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: origin })));
  // The developers' info panel would lie over what is tested.
  await context.addInitScript(() => {
    // A frame of somebody else's may have no storage.
    if (self === top) sessionStorage.setItem('masthead-dev-panel', 'closed');
  });
  if (before !== undefined) await context.addInitScript(before);
  const requests: URL[] = [];
  await context.route(
    (url) => url.protocol.startsWith('http') && url.origin !== origin,
    (route) => route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  for (const [path, answer] of Object.entries(answers))
    await context.route((url) => url.origin === origin && url.pathname.startsWith(path), answer);
  const page = await context.newPage();
  page.on('request', (request) => requests.push(new URL(request.url())));
  const trouble = watchPage(page, new Set());
  return {
    page,
    go: async (path) => {
      await page.goto(origin + path, { waitUntil: 'load', timeout: loadMs });
      await untilHydrated(page);
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
    close: () => context.close(),
  };
};
