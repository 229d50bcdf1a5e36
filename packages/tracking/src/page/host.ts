import type { Globals } from '../dataLayer/dataLayer.ts';

/** What page views read of the browser, and what they may do in it. */
export type PageHost = {
  globals: Globals;
  cookies: () => string;
  /** What the browser calls itself. */
  userAgent: () => string;
  /** The address without its origin. */
  path: () => string;
  /** The element with the page's data: a navigation brings a new one. */
  pageData: () => { element: object; text: string } | undefined;
  /** Whether the page has an element like this now. */
  has: (selector: string) => boolean;
  /** The name of a partner whose page this is, as soon as the page shows it. */
  partnerName: () => string | undefined;
  fetch: (address: string, init: RequestInit) => Promise<{ ok: boolean; status: number }>;
  /** Says on the console what went wrong. */
  reportError: (message: string, cause: unknown) => void;
};

/** What a publication decides. */
export type PageSettings = {
  site: { alm_site: string; alm_site_group: string; server: string };
  /** The content service's name of the site, under which reads are counted. */
  contentSite: string;
  /** Own-origin addresses of the audience service and of the counter of reads. */
  audiencePath: string;
  viewsPath: string;
  /** The global name of the analytics tag layer, where there is one. */
  analyticsLayer?: string | undefined;
};
