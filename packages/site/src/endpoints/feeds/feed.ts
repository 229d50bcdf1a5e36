/** A list of stories as all feed formats have it; addresses are absolute. */
export type Feed = {
  title: string;
  description: string;
  /** The page that the feed follows. */
  page: string;
  /** The feed's own address. */
  self: string;
  language: string;
  icon: string;
  copyright: string;
  publisher: string;
  items: FeedItem[];
};

/** A story in a feed: headline, summary, byline, time and address. The body stays on the site (the terms on /rss/ say so). */
export type FeedItem = {
  url: string;
  title: string;
  summary: string;
  published: Date;
  updated: Date;
  authors: string[];
  categories: string[];
  image?: { url: string; width: number; height: number; type: string };
};

/** When the feed last changed: the newest item's time, so that an unchanged feed stays the same text. */
export const changedAt = ({ items }: Pick<Feed, 'items'>): Date =>
  new Date(Math.max(0, ...items.map(({ updated }) => updated.getTime())));
