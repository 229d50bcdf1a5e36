import { escapeNonAscii } from './asciiHtml.ts';
import { deferScripts } from './deferScripts.ts';
import { stripRequestQuery } from './withoutAsker.ts';

/** What the page cache needs to know of the site. */
export type PageCacheOptions = {
  /** The query parameters that select which of several cached pages an address shows. All others are dropped from cached pages. */
  cacheKeyParams: readonly string[];
};

const isPage = (value: unknown): value is { html: string; rscData?: unknown; segmentData?: unknown } =>
  typeof value === 'object' && value !== null && 'html' in value && typeof value.html === 'string';

const plainData = (data: unknown, cacheKeyParams: readonly string[]): unknown =>
  Buffer.isBuffer(data) ? Buffer.from(stripRequestQuery(data.toString(), cacheKeyParams)) : data;

/**
 * A page as the cache keeps it (SPEC §9, page cache): the same bytes whoever asked for it first, in ASCII, its scripts
 * asked for after it is painted. What is no page stays as it is.
 */
export const normalizeCachedPage = <Page>(page: Page, cacheKeyParams: readonly string[]): Page => {
  if (!isPage(page)) return page;
  const { rscData, segmentData } = page;
  return {
    ...page,
    html: escapeNonAscii(deferScripts(stripRequestQuery(page.html, cacheKeyParams))),
    ...(rscData !== undefined && { rscData: plainData(rscData, cacheKeyParams) }),
    ...(segmentData instanceof Map && {
      segmentData: new Map([...segmentData].map(([name, data]) => [name, plainData(data, cacheKeyParams)])),
    }),
  };
};
