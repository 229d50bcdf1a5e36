import sax from 'sax';
import { SourceError } from '../source.ts';

/** Limits of a feed: nesting of elements, of which XHTML contents have many. */
const maxDepth = 200;

/** Prefixes under which the report names elements, whatever prefix a feed has for their namespace. */
const prefixes: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    'http://purl.org/rss/1.0/': '',
    'http://my.netscape.com/rdf/simple/0.9/': '',
    'http://www.w3.org/2005/Atom': '',
    'http://purl.org/rss/1.0/modules/content/': 'content',
    'http://purl.org/dc/elements/1.1/': 'dc',
    'http://purl.org/dc/terms/': 'dcterms',
    'http://search.yahoo.com/mrss/': 'media',
    'http://www.itunes.com/dtds/podcast-1.0.dtd': 'itunes',
    'http://wellformedweb.org/CommentAPI/': 'wfw',
    'http://purl.org/rss/1.0/modules/slash/': 'slash',
    'http://purl.org/rss/1.0/modules/syndication/': 'sy',
    'http://purl.org/syndication/thread/1.0': 'thr',
    'http://rssnamespace.org/feedburner/ext/1.0': 'feedburner',
    'http://www.w3.org/2007/app': 'app',
    'com-wordpress:feed-additions:1': 'wp',
  }),
);

const getName = ({ prefix, local, uri }: sax.QualifiedTag): string => {
  const shown = prefixes.get(uri) ?? prefix;
  return `${shown && `${shown}:`}${local.toLowerCase()}`.slice(0, 100);
};

/** Numbers of the elements of entries (`entry`) and of the feed itself (`feed`) by name. */
export type ElementCounts = Readonly<Record<'entry' | 'feed', ReadonlyMap<string, number>>>;

const owners: ReadonlyMap<string, 'entry' | 'feed'> = new Map(
  Object.entries<'entry' | 'feed'>({
    item: 'entry',
    entry: 'entry',
    channel: 'feed',
    feed: 'feed',
  }),
);

/** Errors of text that feed readers accept. The text is imported as it is. */
const isTolerable = (message: string): boolean => /entity|unbound namespace|&/i.test(message);

/** Checks that the XML of a feed is complete and harmless, and counts its elements. Throws a `SourceError`. */
export const checkXml = (text: string): ElementCounts => {
  const parser = sax.parser(true, { xmlns: true, position: true });
  const stack: string[] = [];
  const counts = { entry: new Map<string, number>(), feed: new Map<string, number>() };
  const fail = (message: string): never => {
    throw new SourceError(`Line ${parser.line + 1}: ${message}`);
  };
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- the parser has no other way.
  parser.onerror = (error) => {
    const [message = ''] = error.message.split('\n', 1);
    if (!isTolerable(message))
      fail(/unclosed|unexpected end/i.test(message) ? `the feed ends too early. (${message})` : `${message}.`);
    parser.error = null as unknown as Error;
  };
  parser.ondoctype = (declaration) => {
    if (declaration.includes('['))
      fail(
        'the feed declares entities of its own, which can be an attack. Remove the declaration if you trust the feed.',
      );
  };
  parser.onopentag = (tag) => {
    if (stack.length >= maxDepth) fail(`elements are nested more than ${maxDepth} deep.`);
    const name = getName(tag as sax.QualifiedTag);
    const owner = owners.get(stack.at(-1) ?? '');
    if (owner !== undefined) counts[owner].set(name, (counts[owner].get(name) ?? 0) + 1);
    stack.push(name);
  };
  parser.onclosetag = () => void stack.pop();
  parser.write(text).close();
  return counts;
};
