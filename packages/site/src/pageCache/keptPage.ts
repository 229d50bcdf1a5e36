import { asciiHtml } from './asciiHtml.ts';
import { scriptsLater } from './scriptsLater.ts';

/** What Next adds to an address when it asks for a page's data: it stays in the page that is made for that request. */
const asker = /[?&]_rsc=[\w-]*/g;

const isPage = (value: unknown): value is { html: string; rscData?: unknown } => typeof value === 'object' && value !== null && 'html' in value && typeof value.html === 'string';

/**
 * A page as the cache keeps it (SPEC §9, page cache): the same bytes whoever asked for it first, in ASCII, its scripts
 * asked for after it is painted. What is no page stays as it is.
 */
export const keptPage = <Page>(page: Page): Page => {
  if (!isPage(page)) return page;
  const { rscData } = page;
  return {
    ...page,
    html: asciiHtml(scriptsLater(page.html.replace(asker, ''))),
    ...(Buffer.isBuffer(rscData) && { rscData: Buffer.from(rscData.toString().replace(asker, '')) }),
  };
};
