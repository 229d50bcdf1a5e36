import { sql } from 'kysely';
import { z } from 'zod';
import { linkSchema, textSchema } from '../../files/schema/common.ts';
import { findDocuments, lockKind, saveDerived } from '../documents.ts';
import { publicationFields } from '../fields.ts';
import { defineRowKind, type Item, type Kind, type Target } from '../kind.ts';
import { loadMedia } from '../picture.ts';
import { type Channel, listChannels } from '../references.ts';
import type { Writer } from '../writer.ts';
import { categoryNameTags } from './articleTags.ts';
import { category, type CategoryInput } from './site.ts';

/** A channel as published input; the family of its categories is the key. */
const channelInput = z.strictObject({
  ...publicationFields,
  name: textSchema,
  uri: linkSchema.nullish().describe('The page of the channel, such as /markets/.'),
});
export type ChannelInput = z.infer<typeof channelInput>;

const channelRows = defineRowKind({
  schema: channelInput,
  isKey: (key) => /^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/.test(key),
  keyExample: 'markets',
  table: 'channels',
  by: ['family'],
  tags: () => categoryNameTags,
  toRow: ({ input: { name, uri } }) => ({ name, uri: uri ?? null }),
});

const isSame = (one: Channel | null | undefined, other: Channel | undefined): boolean =>
  one?.name === other?.name && (one?.uri ?? null) === (other?.uri ?? null);

/** Writes the categories of changed channels again, except those with a channel of their own. */
const rewriteCategories = async (
  writer: Writer,
  { site }: Target,
  families: readonly string[],
  former: ReadonlyMap<string, Channel>,
): Promise<void> => {
  const { db } = writer;
  const channels = await listChannels(db, site.id);
  const changed = families.filter((family) => !isSame(former.get(family), channels.get(family)));
  if (changed.length === 0) return;
  // Locks the kind, so that no write happens between read and rewrite.
  await lockKind(db, site.id, 'category');
  const rows = await db
    .selectFrom('contentDocuments')
    .select('key')
    .where('siteId', '=', site.id)
    .where('kind', '=', 'category')
    .where(sql<string>`document ->> 'family'`, 'in', changed)
    .execute();
  const keys = rows.map(({ key }) => key);
  const items: Item<CategoryInput>[] = [];
  for (const stored of (await findDocuments(db, site.id, 'category', keys)).values()) {
    const input = category.schema.parse(stored.document);
    const { channel, ...document } = stored.document;
    const repeatsFormer = channel !== undefined && isSame(input.channel, former.get(input.family));
    if (repeatsFormer) await saveDerived(writer, site.id, 'category', stored, document);
    items.push({ ...stored, input: repeatsFormer ? { ...input, channel: null } : input });
  }
  await category.write(
    writer,
    {
      site,
      media: await loadMedia(
        db,
        items.map(({ input }) => input),
      ),
    },
    items,
  );
};

/** Channels: the displayed name of a family of categories, and its page. */
export const channel: Kind<ChannelInput> = {
  ...channelRows,
  write: async (writer, target, items) => {
    const former = await listChannels(writer.db, target.site.id);
    await channelRows.write(writer, target, items);
    await rewriteCategories(
      writer,
      target,
      items.map(({ key }) => key),
      former,
    );
  },
  remove: async (writer, target, key) => {
    const former = await listChannels(writer.db, target.site.id);
    await channelRows.remove(writer, target, key);
    await rewriteCategories(writer, target, [key], former);
  },
};
