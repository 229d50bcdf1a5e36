import type { AtomFeed, JsonFeed } from 'feedsmith';
import { getHtmlText } from '@masthead/content-rules/html';
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

type AtomEntry = AtomFeed.Entry<string>;
type AtomText = AtomFeed.Text;

/** Category of an entry that says what it is, in exports of Blogger. */
const kindScheme = 'http://schemas.google.com/g/2005#kind';

const toText = (
  text: Pick<AtomText, 'type' | 'xml'> & { value?: string | undefined },
  base: string | undefined,
): FeedText | undefined =>
  text.value === undefined
    ? undefined
    : {
        kind: text.type === undefined || text.type === 'text' || text.type === 'text/plain' ? 'text' : 'html',
        value: text.value,
        base: joinBases(base, text.xml?.base),
      };

/** Media types of contents that are text. Others are files in Base64 or documents of XML. */
const isTextType = (type: string | undefined): boolean =>
  type === undefined || ['text', 'html', 'xhtml', 'text/plain', 'text/html', 'application/xhtml+xml'].includes(type);

/** Reports a content that is not text in the feed. */
const listContentNotes = (content: AtomEntry['content'], base: string | undefined): FeedEntry['notes'] => {
  const note = { kind: 'not-imported', subject: 'content' } as const;
  const address = toAbsolute(content?.src, base);
  if (address !== undefined)
    return [{ ...note, reason: 'The text is not in the feed, but at an address.', value: address }];
  if (content === undefined || isTextType(content.type)) return [];
  const value = getHtmlText(content.value ?? '').slice(0, 200);
  return [{ ...note, reason: `It is no text, but ${content.type?.slice(0, 60)}.`, value }];
};

/** The page of a video on YouTube, whose feeds name the file for players of Flash. */
const getYouTube = ({ yt }: AtomEntry): readonly FeedMedia[] =>
  yt?.videoId === undefined
    ? []
    : [{ kind: 'frame', address: `https://www.youtube.com/watch?v=${encodeURIComponent(yt.videoId)}` }];

const toEntry = (entry: AtomEntry, feed: AtomFeed.Feed<string>, feedBase: string | undefined): FeedEntry => {
  const base = joinBases(feedBase, entry.xml?.base);
  const links = entry.links ?? [];
  const link = toAbsolute(links.find(({ rel }) => rel === undefined || rel === 'alternate')?.href, base);
  const enclosures = links.flatMap(({ rel, href, type, title }): FeedMedia[] => {
    const address = rel === 'enclosure' ? toAbsolute(href, base) : undefined;
    return address === undefined ? [] : [{ kind: getMediaKind(address, type), address, title }];
  });
  const video = getYouTube(entry);
  const { content, summary, media, app } = entry;
  const people = [entry.authors, entry.source?.authors, feed.authors].find((authors) => (authors ?? []).length > 0);
  const text = content && isTextType(content.type) ? toText(content, base ?? link) : undefined;
  const described = media?.groups?.[0]?.description?.value ?? media?.description?.value;
  return {
    id: entry.id ?? link,
    link,
    otherLinks: [],
    title: entry.title && toText(entry.title, undefined),
    content:
      text ??
      (summary && toText(summary, base ?? link)) ??
      (described === undefined ? undefined : { kind: 'text', value: described }),
    ...(text && summary && { summary: toText(summary, base ?? link) }),
    published: entry.published ?? entry.dc?.dates?.[0] ?? entry.updated,
    updated: entry.updated,
    isDraft: app?.control?.draft === true,
    authors: (people ?? []).flatMap(({ name, uri }) =>
      name === undefined ? [] : [{ name, address: toAbsolute(uri, base) }],
    ),
    categories: (entry.categories ?? []).flatMap(({ term, label, scheme }) =>
      scheme === kindScheme ? [] : (label ?? term ?? []),
    ),
    tags: media?.keywords ?? [],
    media: [
      ...video,
      ...listMedia(media, base ?? link).filter(({ kind }) => video.length === 0 || kind === 'picture'),
      ...enclosures,
    ],
    notes: listContentNotes(content, base),
  };
};

