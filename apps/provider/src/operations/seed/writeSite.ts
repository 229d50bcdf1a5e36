import { rewriteLanguage } from '../../db/write/rewriteLanguage.ts';
import { upsert } from '../../db/write/upsert.ts';
import type { ChannelInput } from '../../content/publishing/kinds/channels.ts';
import type { AuthorInput, CategoryInput } from '../../content/publishing/kinds/site.ts';
import type { Target } from '../../content/publishing/kind.ts';
import type { FileItem, MissingContent } from '../../content/publishing/writeFiles.ts';
import { writeFiles } from '../../content/publishing/writeFiles.ts';
import type { Writer } from '../../content/publishing/writer.ts';
import { toAuthorSlug } from '../../content/queries/authors.ts';
import type { Publication } from './publications.ts';
import { toPicture } from './storedImage.ts';

const toCategories = ({ site, categories }: Publication): readonly FileItem<Partial<CategoryInput>>[] =>
  categories.map(({ family, name, path, naturalId, region, description, image }, position) => {
    const input = {
      name,
      family,
      naturalId,
      region: region ?? null,
      description,
      image: image && toPicture(image),
      position,
    };
    // The channel was a field of the category before; with it unchanged categories are not written again.
    return { key: path, input, source: [{ ...input, channel: site.channels[family] ?? null }, site.name] };
  });

const toChannels = ({ site }: Publication): readonly FileItem<Partial<ChannelInput>>[] =>
  Object.entries(site.channels).map(([family, input]) => ({ key: family, input, source: input }));

const toAuthors = ({ authors }: Publication): readonly FileItem<Partial<AuthorInput>>[] =>
  authors.map(({ name, role, description, social, portrait }) => {
    const input = { name, role, description, social, image: portrait && toPicture(portrait) };
    return { key: toAuthorSlug(name), input, source: input };
  });

/** Writes a publication, its categories and its authors. */
export const writeSite = async (
  writer: Writer,
  publication: Publication,
  options: { now: Date; missing: MissingContent },
): Promise<Target> => {
  const { magazine: _, channels: __, ...row } = publication.site;
  const { db, addTags } = writer;
  const former = await db.selectFrom('sites').select('language').where('key', '=', row.key).executeTakeFirst();
  if ((await upsert(db, 'sites', [row], { key: ['key'] })).length > 0) addTags(['categories']);
  const site = await db
    .selectFrom('sites')
    .selectAll()
    .where('key', '=', publication.site.key)
    .executeTakeFirstOrThrow();
  if (former && former.language !== site.language) await rewriteLanguage(db, site);
  const target: Target = { site, media: new Map() };
  await writeFiles(writer, target, 'channel', toChannels(publication), options);
  await writeFiles(writer, target, 'category', toCategories(publication), options);
  await writeFiles(writer, target, 'author', toAuthors(publication), options);
  return target;
};
