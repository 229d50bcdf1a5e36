import { escapeHtml, removeForbiddenCharacters } from '@masthead/content-rules/html';
import { generateAtomFeed, generateJsonFeed, generateRssFeed } from 'feedsmith';
import type { FeedFormat } from '../../routing/documents';
import { changedAt, type Feed, type FeedItem } from './loadFeed';

/** Cache time of a feed in minutes (stated on /rss/). */
const ttlMinutes = 15;

const toRss = (feed: Feed): string =>
  generateRssFeed(
    {
      title: feed.title,
      link: feed.page,
      description: feed.description,
      language: feed.language.toLowerCase(),
      copyright: feed.copyright,
      lastBuildDate: changedAt(feed),
      ttl: ttlMinutes,
      image: { url: feed.icon, title: feed.title, link: feed.page },
      atom: { links: [{ href: feed.self, rel: 'self', type: 'application/rss+xml' }] },
      items: feed.items.map(({ url, title, summary, published, authors, categories, image, video }) => ({
        title,
        link: url,
        // Feed readers render it as HTML.
        description: escapeHtml(summary),
        guid: { value: url, isPermaLink: true },
        pubDate: published,
        categories: categories.map((name) => ({ name })),
        dc: { creators: authors },
        ...((image ?? video) && {
          media: {
            contents: [
              ...(video
                ? [{ url: video.url, type: video.type, medium: 'video' as const, duration: video.seconds }]
                : []),
              ...(image
                ? [
                    {
                      url: image.url,
                      type: image.type,
                      medium: 'image' as const,
                      width: image.width,
                      height: image.height,
                    },
                  ]
                : []),
            ],
          },
        }),
      })),
    },
    { lenient: false },
  );

const toAtom = (feed: Feed): string =>
  generateAtomFeed({
    id: feed.self,
    title: { value: feed.title },
    subtitle: { value: feed.description },
    updated: changedAt(feed),
    icon: feed.icon,
    rights: { value: feed.copyright },
    authors: [{ name: feed.publisher }],
    links: [
      { href: feed.self, rel: 'self', type: 'application/atom+xml' },
      { href: feed.page, rel: 'alternate', type: 'text/html' },
    ],
    entries: feed.items.map(({ url, title, summary, published, updated, authors, categories, video }) => ({
      id: url,
      title: { value: title },
      summary: { value: summary },
      links: [
        { href: url, rel: 'alternate', type: 'text/html' },
        ...(video ? [{ href: video.url, rel: 'enclosure', type: video.type }] : []),
      ],
      published,
      updated,
      authors: authors.map((name) => ({ name })),
      categories: categories.map((term) => ({ term })),
    })),
  });

const toJsonItem = ({ url, title, summary, published, updated, authors, categories, image, video }: FeedItem) => ({
  id: url,
  url,
  title,
  content_text: summary,
  summary,
  date_published: published,
  date_modified: updated,
  authors: authors.map((name) => ({ name })),
  tags: categories,
  ...(image && { image: image.url }),
  ...(video && {
    attachments: [
      { url: video.url, mime_type: video.type, ...(video.seconds && { duration_in_seconds: video.seconds }) },
    ],
  }),
});

const toJson = (feed: Feed): string =>
  JSON.stringify(
    generateJsonFeed({
      title: feed.title,
      home_page_url: feed.page,
      feed_url: feed.self,
      description: feed.description,
      icon: feed.icon,
      language: feed.language,
      authors: [{ name: feed.publisher }],
      items: feed.items.map(toJsonItem),
    }),
  );

export const feedWriters: Record<FeedFormat, { type: string; write: (feed: Feed) => string }> = {
  rss: { type: 'application/rss+xml; charset=utf-8', write: (feed) => removeForbiddenCharacters(toRss(feed)) },
  atom: { type: 'application/atom+xml; charset=utf-8', write: (feed) => removeForbiddenCharacters(toAtom(feed)) },
  json: { type: 'application/feed+json; charset=utf-8', write: toJson },
};
