import type { FollowKind } from '../../db/tables/readingLists.ts';
import { decodePercents } from '../../server/percentEncoding.ts';
import { parseNaturalId } from '../share/rules.ts';

/** An entry of a reading list: a saved article, or a followed stream or author. */
export type ReadingListItem =
  | { list: 'saved'; naturalId: string }
  | { list: 'follows'; kind: FollowKind; target: string };

/** Maximum entries of an account at one publication. */
export const maxItems = { saved: 200, follows: 100 } as const satisfies Record<ReadingListItem['list'], number>;

/** Maximum length of a path, in characters. */
const maxPathLength = 300;

/** Parses the path of an article, author or stream. Whether the page exists is not checked. */
export const parseReadingListItem = (path: string): ReadingListItem | undefined => {
  const decoded = path.length > maxPathLength ? undefined : decodePercents(path);
  if (decoded === undefined || /[\p{Cc}\p{Cs}\\]/u.test(decoded)) return undefined;
  const naturalId = parseNaturalId(decoded);
  if (naturalId) return { list: 'saved', naturalId };
  const author = /^\/author\/profile\/([^/]+)\/?$/.exec(decoded)?.[1];
  if (author) return { list: 'follows', kind: 'author', target: author.toLowerCase() };
  const stream = /^\/([a-z0-9-]+(?:\/[a-z0-9-]+){1,3})\/?$/.exec(decoded)?.[1];
  return stream ? { list: 'follows', kind: 'stream', target: stream } : undefined;
};

/** Returns the path of an entry's page. */
export const toItemPath = (item: ReadingListItem): string => {
  if (item.list === 'saved') return `/${item.naturalId}/`;
  return item.kind === 'author' ? `/author/profile/${item.target}/` : `/${item.target}/`;
};
