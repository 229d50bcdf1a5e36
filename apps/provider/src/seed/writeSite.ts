import { typeset } from '../content/typeset.ts';
import { upsert } from '../db/write/upsert.ts';
import type { ContentPortrait } from '../content/schema/common.ts';
import { toJson, toOptionalJson } from '../db/write/json.ts';
import { palettes } from '../images/shapes.ts';
import type { Ids } from './articleInputs.ts';
import { toAuthorSlug } from '../queries/authors.ts';
import type { Publication } from './publications.ts';
import { toDrawingUri, toImageUri, toStoredImage } from './storedImage.ts';
import type { Writer } from './writer.ts';

/** Returns the path of a portrait. The seed of a drawn one determines the palette, so that a person always has the same. */
export const toPortraitUri = (portrait: ContentPortrait, accent?: string): string => {
  if (!('seed' in portrait)) return toImageUri(portrait);
  const { seed, variant } = portrait;
  const palette = palettes[Number(seed) % palettes.length] ?? 'oxide';
  return toDrawingUri({ motif: 'portrait', palette, variant, seed }, { accent });
};

const toCategoryRows = ({ site, categories }: Publication, siteId: number) =>
  categories.map(({ family, name, path, naturalId, region, description, image }, position) => {
    const channel = site.channels[family];
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
      image: toOptionalJson(image && toStoredImage(image)),
      position,
    };
  });

const toAuthorRows = ({ site, authors }: Publication, siteId: number) =>
  authors.map(({ name, role, description, social, portrait }) => ({
    siteId,
    slug: toAuthorSlug(name),
    name,
    role,
    description: typeset(description),
    imageLarge: toPortraitUri(portrait, site.spotInk),
    social: toJson(social),
  }));

/** Writes a publication, its categories and its authors. Returns their row ids by path and by key. */
export const writeSite = async (writer: Writer, publication: Publication): Promise<Ids> => {
  const { magazine: _, spotInk: __, channels: ___, ...row } = publication.site;
  const { db, addTags } = writer;
  if ((await upsert(db, 'sites', [row], { key: ['key'] })).length > 0) addTags(['categories']);
  const { id: siteId } = await db
    .selectFrom('sites')
    .select('id')
    .where('key', '=', publication.site.key)
    .executeTakeFirstOrThrow();

  await writer.list('categories', siteId, toCategoryRows(publication, siteId), {
    by: 'path',
    tags: ({ path, naturalId }) => ['categories', `stream:${String(path)}`, `stream:${String(naturalId)}`],
  });
  await writer.list('authors', siteId, toAuthorRows(publication, siteId), {
    by: 'slug',
    tags: ({ slug }) => ['authors', `author:${String(slug)}`],
  });

  const categories = await db.selectFrom('categories').select(['id', 'path']).where('siteId', '=', siteId).execute();
  const authors = await db.selectFrom('authors').select(['id', 'slug']).where('siteId', '=', siteId).execute();
  const authorIdBySlug = new Map(authors.map(({ id, slug }) => [slug, id]));
  return {
    siteId,
    categoryId: new Map(categories.map(({ id, path }) => [path, id])),
    authorId: new Map(
      publication.authors.flatMap(({ key, name }) => {
        const id = authorIdBySlug.get(toAuthorSlug(name));
        return id === undefined ? [] : [[key, id] as const];
      }),
    ),
  };
};
