import type { ImportItem } from '../items.ts';
import { getSiteOrigins, toSiteAddress } from '../addresses.ts';
import { type ImportSource, SourceError, type SourceFormat, type SourceInput } from '../source.ts';
import { convertRecord } from '../unexpectedErrors.ts';
import { getPlace, type GhostIndex, readGhostIndex } from './ghostIndex.ts';
import { type GhostDeps, toAuthor, toCategory, toStory } from './ghostItems.ts';
import { getHandling, tableHandling, unknownTable } from './ghostTables.ts';
import { getText, readGhost } from './readGhost.ts';

const starts: readonly RegExp[] = [
  /^\s*\{\s*"db"\s*:\s*\[\s*\{\s*"(?:meta|data)"\s*:/,
  /^\s*\{\s*"meta"\s*:\s*\{[^{}]*"(?:exported_on|version)"/,
];

const toRemarks = ({ tables, users, authorsWithPosts }: GhostIndex): readonly ImportItem[] => [
  ...[...tables].flatMap(([table, count]): readonly ImportItem[] => {
    const handling = getHandling(tableHandling, table, unknownTable);
    if (handling === 'imported') return [];
    const note = { ...handling, subject: `table ${table.slice(0, 60)}`, place: 'whole export', value: `${count} rows` };
    return [{ kind: 'remark', note }];
  }),
  ...[...users].flatMap(([id, user]): readonly ImportItem[] =>
    authorsWithPosts.has(id)
      ? []
      : [
          {
            kind: 'remark',
            note: {
              kind: 'ignored',
              subject: 'user',
              reason: 'Users without posts are not imported.',
              place: `user ${id.slice(0, 40)} "${getText(user, 'name').slice(0, 80)}"`,
            },
          },
        ],
  ),
];

async function* read(input: SourceInput, deps: GhostDeps): AsyncGenerator<ImportItem> {
  const { index } = deps;
  yield* toRemarks(index);
  for (const [id, user] of index.users)
    if (index.authorsWithPosts.has(id))
      yield convertRecord({ kind: 'author', id, place: getPlace('user', user, 'name') }, () => toAuthor(user, deps));
  for (const id of index.primaryTags) {
    const tag = index.tags.get(id);
    if (tag) yield convertRecord({ kind: 'category', id, place: getPlace('tag', tag, 'name') }, () => toCategory(tag));
  }
  for await (const { table, row } of readGhost(input.read())) {
    if (table !== 'posts') continue;
    const post = { kind: 'article', id: getText(row, 'id'), place: getPlace('post', row, 'title') } as const;
    yield convertRecord(post, () => toStory(row, deps));
  }
}

/** Exports of Ghost 1 to 6 (JSON). Posts are read one by one; users, tags and metadata of posts are in memory. */
export const ghost: SourceFormat = {
  name: 'Ghost export',
  recognizes: ({ head }) => starts.some((start) => start.test(head)),
  open: async (input, { mapping, timeZone }): Promise<ImportSource> => {
    const index = await readGhostIndex(input);
    if (mapping.site === undefined)
      throw new SourceError(
        'An export of Ghost does not name the address of its site. Write it into the mapping file: { "site": "https://old.example.com" }',
      );
    const site = toSiteAddress(mapping.site);
    return {
      id: site,
      origins: getSiteOrigins(site),
      read: (detail) => read(input, { index, site, timeZone, detail }),
    };
  },
};
