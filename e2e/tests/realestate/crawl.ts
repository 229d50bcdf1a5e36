import { get } from '../../src/http.ts';

/** A crawled page with its status and the page that links it first. */
export type CrawledPage = { path: string; status: number; from: string };

/** Addresses that are not pages: other services and assets. */
const notPages = /^\/(?:Registration|images|api|_next|brand|fonts)\//;

const decode = (text: string): string => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'");

/** Returns the internal addresses that a page links, without hashes. */
export const getLinks = (html: string): readonly string[] => {
  const found = [...html.matchAll(/<a [^>]*?href="(\/(?!\/)[^"#]*)/g)].map(([, href = '']) => decode(href));
  return [...new Set(found)].filter((path) => !notPages.test(path));
};

/** Returns the kind of an address: addresses of one kind differ in the parts shown as `*`. */
export const getPageKind = (path: string): string =>
  path
    .replace(/^\/\d{4}\/\d{2}\/\d{2}\/.+/, '/(article)/')
    .replace(/\?.*/, (query) => (query.startsWith('?page=') ? '?page' : '?'))
    .replace(
      /^\/(markets|sectors|best-practices|tag|region|regulated-media|[a-z]+-topics|[a-z]+-sections)\/[^/?]+\//,
      '/$1/*/',
    )
    .replace(/^\/(webcasts\/on-demand|podcastcenter)\/[^/]+\/[^/]+\//, '/$1/*/*/')
    .replace(
      /^\/(thought-leaders\/channel|webcasts\/on-demand|author\/profile|real-estate-forum\/issue|resources\/video|static|events|instant-insights|special-reports|thought-leaders|sponsored-content)\/(?!static\/|channel\/$)[^/?]+\//,
      '/$1/*/',
    )
    .replace(/^\/recognition\/[^/]+\/[^/]+\//, '/recognition/*/*/');

type CrawlOptions = {
  start: string;
  /**
   * Pages of which every link is followed, whatever the limit of its kind; with any, so is the first page of every
   * kind.
   */
  followAllFrom?: readonly string[];
  origin: string;
  /** The limit of requested pages of one kind. */
  maxPerKind: number;
  /** Concurrent requests. */
  concurrency: number;
};

/** Follows internal links breadth first from a page, up to a limit for each kind of page. */
export const crawl = async ({
  start,
  followAllFrom: whole = [],
  origin,
  maxPerKind,
  concurrency,
}: CrawlOptions): Promise<readonly CrawledPage[]> => {
  const seen = new Set([start]);
  const entire = new Set(whole);
  const kinds = new Map<string, number>();
  const pages: CrawledPage[] = [];
  const queue = [{ path: start, from: '' }];
  while (queue.length > 0) {
    const batch = queue.splice(0, concurrency);
    const crawled = await Promise.all(
      batch.map(async ({ path, from }) => {
        const { status, headers, text } = await get(path, {}, origin);
        pages.push({ path, status, from });
        return { path, links: headers.get('content-type')?.startsWith('text/html') ? getLinks(text) : [] };
      }),
    );
    for (const { path: from, links } of crawled) {
      for (const path of links.filter((link) => !seen.has(link))) {
        seen.add(path);
        const kind = getPageKind(path);
        const count = kinds.get(kind) ?? 0;
        kinds.set(kind, count + 1);
        if (count === 0 && whole.length > 0) entire.add(path);
        if (count < maxPerKind || entire.has(from)) queue.push({ path, from });
      }
    }
  }
  return pages;
};
