import type { JsonFeed } from 'feedsmith';
import { type FeedEntry, type FeedPage, type FeedText, joinBases, toAbsolute } from './feedEntry.ts';
import { getMediaKind } from './feedMedia.ts';

type JsonItem = JsonFeed.Item<string>;

const getContent = (
  { content_html: html, content_text: text }: JsonItem,
  base: string | undefined,
): FeedText | undefined => {
  if (html !== undefined) return { kind: 'html', value: html, base };
  return text === undefined ? undefined : { kind: 'text', value: text };
};

const toEntry = (item: JsonItem, feed: JsonFeed.Feed<string>, base: string | undefined): FeedEntry => {
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
    title: feed.title ?? '',
    site,
    next: toAbsolute(feed.next_url, base),
    entries: (feed.items ?? []).map((item) => toEntry(item, feed, base)),
    skipped: new Map(),
  };
};
