import { parseAtomFeed, parseJsonFeed, parseRdfFeed, parseRssFeed } from 'feedsmith';
import { decodeXml } from '../decodeText.ts';
import { SourceError } from '../source.ts';
import { checkXml, type ElementCounts } from './checkXml.ts';
import type { FeedPage } from './feedEntry.ts';
import { readAtomFeed, readJsonFeed } from './readFeeds.ts';
import { readRdfFeed, readRssFeed } from './readRss.ts';

/** The formats of feeds by their root element, or by the version of a JSON Feed. */
export type FeedFormat = 'rss' | 'atom' | 'rdf' | 'json';

/** White space, comments, processing instructions and the document type before the root element. */
const prologPattern = /^\s*(?:<\?[^>]*>\s*|<!--(?:[^-]|-(?!->))*-->\s*|<!DOCTYPE[^>[]*(?:\[[^\]]*\]\s*)?>\s*)*/i;

/** Recognizes a feed by its start. Undefined for something else. */
export const findFeedFormat = (head: string): FeedFormat | undefined => {
  const start = head.replace(prologPattern, '').slice(0, 4000);
  if (/^<rss[\s>]/i.test(start)) return 'rss';
  if (/^<(?:\w+:)?feed[\s>]/i.test(start)) return 'atom';
  if (/^<(?:\w+:)?RDF[\s>]/i.test(start)) return 'rdf';
  return start.startsWith('{') && /"version"\s*:\s*"https?:\\?\/\\?\/jsonfeed\.org/.test(head) ? 'json' : undefined;
};

/** Decodes a page of a feed. Throws a `SourceError` for more than `maxBytes` and for bytes of another encoding. */
export const decodePage = async (bytes: AsyncIterable<Uint8Array>, maxBytes: number): Promise<string> => {
  let size = 0;
  const bounded = async function* (): AsyncGenerator<Uint8Array> {
    for await (const chunk of bytes) {
      size += chunk.length;
      if (size > maxBytes) throw new SourceError('The feed is too large. Import it in parts, such as its pages.');
      yield chunk;
    }
  };
  const parts: string[] = [];
  for await (const { text } of decodeXml(bounded())) parts.push(text);
  return parts.join('');
};

const countFields = (values: readonly unknown[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const value of values)
    for (const name of typeof value === 'object' && value !== null ? Object.keys(value) : [])
      counts.set(name.slice(0, 100), (counts.get(name.slice(0, 100)) ?? 0) + 1);
  return counts;
};

const parseJson = (text: string): Record<string, unknown> => {
  try {
    // The database cannot store the character U+0000.
    const value: unknown = JSON.parse(text.replaceAll(String.raw`\u0000`, ''));
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch (cause) {
    throw new SourceError(`The feed is not valid JSON (${(cause as Error).message.slice(0, 200)}).`, { cause });
  }
  throw new SourceError('The feed is JSON, but not a JSON Feed, which is an object. Name the address of a feed.');
};

export type ReadPage = { page: FeedPage; counts: ElementCounts };

/** Reads one page of a feed. Throws a `SourceError` for one that is damaged or of another format. */
export const readPage = (text: string, format: FeedFormat, location: string | undefined): ReadPage => {
  if (format === 'json') {
    const value = parseJson(text);
    const { items } = value;
    if (!Array.isArray(items))
      throw new SourceError('The JSON Feed has no list of items. Name the address of a complete feed.');
    return {
      page: readJsonFeed(
        parse(() => parseJsonFeed(value)),
        location,
      ),
      counts: { entry: countFields(items), feed: countFields([value]) },
    };
  }
  const counts = checkXml(text);
  switch (format) {
    case 'rss':
      return {
        page: readRssFeed(
          parse(() => parseRssFeed(text)),
          location,
        ),
        counts,
      };
    case 'atom':
      return {
        page: readAtomFeed(
          parse(() => parseAtomFeed(text)),
          location,
        ),
        counts,
      };
    case 'rdf':
      return {
        page: readRdfFeed(
          parse(() => parseRdfFeed(text)),
          location,
        ),
        counts,
      };
  }
};

/** Errors of the parser are those of the feed. */
const parse = <T>(run: () => T): T => {
  try {
    return run();
  } catch (cause) {
    throw new SourceError(`The feed cannot be read (${(cause as Error).message}).`, { cause });
  }
};