/** Whether an entry is an article: exports of Blogger also have its settings, templates and comments. */
const getKind = ({ categories }: AtomEntry): string =>
  categories
    ?.find(({ scheme }) => scheme === kindScheme)
    ?.term?.split('#')
    .at(-1) ?? 'post';

/** Reads an Atom feed. `location` is its own address, if it has one. */
export const readAtomFeed = (feed: AtomFeed.Feed<string>, location: string | undefined): FeedPage => {
  const base = joinBases(location, feed.xml?.base);
  const links = feed.links ?? [];
  const find = (...rels: readonly (string | undefined)[]): string | undefined =>
    rels.map((rel) => links.find((link) => link.rel === rel)?.href).find((href) => href !== undefined);
  const site = toAbsolute(find('alternate', undefined), base);
  const self = toAbsolute(find('self'), base);
  const skipped = new Map<string, number>();
  const entries = (feed.entries ?? []).filter((entry) => {
    const kind = getKind(entry);
    if (kind === 'post') return true;
    skipped.set(kind, (skipped.get(kind) ?? 0) + 1);
    return false;
  });
  return {
    site,
    next: toAbsolute(find('next', 'prev-archive'), base ?? self ?? site),
    entries: entries.map((entry) => toEntry(entry, feed, base ?? self ?? site)),
    skipped,
  };
};

type JsonItem = JsonFeed.Item<string>;

const getContent = (
  { content_html: html, content_text: text }: JsonItem,
  base: string | undefined,
): FeedText | undefined => {
  if (html !== undefined) return { kind: 'html', value: html, base };
  return text === undefined ? undefined : { kind: 'text', value: text };
};

const toJsonEntry = (item: JsonItem, feed: JsonFeed.Feed<string>, base: string | undefined): FeedEntry => {
  const link = toAbsolute(item.url, base);
  const inner = joinBases(base, link);
  const picture = toAbsolute(item.image ?? item.banner_image, inner);
  const people = [item.authors, feed.authors].find((authors) => (authors ?? []).length > 0);
  const summary: FeedText | undefined = item.summary === undefined ? undefined : { kind: 'text', value: item.summary };
  const content = getContent(item, inner);
  const { content_html: html, content_text: text } = item;
  return {
    id: item.id ?? link,
    link,
    otherLinks: [],
    title: item.title === undefined ? undefined : { kind: 'text', value: item.title },
    content: content ?? summary,
    ...(content && { summary }),
    published: item.date_published ?? item.date_modified,
    updated: item.date_modified,
    authors: (people ?? []).flatMap(({ name, url, avatar }) =>
      name === undefined ? [] : [{ name, address: toAbsolute(url, base), picture: toAbsolute(avatar, base) }],
    ),
    categories: [],
    tags: item.tags ?? [],
    ...(html !== undefined &&
      text !== undefined && {
        notes: [
          {
            kind: 'ignored',
            subject: 'field content_text',
            reason: 'It repeats content_html without its elements.',
            value: text.slice(0, 200),
          },
        ],
      }),
    media: [
      ...(picture === undefined ? [] : [{ kind: 'picture', address: picture } as const]),
      ...(item.attachments ?? []).flatMap(({ url, mime_type: type, title }) => {
        const address = toAbsolute(url, inner);
        return address === undefined ? [] : [{ kind: getMediaKind(address, type), address, title }];
      }),
    ],
  };
};

/** Reads a JSON Feed 1.0 or 1.1. `location` is its own address, if it has one. */
export const readJsonFeed = (feed: JsonFeed.Feed<string>, location: string | undefined): FeedPage => {
  const base = location ?? toAbsolute(feed.feed_url, undefined) ?? toAbsolute(feed.home_page_url, undefined);
  const site = toAbsolute(feed.home_page_url, base);
  return {
    site,
    next: toAbsolute(feed.next_url, base),
    entries: (feed.items ?? []).map((item) => toJsonEntry(item, feed, base)),
    skipped: new Map(),
  };
};
