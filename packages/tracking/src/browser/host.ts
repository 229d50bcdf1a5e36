import type { Globals } from '../dataLayer/dataLayer.ts';
import type { PageHost } from '../page/host.ts';
import { pageDataId } from '../payload/pageData.ts';

/** The page's globals as other programs see them. */
export const getGlobals = (view: Window): Globals => view as unknown as Globals;

/** Page views in a browser. */
export const createPageHost = (view: Window): PageHost => ({
  globals: getGlobals(view),
  cookies: () => view.document.cookie,
  userAgent: () => view.navigator.userAgent,
  path: () => view.location.pathname + view.location.search,
  pageData: () => {
    const element = view.document.getElementById(pageDataId);
    return element ? { element, text: element.textContent } : undefined;
  },
  has: (selector) => view.document.querySelector(selector) !== null,
  partnerName: () => view.document.querySelector('[data-partner]')?.textContent.trim() || undefined,
  fetch: (address, init) => view.fetch(address, init),
  reportError: (message, cause) => console.error(message, ...(cause === undefined ? [] : [cause])),
});
