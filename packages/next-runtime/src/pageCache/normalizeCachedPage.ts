import type { DocumentParts } from '../documentParts.ts';
import { prepareDocument } from './prepareDocument.ts';

/**
 * The URL of the rendered request in the data of a page: path segments, then the query. Within HTML the data are a
 * quoted string.
 */
const requestUrl = /"c\\?":\[[^\]]*\],\\?"q\\?":\\?"[^"]*"/g;

/** The query within `requestUrl`. */
const requestQuery = /\?((?:[^"\\]|\\u0026)*)/g;

const keepCacheKeyParams = (query: string, cacheKeyParams: readonly string[]): string => {
  const parameters = new URLSearchParams(query.replaceAll(String.raw`\u0026`, '&'));
  const selected = cacheKeyParams.flatMap((name) =>
    parameters
      .getAll(name)
      .slice(-1)
      .map((value) => [name, value]),
  );
  return selected.length > 0 ? `?${new URLSearchParams(selected).toString()}` : '';
};

/**
 * Removes the query of the first visitor from a page's HTML or data, except the parameters of its cache key (§2.9). The rest belongs to one visitor, such as the tracking parameters of an email link.
 */
export const stripRequestQuery = (text: string, cacheKeyParams: readonly string[]): string =>
  text.replace(requestUrl, (url) =>
    url.replace(requestQuery, (_, query: string) => keepCacheKeyParams(query, cacheKeyParams)),
  );

/** The start of an element whose content is code: it is escaped by the rules of its language. */
const codeStart = /<(script|style)\b/gi;
const codeEnd = { script: /<\/script>/gi, style: /<\/style>/gi } as const;

/** Without the flag `u`, which makes it three times slower: characters outside the basic plane stay together in a run. */
const nonAscii = /[^\0-\x7f]+/g;

const escapeUnit = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
const inScript = (run: string): string => run.split('').map(escapeUnit).join('');
const inStyle = (run: string): string =>
  Array.from(run, (character) => `\\${character.codePointAt(0)?.toString(16) ?? ''} `).join('');
const inMarkup = (run: string): string =>
  Array.from(run, (character) => `&#${character.codePointAt(0) ?? 0};`).join('');

/** Splits a part of a document at its code, and escapes each piece. */
const escapePart = (html: string): readonly string[] => {
  const pieces: string[] = [];
  const add = (text: string, escape: (run: string) => string): void => void pieces.push(text.replace(nonAscii, escape));
  let done = 0;
  codeStart.lastIndex = 0;
  for (let start = codeStart.exec(html); start; start = codeStart.exec(html)) {
    const name = start[1]?.toLowerCase() === 'style' ? 'style' : 'script';
    const ending = codeEnd[name];
    ending.lastIndex = codeStart.lastIndex;
    if (!ending.test(html)) continue;
    add(html.slice(done, start.index), inMarkup);
    add(html.slice(start.index, ending.lastIndex), name === 'style' ? inStyle : inScript);
    done = ending.lastIndex;
    codeStart.lastIndex = done;
  }
  add(html.slice(done), inMarkup);
  return pieces;
};

/** Memory for the bytes of one document. It grows to the longest one, and serves all: a buffer for each would be garbage. */
let scratch = Buffer.alloc(0);

/** Joins ASCII texts. V8 stores text with one byte per character only if it is decoded from bytes. */
const joinAscii = (texts: readonly string[]): string => {
  const length = texts.reduce((sum, text) => sum + text.length, 0);
  if (scratch.length < length) scratch = Buffer.alloc(2 * length);
  let end = 0;
  for (const text of texts) end += scratch.write(text, end, 'latin1');
  return scratch.toString('latin1', 0, length);
};

/**
 * Escapes every non-ASCII character of a document and joins its parts: character references in markup, escapes in scripts and
 * styles. V8 stores ASCII text with one byte per character and measures and sends it several times faster; Next measures a
 * page for each response.
 */
export const escapeNonAscii = (document: DocumentParts): string => joinAscii(document.flatMap(escapePart));

/** The settings of a site that its page cache depends on. */
export type PageCacheOptions = {
  /** The query parameters that select which of several cached pages a URL shows. All others are dropped from cached pages. */
  cacheKeyParams: readonly string[];
};

type Page = { html: string; rscData?: unknown; segmentData?: unknown };

const isPage = (value: unknown): value is Page =>
  typeof value === 'object' && value !== null && 'html' in value && typeof value.html === 'string';

/** The beginning of the URL of the rendered request in unquoted data, and of the query after its path. */
const urlStart = '"c":[';
const queryStart = '],"q":"';

/** `stripRequestQuery` for data in bytes. Decodes only the URLs: data have hundreds of KB, and few pages have a query. */
const stripData = (data: unknown, cacheKeyParams: readonly string[]): unknown => {
  if (!Buffer.isBuffer(data)) return data;
  const parts: Buffer[] = [];
  let done = 0;
  for (let query = data.indexOf(queryStart); query !== -1; query = data.indexOf(queryStart, query + 1)) {
    const start = data.lastIndexOf(urlStart, query);
    const end = data.indexOf('"', query + queryStart.length) + 1;
    if (start < done || end === 0) continue;
    const url = data.toString('utf8', start, end);
    const stripped = stripRequestQuery(url, cacheKeyParams);
    if (stripped === url) continue;
    parts.push(data.subarray(done, start), Buffer.from(stripped));
    done = end;
  }
  return done === 0 ? data : Buffer.concat([...parts, data.subarray(done)]);
};

/**
 * Normalizes a page before it is cached (§2.9, page cache): without the first visitor's query, prepared for
 * sending, in ASCII. Other values stay unchanged. The page itself is changed, because Next sends the
 * object that it stores: the first visitor gets the same document as all others, and the work is done once.
 */
export const normalizeCachedPage = <Value>(value: Value, cacheKeyParams: readonly string[]): Value => {
  if (!isPage(value)) return value;
  const page: Page = value;
  page.html = escapeNonAscii(prepareDocument(page.html).map((part) => stripRequestQuery(part, cacheKeyParams)));
  page.rscData = stripData(page.rscData, cacheKeyParams);
  if (page.segmentData instanceof Map)
    page.segmentData = new Map([...page.segmentData].map(([name, data]) => [name, stripData(data, cacheKeyParams)]));
  return value;
};
