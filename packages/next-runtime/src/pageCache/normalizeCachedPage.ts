import { deferScripts } from './deferScripts.ts';

/** Where Next writes, in a page's data, the address that it was made for: its parts, then its query. Data within HTML are a quoted string. */
const addressed = /"c\\?":\[[^\]]*\],\\?"q\\?":\\?"[^"]*"/g;

/** A query within it. */
const asked = /\?((?:[^"\\]|\\u0026)*)/g;

const chosenBy = (query: string, cacheKeyParams: readonly string[]): string => {
  const parameters = new URLSearchParams(query.replaceAll(String.raw`\u0026`, '&'));
  const chosen = cacheKeyParams.flatMap((name) =>
    parameters
      .getAll(name)
      .slice(-1)
      .map((value) => [name, value]),
  );
  return chosen.length > 0 ? `?${new URLSearchParams(chosen).toString()}` : '';
};

/**
 * A page's HTML or data, whoever asked for it first: of the query that it was made for, only what chose the page is left
 * (SPEC §9, page cache). The rest is one visitor's own: what the link of a mail carried, what Next adds for itself.
 */
export const stripRequestQuery = (text: string, cacheKeyParams: readonly string[]): string =>
  text.replace(addressed, (address) => address.replace(asked, (_, query: string) => chosenBy(query, cacheKeyParams)));

/** Text whose content is code: what stands there is escaped by the language's own rules. */
const code = /<(script|style)\b[^>]*>[\s\S]*?<\/\1>/gi;

const beyondAscii = /[^\0-\x7f]/gu;

const inScript = (text: string): string =>
  text.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
const inStyle = (text: string): string =>
  text.replace(beyondAscii, (character) => `\\${character.codePointAt(0)?.toString(16) ?? ''} `);
const inMarkup = (text: string): string =>
  text.replace(beyondAscii, (character) => `&#${character.codePointAt(0) ?? 0};`);

/**
 * The same document in ASCII: every other character as its reference, in scripts and styles as their escape.
 * JavaScript keeps such a text with one byte a character and measures and sends it several times faster; Next
 * measures a page anew for each answer.
 */
export const escapeNonAscii = (html: string): string => {
  const parts: string[] = [];
  let done = 0;
  for (const match of html.matchAll(code)) {
    parts.push(
      inMarkup(html.slice(done, match.index)),
      match[1]?.toLowerCase() === 'style' ? inStyle(match[0]) : inScript(match[0]),
    );
    done = match.index + match[0].length;
  }
  parts.push(inMarkup(html.slice(done)));
  // Only a text that is made from bytes is kept with one byte a character.
  return Buffer.from(parts.join(''), 'latin1').toString('latin1');
};

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
