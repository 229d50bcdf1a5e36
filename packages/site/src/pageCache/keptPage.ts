import { asciiHtml } from './asciiHtml.ts';
import { scriptsLater } from './scriptsLater.ts';

/** A page as the cache keeps it: in ASCII, its scripts asked for after it is painted. What is no page stays as it is. */
export const keptPage = <Page>(page: Page): Page =>
  typeof page === 'object' && page !== null && 'html' in page && typeof page.html === 'string' ? { ...page, html: asciiHtml(scriptsLater(page.html)) } : page;
