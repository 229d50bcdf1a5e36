import type { Place } from '../items.ts';
import { isTimeZone } from '../../content/files/schema/common.ts';
import { SourceError, type SourceInput } from '../source.ts';
import { getText, type GhostRow, readGhost } from './readGhost.ts';

type Row = GhostRow['row'];

/** What a first reading of an export collects: everything but posts. */
export type GhostIndex = {
  users: ReadonlyMap<string, Row>;
  tags: ReadonlyMap<string, Row>;
  /** Ids of the authors and tags of posts, in their order. */
  authors: ReadonlyMap<string, readonly string[]>;
  tagsOfPosts: ReadonlyMap<string, readonly string[]>;
  meta: ReadonlyMap<string, Row>;
  /** Ids of tags that are the primary one of a post. */
  primaryTags: ReadonlySet<string>;
  /** Ids of users with posts. */
  authorsWithPosts: ReadonlySet<string>;
  /** Numbers of rows by table. */
  tables: ReadonlyMap<string, number>;
  timeZone: string;
  /** Pattern of permalinks, `/:year/:slug/`. */
  permalink: string;
};

type Relation = { id: string; order: number };

const addRelation = (relations: Map<string, Relation[]>, row: Row, target: 'author_id' | 'tag_id'): void => {
  const post = getText(row, 'post_id');
  const list = relations.get(post) ?? [];
  list.push({ id: getText(row, target), order: Number(getText(row, 'sort_order')) || 0 });
  relations.set(post, list);
};

const sortRelations = (relations: ReadonlyMap<string, readonly Relation[]>): ReadonlyMap<string, readonly string[]> =>
  new Map(
    [...relations].map(([post, list]) => [
      post,
      list.toSorted((one, other) => one.order - other.order).map(({ id }) => id),
    ]),
  );

/** Whether a tag is one of the old site's own, which readers never saw. */
export const isInternalTag = (tag: Row): boolean =>
  getText(tag, 'visibility') === 'internal' || getText(tag, 'name').startsWith('#');

const listPrimaryTags = (
  tagsOfPosts: ReadonlyMap<string, readonly string[]>,
  tags: ReadonlyMap<string, Row>,
): ReadonlySet<string> =>
  new Set([...tagsOfPosts.values()].flatMap((ids) => ids.find((id) => isPublicTag(tags.get(id))) ?? []));

const isPublicTag = (tag: Row | undefined): boolean => tag !== undefined && !isInternalTag(tag);

export const getPlace = (table: string, row: Row, name: 'title' | 'name'): Place =>
  `${table} ${getText(row, 'id').slice(0, 40)}${getText(row, name) && ` "${getText(row, name).slice(0, 80)}"`}`;

/** Reads an export once: checks it completely, and collects what posts refer to. Throws a `SourceError`. */
export const readGhostIndex = async ({ read }: Pick<SourceInput, 'read'>): Promise<GhostIndex> => {
  const users = new Map<string, Row>();
  const tags = new Map<string, Row>();
  const meta = new Map<string, Row>();
  const authors = new Map<string, Relation[]>();
  const tagsOfPosts = new Map<string, Relation[]>();
  const authorsWithPosts = new Set<string>();
  const tables = new Map<string, number>();
  const settings = new Map<string, string>();
  for await (const { table, row } of readGhost(read())) {
    if (table !== 'meta') tables.set(table, (tables.get(table) ?? 0) + 1);
    if (table === 'users') users.set(getText(row, 'id'), row);
    else if (table === 'tags') tags.set(getText(row, 'id'), row);
    else if (table === 'posts_meta') meta.set(getText(row, 'post_id'), row);
    else if (table === 'posts_authors') addRelation(authors, row, 'author_id');
    else if (table === 'posts_tags') addRelation(tagsOfPosts, row, 'tag_id');
    else if (table === 'settings') settings.set(getText(row, 'key'), getText(row, 'value'));
    else if (table === 'posts') authorsWithPosts.add(getText(row, 'author_id'));
    else if (table === 'meta' && getText(row, 'version').startsWith('0'))
      throw new SourceError('The export is of Ghost 0.x. Import it into a newer Ghost, and export it there.');
  }
  if (!tables.has('posts'))
    throw new SourceError('The export has no posts. Export all content in the settings of Ghost.');
  for (const list of authors.values()) for (const { id } of list) authorsWithPosts.add(id);
  const sortedTags = sortRelations(tagsOfPosts);
  const timeZone = settings.get('timezone') ?? settings.get('active_timezone') ?? 'UTC';
  return {
    users,
    tags,
    meta,
    authors: sortRelations(authors),
    tagsOfPosts: sortedTags,
    primaryTags: listPrimaryTags(sortedTags, tags),
    authorsWithPosts,
    tables,
    timeZone: isTimeZone(timeZone) ? timeZone : 'UTC',
    permalink: settings.get('permalinks') || '/:slug/',
  };
};
