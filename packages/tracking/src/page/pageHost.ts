import type { Globals } from '../dataLayer/dataLayer.ts';
import { pageDataId } from '../payload/payload.ts';

/** The browser interface that page views use; tests replace it. */
export type PageHost = {
  globals: Globals;
  cookies: () => string;
  userAgent: () => string;
  /** Path and query of the current URL. */
  path: () => string;
  /** The page data element and its text. A navigation replaces the element. */
  pageData: () => { element: object; text: string } | undefined;
  /** Names of the ad slots on the page, without those that this viewport hides. */
  slots: () => string[];
  /** Whether an element matches the selector now. */
  has: (selector: string) => boolean;
  /** Name of the page's partner; undefined until the page contains it. */
  partnerName: () => string | undefined;
  fetch: (url: string, init: RequestInit) => Promise<{ ok: boolean; status: number }>;
  /** Logs an error to the console. */
  reportError: (message: string, cause: unknown) => void;
};

/** Tracking settings of a publication. */
export type PageSettings = {
  site: { alm_site: string; alm_site_group: string; server: string };
  /** The content service's `site`, under which article views are counted. */
  contentSite: string;
  /** Paths at the site's origin: the audience service, and the service that counts article views. */
  audiencePath: string;
  viewsPath: string;
  /** Global name of the analytics tag layer, if the publication has one. */
  analyticsLayer?: string | undefined;
};

/** The window's globals as untrusted values. */
export const getGlobals = (window: Window): Globals => window as unknown as Globals;

/** Whether a slot is part of the page: a closed one and that of a dialog have no box. */
const isPlaced = (slot: HTMLElement): boolean =>
  slot.dataset['state'] === 'closed' || slot.closest('dialog') !== null || slot.getClientRects().length > 0;

/** The page host of a browser window. */
export const createPageHost = (window: Window): PageHost => ({
  globals: getGlobals(window),
  cookies: () => window.document.cookie,
  userAgent: () => window.navigator.userAgent,
  path: () => window.location.pathname + window.location.search,
  pageData: () => {
    const element = window.document.getElementById(pageDataId);
    return element ? { element, text: element.textContent } : undefined;
  },
  slots: () =>
    [...window.document.querySelectorAll<HTMLElement>('[data-slot]')]
      .filter(isPlaced)
      .map(({ dataset }) => dataset['slot'] ?? ''),
  has: (selector) => window.document.querySelector(selector) !== null,
  partnerName: () => window.document.querySelector('[data-partner]')?.textContent.trim() || undefined,
  fetch: (url, init) => window.fetch(url, init),
  reportError: (message, cause) => console.error(message, ...(cause === undefined ? [] : [cause])),
});
