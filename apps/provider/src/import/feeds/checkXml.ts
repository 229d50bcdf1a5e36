import sax from 'sax';
import { SourceError } from '../source.ts';
import { forAll, type Handling, ignored, type ImportRemark, lost } from '../items.ts';

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
  const reportedPrefix = prefixes.get(uri) ?? prefix;
  return `${reportedPrefix && `${reportedPrefix}:`}${local.toLowerCase()}`.slice(0, 100);
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

const comments = ignored('Comments are not imported.');
const program = ignored('Only feed readers need it.');
const place = lost('Articles have no place.');
const rights = lost('The publication has one notice for all articles.');
const podcast = lost('It describes an episode of a podcast. Enter podcasts as podcasts.');

const entryHandling: ReadonlyMap<string, Handling> = new Map(
  Object.entries<Handling>({
    ...forAll(
      'title link description summary content content:encoded guid id pubdate published updated issued',
      'imported',
    ),
    ...forAll('modified author category enclosure image dc:creator dc:date dc:subject dcterms:issued', 'imported'),
    ...forAll('dcterms:created dcterms:modified media:content media:group media:thumbnail media:title', 'imported'),
    ...forAll('media:description media:credit media:keywords media:player itunes:image itunes:summary', 'imported'),
    ...forAll('itunes:author yt:videoid app:control app:draft', 'imported'),
    // JSON Feed
    ...forAll('url content_html content_text date_published date_modified authors tags attachments', 'imported'),
    banner_image: 'imported',
    ...forAll('comments wfw:comment wfw:commentrss slash:comments thr:total thr:in-reply-to', comments),
    ...forAll('slash:section slash:department wp:post-id yt:channelid', program),
    ...forAll('language dc:language', lost('A publication has one language.')),
    ...forAll('rights dc:rights media:copyright', rights),
    ...forAll('contributor dc:contributor', lost('Only authors are imported.')),
    ...forAll('georss:point geo:lat geo:long', place),
    ...forAll('itunes:duration itunes:episode itunes:season itunes:explicit itunes:episodetype', podcast),
    'feedburner:origlink': lost('The link of the entry is imported instead.'),
    source: lost(
      'It names the feed that the entry was taken from. Set the canonical address of the article if you may publish it.',
    ),
    external_url: lost('It names the page that the entry is about. Add a link to the article.'),
  }),
);

const feedHandling: ReadonlyMap<string, Handling> = new Map(
  Object.entries(
    forAll<Handling>('item entry items title link id home_page_url feed_url next_url author authors', 'imported'),
  ),
);

const unknownHandling = {
  entry: lost('The publication has no field for it.'),
  feed: ignored('It describes the feed, not its entries.'),
} as const;
const handlings = { entry: entryHandling, feed: feedHandling } as const;

/** Remarks about the elements that are not imported. `subject` is `element` or, for JSON, `field`. */
export const listElementRemarks = (counts: ElementCounts, subject: 'element' | 'field'): readonly ImportRemark[] =>
  (['entry', 'feed'] as const).flatMap((owner) =>
    [...counts[owner]].flatMap(([name, count]): readonly ImportRemark[] => {
      const handling = handlings[owner].get(name) ?? unknownHandling[owner];
      if (handling === 'imported') return [];
      const note = {
        ...handling,
        subject: `${subject} ${name}`,
        place: `whole feed, ${owner}`,
        value: `${count} times`,
      };
      return [{ kind: 'remark', note }];
    }),
  );
