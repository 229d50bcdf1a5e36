import type { Note } from '../items.ts';

/** A file that an entry names. `frame`: the page of a player on another site. */
export type FeedMedia = {
  kind: 'picture' | 'video' | 'audio' | 'file' | 'frame';
  address: string;
  /** In pixels, as the feed says. */
  width?: number | undefined;
  title?: string | undefined;
  caption?: string | undefined;
  credit?: string | undefined;
};

/** An author of an entry. Feeds have no ids of authors, so the name identifies one. */
export type FeedAuthor = { name: string; address?: string | undefined; picture?: string | undefined };

export type FeedText = { kind: 'html' | 'text'; value: string; base?: string | undefined };

/** What the formats of feeds have in common. Addresses are absolute, dates are as written. */
export type FeedEntry = {
  id?: string | undefined;
  link?: string | undefined;
  /** Further addresses of its page. */
  otherLinks: readonly string[];
  title?: FeedText | undefined;
  content?: FeedText | undefined;
  summary?: FeedText | undefined;
  published?: string | undefined;
  updated?: string | undefined;
  isDraft?: boolean | undefined;
  authors: readonly FeedAuthor[];
  categories: readonly string[];
  tags: readonly string[];
  media: readonly FeedMedia[];
  /** Texts of the entry that are not imported. */
  notes?: readonly Omit<Note, 'place'>[];
};

export type FeedPage = {
  title: string;
  /** Address of its site. */
  site?: string | undefined;
  /** Address of the next page with older entries. */
  next?: string | undefined;
  entries: readonly FeedEntry[];
  /** Entries of other kinds, such as the comments of a Blogger export: kind and number. */
  skipped: ReadonlyMap<string, number>;
};

/** Resolves addresses one in another. Undefined if there is none that is absolute. */
export const joinBases = (...bases: readonly (string | undefined)[]): string | undefined =>
  bases.reduce<string | undefined>(
    (outer, base) => (base !== undefined && URL.canParse(base, outer) ? new URL(base, outer).href : outer),
    undefined,
  );

/** Resolves an address. Undefined without an absolute http or https address as the result. */
export const toAbsolute = (address: string | undefined, base: string | undefined): string | undefined => {
  const trimmed = address?.trim() ?? '';
  if (trimmed === '' || !URL.canParse(trimmed, base)) return undefined;
  const { href, protocol } = new URL(trimmed, base);
  return protocol === 'https:' || protocol === 'http:' ? href : undefined;
};
