import type { RdfFeed, RssFeed } from 'feedsmith';
import {
  type FeedEntry,
  type FeedMedia,
  type FeedPage,
  type FeedText,
  getMediaKind,
  joinBases,
  listMedia,
  toAbsolute,
} from './feedEntry.ts';

type RssItem = RssFeed.Item<string>;
type RdfItem = RdfFeed.Item<string>;

const toText = (value: string | undefined, base: string | undefined): FeedText | undefined =>
  value === undefined ? undefined : { kind: 'html', value, base };

/** Content and summary: the description is the content of an entry without `content:encoded`. */
const getTexts = (
  { content, description }: Pick<RdfItem, 'content' | 'description'>,
  base: string | undefined,
): Pick<FeedEntry, 'content' | 'summary'> =>
  content?.encoded === undefined
    ? { content: toText(description, base) }
    : { content: toText(content.encoded, base), summary: toText(description, base) };

const getNext = (atom: RdfFeed.Feed<string>['atom'], base: string | undefined): string | undefined => {
  const links = atom?.links ?? [];
  const link = links.find(({ rel }) => rel === 'next') ?? links.find(({ rel }) => rel === 'prev-archive');
  return toAbsolute(link?.href, base);
};

const toNames = (names: readonly (string | undefined)[]): FeedEntry['authors'] =>
  names.flatMap((name) => (name === undefined ? [] : [{ name }]));

/** What RSS 1.0 and 2.0 have in common. */
const toEntry = (item: RdfItem, feedBase: string | undefined) => {
  const base = joinBases(feedBase, item.xml?.base);
  const link = toAbsolute(item.link, base);
  return {
    base,
    link,
    title: toText(item.title, undefined),
    ...getTexts(item, base ?? link),
    published: item.dc?.dates?.[0] ?? item.dcterms?.issued?.[0] ?? item.dcterms?.created?.[0],
    updated: item.dcterms?.modified?.[0] ?? item.atom?.updated,
    creators: toNames(item.dc?.creators ?? []),
    categories: item.dc?.subjects ?? [],
    tags: item.media?.keywords ?? [],
    media: listMedia(item.media, base ?? link),
  };
};

const toRssEntry = (item: RssItem, feedBase: string | undefined): FeedEntry => {
  const { guid, enclosures = [], authors = [], itunes } = item;
  // RSS 2.0 has all fields of RSS 1.0 that `toEntry` reads.
  const { base, creators, ...entry } = toEntry(item as RdfItem, feedBase);
  // A guid is an address unless it says that it is not.
  const permalink = guid?.isPermaLink === false ? undefined : toAbsolute(guid?.value, undefined);
  const link = entry.link ?? permalink;
  const files = enclosures.flatMap(({ url, type }): FeedMedia[] => {
    const address = toAbsolute(url, base ?? link);
    return address === undefined ? [] : [{ kind: getMediaKind(address, type), address }];
  });
  const picture = toAbsolute(itunes?.image, base ?? link);
  const named = authors.flatMap(({ name, email }) => name ?? email ?? []);
  return {
    ...entry,
    id: guid?.value ?? link,
    link,
    otherLinks: permalink === undefined || permalink === link ? [] : [permalink],
    summary: entry.summary ?? toText(itunes?.summary, undefined),
    content: entry.content ?? toText(itunes?.summary, undefined),
    published: item.pubDate ?? entry.published,
    authors: creators.length > 0 ? creators : toNames(named),
    categories: [...(item.categories ?? []).flatMap(({ name }) => name ?? []), ...entry.categories],
    media: [
      ...entry.media,
      ...files,
      ...(picture === undefined ? [] : [{ kind: 'picture', address: picture } as const]),
    ],
  };
};

/** Reads a feed of RSS 0.9x and 2.0. `location` is its own address, if it has one. */
export const readRssFeed = (feed: RssFeed.Feed<string>, location: string | undefined): FeedPage => {
  const base = joinBases(location, feed.xml?.base);
  const site = toAbsolute(feed.link, base);
  return {
    site,
    next: getNext(feed.atom, location ?? site),
    entries: (feed.items ?? []).map((item) => toRssEntry(item, feed.xml?.base === undefined ? (site ?? base) : base)),
    skipped: new Map(),
  };
};

export const readRdfFeed = (feed: RdfFeed.Feed<string>, location: string | undefined): FeedPage => {
  const base = joinBases(location, feed.xml?.base);
  const site = toAbsolute(feed.link, base);
  return {
    site,
    next: getNext(feed.atom, location ?? site),
    entries: (feed.items ?? []).map((item) => {
      const { base: _, creators, ...entry } = toEntry(item, feed.xml?.base === undefined ? (site ?? base) : base);
      return { ...entry, id: item.rdf?.about ?? entry.link, otherLinks: [], authors: creators };
    }),
    skipped: new Map(),
  };
};
