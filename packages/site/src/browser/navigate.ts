import { getClosestLink } from '../shell/browser/domEvents';
import {
  findChangedField,
  getFormUrl,
  leaveEvent,
  navigationEvent,
  scrollToTarget,
} from '../shell/navigation/navigationEffects';
import { hasServiceWorker } from '../shell/navigation/OnlineNotice.behavior';
import type { LoadEvent } from '../shell/navigation/pageLoad';
import { getSoftPath, getSoftTarget, toPageKey } from '../shell/navigation/softTarget';
import { announcerId, pageId } from '../shell/navigation/pageParts';

type HtmlResponse = { url: string; status: number; text: string };

/** A prefetched document is used for so long, in ms. */
const prefetchedMs = 30_000;

type Prefetched = { atMs: number; response: Promise<HtmlResponse | undefined> };

const prefetched = new Map<string, Prefetched>();

const forgetOld = (): void => {
  for (const [path, { atMs }] of prefetched) if (performance.now() - atMs > prefetchedMs) prefetched.delete(path);
};

const request = async (path: string, options: RequestInit): Promise<HtmlResponse | undefined> => {
  try {
    const response = await fetch(path, { headers: { accept: 'text/html' }, ...options });
    if (!response.headers.get('content-type')?.startsWith('text/html')) return undefined;
    return { url: response.url, status: response.status, text: await response.text() };
  } catch {
    return undefined; // Offline, aborted, or redirected to another site.
  }
};

/** Fetches the document of a link that the reader may follow. */
export const prefetchDocument = (path: string): void => {
  forgetOld();
  if (prefetched.has(path)) return;
  const response = request(path, {});
  prefetched.set(path, { atMs: performance.now(), response });
  // A click tries a failed request again.
  void response.then((found) => (found && found.status < 500) || prefetched.delete(path));
};

/** Fetches a document; undefined when there is no HTML. For the history, the browser's copy is fine at any age. */
export const fetchDocument = async (
  path: string,
  from: 'link' | 'history',
  signal: AbortSignal,
): Promise<HtmlResponse | undefined> => {
  if (from === 'history') return request(path, { signal, cache: 'force-cache' });
  forgetOld();
  const found = await prefetched.get(path)?.response;
  prefetched.delete(path);
  return found ?? request(path, { signal });
};

/** The elements of `<head>` that belong to one page. Others are equal on all pages, or of third-party scripts. */
const headSelector =
  'title, style[data-page], meta[name]:not([name="viewport"]), meta[property], link[rel="canonical"], link[rel="alternate"]';

const getHeadElements = ({ head }: Document): readonly Element[] => [...head.querySelectorAll(headSelector)];

const without = (elements: readonly Element[], others: readonly Element[]): readonly Element[] =>
  elements.filter((element) => !others.some((other) => other.isEqualNode(element)));

/** Parses a document. Undefined if it is none of this build of the site, whose scripts and styles are in this one. */
const parseDocument = (html: string): Document | undefined => {
  const next = new DOMParser().parseFromString(html, 'text/html');
  const isOfThisBuild = next.documentElement.dataset['script'] === document.documentElement.dataset['script'];
  return isOfThisBuild && next.getElementById(pageId) ? next : undefined;
};

/** Replaces the page. What is outside stays: consent banner, docked recording, toast, third-party scripts. */
const swapPage = (next: Document): void => {
  const [old, added] = [getHeadElements(document), getHeadElements(next)];
  // New styles before old ones are removed: the page is never without.
  document.head.append(...without(added, old).map((element) => document.importNode(element, true)));
  for (const element of without(old, added)) element.remove();
  const content = next.getElementById(pageId)?.childNodes ?? [];
  document.getElementById(pageId)?.replaceChildren(...[...content].map((node) => document.importNode(node, true)));
};

/** How long the announced title is in the page, in ms: a reader who explores the page must not find it. */
const announcedMs = 1_000;

const announcePage = (): void => {
  const announcer = document.getElementById(announcerId);
  if (!announcer) return;
  announcer.textContent = document.title;
  setTimeout(() => (announcer.textContent = ''), announcedMs);
};

/** Pointer or focus is on a link for so long before its document is fetched, in ms: it may only pass over the link. */
const intentMs = 50;

/** The scroll position is stored so long after the last scroll event, in ms: browsers limit changes of the history. */
const storeScrollMs = 150;

/** The document of a navigation: of a link or form, or of an entry of the history. */
type Destination = { from: 'link'; path: string; changed?: HTMLInputElement | null | undefined } | { from: 'history' };

const getAddress = (): URL => new URL(location.href);

/** The state of a history entry: the scroll position, in px from the top, beside the state of other scripts. */
const readScroll = (): unknown => (history.state as { top?: unknown } | null)?.top;
const storeScroll = (): void =>
  history.replaceState({ ...(history.state as object | null), top: Math.round(scrollY) }, '');

/** Returns to the scroll position of the history entry. */
const restoreScroll = (): void => {
  const top = readScroll();
  if (typeof top === 'number') scrollTo({ top, behavior: 'instant' });
};

let progress: Promise<(event: LoadEvent) => void> | undefined;

