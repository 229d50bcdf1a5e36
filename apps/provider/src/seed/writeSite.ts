import { typeset } from '../content/typeset.ts';
import { upsert } from '../db/write/upsert.ts';
import { toJson } from '../db/write/json.ts';
import { palettes } from '../images/shapes.ts';
import type { Ids } from './articleInputs.ts';
import { toAuthorSlug } from '../queries/authors.ts';
import type { Publication } from './publications.ts';
import { toDrawingUri } from './storedImage.ts';
import type { Writer } from './writer.ts';

/** Returns the path of a portrait. Its seed determines the palette, so that a person always has the same. */
export const toPortraitUri = (
  { seed, variant }: { seed: string | number; variant: 'f' | 'm' },
  accent?: string,
): string => {
  const palette = palettes[Number(seed) % palettes.length] ?? 'oxide';
  return toDrawingUri({ motif: 'portrait', palette, variant, seed }, { accent });
};

/** Writes a publication, its categories and its authors. Returns their row ids by path and by key. */
export const writeSite = async (writer: Writer, { site, categories, authors }: Publication): Promise<Ids> => {
  const { magazine: _, spotInk, channels, ...row } = site;
  const { db, addTags } = writer;
  if ((await upsert(db, 'sites', [row], { key: ['key'] })).length > 0) addTags(['categories']);
  const { id: siteId } = await db
    .selectFrom('sites')
    .select('id')
    .where('key', '=', site.key)
    .executeTakeFirstOrThrow();

  const categoryRows = categories.map(({ family, name, path, naturalId, region, description }, position) => {
    const channel = channels[family];
    return {
      siteId,
      naturalId,
      path,
      name,
      family,
      channelName: channel?.name ?? null,
      channelUri: channel?.uri ?? null,
      sectionName: name,
      region: region?.toLowerCase() ?? null,
      description: description === undefined ? null : typeset(description),
      h1: name,
      metaTitle: `${name} | ${channel?.name ?? site.name} | ${site.name}`,
      metaDescription: description === undefined ? null : typeset(description),
      position,
    };
  });
  await writer.list('categories', siteId, categoryRows, {
    by: 'path',
    tags: ({ path, naturalId }) => ['categories', `stream:${String(path)}`, `stream:${String(naturalId)}`],
  });
  const writtenCategories = await db
    .selectFrom('categories')
    .select(['id', 'path'])
    .where('siteId', '=', siteId)
    .execute();

  const authorRows = authors.map(({ name, role, description, social, portrait }) => ({
    siteId,
    slug: toAuthorSlug(name),
    name,
    role,
    description: typeset(description),
    imageLarge: toPortraitUri(portrait, spotInk),
    social: toJson(social),
  }));
  await writer.list('authors', siteId, authorRows, {
    by: 'slug',
    tags: ({ slug }) => ['authors', `author:${String(slug)}`],
  });
  const writtenAuthors = await db.selectFrom('authors').select(['id', 'slug']).where('siteId', '=', siteId).execute();
  const authorIds = new Map(writtenAuthors.map(({ id, slug }) => [slug, id]));

  return {
    siteId,
    categoryId: new Map(writtenCategories.map(({ id, path }) => [path, id])),
    authorId: new Map(
      authors.flatMap(({ key, name }) => {
        const id = authorIds.get(toAuthorSlug(name));
        return id === undefined ? [] : [[key, id] as const];
      }),
    ),
  };
};
