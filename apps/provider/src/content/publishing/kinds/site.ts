import { z } from 'zod';
import { categorySchema } from '../../files/schema/sites.ts';
import { linkSchema, textSchema } from '../../files/schema/common.ts';
import { authorFields } from '../../files/schema/people.ts';
import { typesetName } from '../../files/typeset.ts';
import { toJson, toOptionalJson } from '../../../db/write/upsert.ts';
import { publicationFields } from '../fields.ts';
import { deleteDocument } from '../documents.ts';
import { defineRowKind, type Item, type Kind, type Target } from '../kind.ts';
import { pictureSchema } from '../picture.ts';
import { listChannels } from '../references.ts';
import type { Writer } from '../writer.ts';
import { findArticlesOfAuthor, findArticlesOfCategory } from '../referrers.ts';

/** A category stream as published input; its path is the key. */
const categoryInput = z.strictObject({
  ...publicationFields,
  name: textSchema,
  family: textSchema.describe('First segments of the path: markets, harbor-topics.'),
  naturalId: z.string().regex(/^channel_\d+(?:section_\d+)?$/, 'must have the form channel_1section_2'),
  channel: z
    .strictObject({ name: textSchema, uri: linkSchema.nullable() })
    .nullish()
    .describe('Instead of the channel of its family: a displayed name, and its page.'),
  region: categorySchema.shape.region.nullable().describe('For a market city: the name of its region.'),
  description: textSchema.nullish(),
  image: pictureSchema.nullish().describe('Header picture.'),
  position: z.int32().min(0).default(0),
});
export type CategoryInput = z.infer<typeof categoryInput>;

const categoryRows = defineRowKind({
  schema: categoryInput,
  isKey: (key) => /^[a-z0-9-]+(?:\/[a-z0-9-]+)+$/.test(key),
  keyExample: 'markets/atlanta',
  table: 'categories',
  by: ['path'],
  findReferrers: findArticlesOfCategory,
  check: async ({ key, input: { naturalId } }, { site }, { db }) => {
    const other = await db
      .selectFrom('categories')
      .select('path')
      .where('siteId', '=', site.id)
      .where('naturalId', '=', naturalId)
      .where('path', '<>', key)
      .executeTakeFirst();
    return other ? [{ path: 'naturalId', message: `is the id of the category "${other.path}"` }] : [];
  },
  loadReferences: ({ db }, { site }) => listChannels(db, site.id),
  tags: ({ key, input }) => ['categories', `stream:${key}`, `stream:${input.naturalId}`],
  toRow: (
    { input: { name, family, naturalId, channel: ownChannel, region, description, image, position } },
    { site, toImage, typesetOrNull },
    channels,
  ) => {
    const channel = ownChannel ?? channels.get(family);
    return {
      naturalId,
      name,
      family,
      channelName: channel?.name ?? null,
      channelUri: channel?.uri ?? null,
      sectionName: name,
      region: region?.toLowerCase() ?? null,
      description: typesetOrNull(description),
      h1: name,
      metaTitle: `${name} | ${channel?.name ?? site.name} | ${site.name}`,
      metaDescription: typesetOrNull(description),
      image: toOptionalJson(toImage(image)),
      position,
    };
  },
});

/**
 * Makes way for categories that take the natural id of another one. A category that files no longer contain is renamed:
 * it keeps its row, so its stories stay in it. Categories that exchange their ids give them up until they are written.
 */
const releaseNaturalIds = async (
  { db, addTags }: Writer,
  { site }: Target,
  items: readonly Item<CategoryInput>[],
): Promise<void> => {
  const paths = new Map(items.map(({ key, input }) => [input.naturalId, key]));
  if (paths.size === 0) return;
  const rows = await db
    .selectFrom('categories')
    .select(['id', 'path', 'naturalId'])
    .where('siteId', '=', site.id)
    .execute();
  const existing = new Set(rows.map(({ path }) => path));
  const written = new Set(paths.values());
  for (const { id, path, naturalId } of rows) {
    const newPath = paths.get(naturalId);
    if (newPath === undefined || newPath === path) continue;
    const isRenamed = !written.has(path) && !existing.has(newPath);
    await db
      .updateTable('categories')
      .set(isRenamed ? { path: newPath } : { naturalId: `${naturalId}~${id}` })
      .where('id', '=', id)
      .execute();
    if (!isRenamed) continue;
    await deleteDocument(db, site.id, 'category', path);
    addTags(['categories', `stream:${path}`]);
  }
};

export const category: Kind<CategoryInput> = {
  ...categoryRows,
  write: async (writer, target, items) => {
    await releaseNaturalIds(writer, target, items);
    await categoryRows.write(writer, target, items);
  },
};

/** An author as published input; the slug of the page is the key. */
const authorInput = z.strictObject({
  ...publicationFields,
  name: authorFields.name,
  role: authorFields.role.nullish(),
  description: authorFields.description.nullish(),
  social: authorFields.social.default([]),
  image: pictureSchema.nullish(),
});
export type AuthorInput = z.infer<typeof authorInput>;

export const author = defineRowKind({
  schema: authorInput,
  isKey: (key) => /^[^\s/?#%\\\p{Lu}]{1,90}$/u.test(key),
  keyExample: 'maren-ostrow',
  findReferrers: findArticlesOfAuthor,
  table: 'authors',
  by: ['slug'],
  tags: ({ key }) => ['authors', `author:${key}`],
  ownTag: ({ key }) => `author:${key}`,
  toRow: ({ input: { name, role, description, social, image } }, { toUri, typesetOrNull }) => ({
    name: typesetName(name),
    role: role ?? null,
    description: typesetOrNull(description),
    imageLarge: toUri(image),
    social: toJson(social),
  }),
});