/** Its code loads when pointer or focus is on a link. Without it a navigation has no progress bar. */
const loadProgress = () => (progress ??= import('./pageProgress').then((module) => module.createPageProgress()));
const showProgress = (event: LoadEvent): void =>
  void loadProgress().then(
    (show) => show(event),
    () => undefined,
  );

/** Turns clicks on plain links, GET forms and the history's entries into soft navigations between documents (§2, §4). */
export const startNavigation = (): void => {
  let shownPage = toPageKey(getAddress());
  /** The navigation in progress. The next one cancels it. */
  let current: AbortController | undefined;

  const showPage = (next: Document, url: URL, destination: Destination): void => {
    // The advertising library clears its slots while they are in the document.
    document.dispatchEvent(new Event(leaveEvent));
    if (destination.from === 'history' || url.href === location.href) history.replaceState(history.state, '', url);
    else history.pushState({ top: 0 }, '', url);
    swapPage(next);
    shownPage = toPageKey(url);
    // The page before has scrolled smoothly, if it had the time. This one begins at its top.
    if (destination.from === 'link') document.body.scrollIntoView({ behavior: 'instant' });
    else restoreScroll();
    const isAtHash =
      destination.from === 'link' && url.hash !== '' && scrollToTarget(url.hash, document, window) === 'hash';
    // Keyboard focus moves to the start of the page, or to the filter that has requested it.
    const changed = destination.from === 'link' && destination.changed;
    const field = changed && findChangedField(document.querySelectorAll<HTMLInputElement>('select, input'), changed);
    if (!isAtHash) (field || document.getElementById('main'))?.focus({ preventScroll: true });
    announcePage();
    document.dispatchEvent(new Event(navigationEvent));
  };

  const navigate = async (destination: Destination): Promise<void> => {
    current?.abort();
    const controller = (current = new AbortController());
    const address = destination.from === 'link' ? new URL(destination.path, location.href) : getAddress();
    const path = address.pathname + address.search;
    showProgress({ type: 'started', at: performance.now(), path });
    showProgress({ type: 'request-started' });
    if (destination.from === 'link') {
      storeScroll();
      scrollToTarget('', document, window);
    }
    const response = await fetchDocument(path, destination.from, controller.signal);
    if (controller.signal.aborted) return;
    current = undefined;
    const next = response && parseDocument(response.text);
    if (!next) {
      // No connection, another site, a file or another build: the browser shows what there is.
      showProgress({ type: 'failed' });
      return destination.from === 'link' ? location.assign(destination.path) : location.reload();
    }
    showProgress({ type: 'request-ended' });
    const url = new URL(response.url);
    url.hash ||= address.hash;
    showPage(next, url, destination);
    showProgress({ type: response.status < 500 ? 'arrived' : 'failed' });
  };

  const follow = (event: Event, path: string, changed?: HTMLInputElement | null): void => {
    // The service worker responds to a document with what can be read offline.
    if (!navigator.onLine && hasServiceWorker()) return;
    event.preventDefault();
    // Offline, a navigation would lose the current page; `onlineNotice` shows the reason.
    if (navigator.onLine) void navigate({ from: 'link', path, changed });
  };

  document.addEventListener('click', (event) => {
    const anchor = getClosestLink(event);
    const path = anchor && getSoftTarget(event, anchor, getAddress());
    if (!path) {
      // A target on this page is an entry of its own: Back returns to the position of this one.
      if (anchor?.hash) storeScroll();
      return;
    }
    if (!anchor.hasAttribute('data-back') || history.length === 1) return follow(event, path);
    event.preventDefault();
    history.back();
  });
  document.addEventListener('submit', (event) => {
    if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
    const url = getFormUrl(event.target, event.submitter);
    const path = url && getSoftPath(url, getAddress());
    if (path) follow(event, path, event.target.querySelector<HTMLInputElement>(':focus'));
  });

  for (const name of ['pointerover', 'focusin']) {
    let intent: ReturnType<typeof setTimeout> | undefined;
    const onIntent = (event: Event): void => {
      clearTimeout(intent);
      const anchor = getClosestLink(event);
      const path = anchor && getSoftTarget(new MouseEvent('click'), anchor, getAddress());
      if (!path) return;
      intent = setTimeout(() => {
        prefetchDocument(path);
        void loadProgress().catch(() => undefined);
      }, intentMs);
    };
    document.addEventListener(name, onIntent, { passive: true });
  }

  let scrollTimer: ReturnType<typeof setTimeout> | undefined;
  addEventListener(
    'scroll',
    () => {
      clearTimeout(scrollTimer);
      scrollTimer = setTimeout(() => {
        // While another page loads, the position is not that of the entry's own page.
        if (!current && toPageKey(getAddress()) === shownPage) storeScroll();
      }, storeScrollMs);
    },
    { passive: true },
  );
  addEventListener('popstate', () => {
    clearTimeout(scrollTimer);
    if (toPageKey(getAddress()) !== shownPage) return void navigate({ from: 'history' });
    current?.abort();
    current = undefined;
    showProgress({ type: 'dismissed' });
    restoreScroll();
  });
  // The browser would scroll before the entry's page is in the document. After a reload it restores the position itself.
  addEventListener('pageshow', () => (history.scrollRestoration = 'manual'));
  addEventListener('pagehide', () => (history.scrollRestoration = 'auto'));
};
