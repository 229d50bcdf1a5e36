/** A feed in any format; URLs are absolute. */
export type Feed = {
  title: string;
  description: string;
  /** URL of the page of the feed. */
  page: string;
  /** URL of the feed. */
  self: string;
  language: string;
  icon: string;
  copyright: string;
  publisher: string;
  items: FeedItem[];
};

/** A story in a feed: headline, summary, byline, time and URL. The body is not included (see the terms on /rss/). */
export type FeedItem = {
  url: string;
  title: string;
  summary: string;
  published: Date;
  updated: Date;
  authors: string[];
  categories: string[];
  image?: { url: string; width: number; height: number; type: string };
  /** Its video file, not one at another site. */
  video?: { url: string; type: string; seconds?: number };
};

/** The time of the newest item, so that an unchanged feed is the same text. */
export const changedAt = ({ items }: Pick<Feed, 'items'>): Date =>
  new Date(Math.max(0, ...items.map(({ updated }) => updated.getTime())));
