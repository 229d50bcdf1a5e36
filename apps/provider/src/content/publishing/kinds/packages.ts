import { sql } from 'kysely';
import { z } from 'zod';
import { linkSchema, slugSchema, textSchema } from '../../files/schema/common.ts';
import { navigationSchema, packageTypes, sponsorSchema } from '../../files/schema/packages.ts';
import { upsertPackage } from '../../../db/write/packages.ts';
import { findDocument, saveDerived } from '../documents.ts';
import { publicationFields } from '../fields.ts';
import {
  createRowContext,
  getEmbargoDate,
  isVisible,
  type Item,
  type Kind,
  type RowContext,
  slugKey,
} from '../kind.ts';
import { pictureSchema } from '../picture.ts';
import { findArticleIds, listCategories } from '../references.ts';
import type { Writer } from '../writer.ts';
import { articleIdSchema, findArticleIssues } from './articleReferences.ts';

/** A package as published input; `publishAt` is its date, and its slug is the key. */
export const packageInput = z.strictObject({
  ...publicationFields,
  title: textSchema,
  type: z.enum([...packageTypes, 'position']).describe('position: the stories at a position of the home page.'),
  packageUrl: linkSchema,
  summary: textSchema.nullish(),
  blurb: textSchema.nullish(),
  image: pictureSchema.nullish(),
  media: pictureSchema.nullish(),
  digitalEditionUrl: linkSchema.nullish(),
  magazine: slugSchema.nullish().describe('For an issue: the magazine.'),
  cssFile: z
    .string()
    .regex(/^\/(?!\/)[\w./-]+\.css$/, 'must be the path of a style sheet on the site, such as /brand/report.css')
    .nullish(),
  navigations: z.array(navigationSchema.partial({ description: true, link: true })).default([]),
  sponsors: z.array(sponsorSchema.partial({ adCode: true }).extend({ image: pictureSchema.nullish() })).default([]),
  articles: z.array(articleIdSchema).max(1_000).default([]).describe('Articles in order.'),
  newest: z
    .strictObject({ skip: z.int().min(0).max(1_000).default(0), count: z.int().min(1).max(100) })
    .nullish()
    .describe('Instead of articles: the newest stories of the newsroom, after the first `skip`.'),
  position: slugSchema
    .nullish()
    .describe('A position of the home page, such as home-lead, or the front of a section: front-markets.'),
});
export type PackageInput = z.infer<typeof packageInput>;

const writeItem = async (
  item: Item<PackageInput>,
  { site, toImage, toUri, typeset, typesetOrNull }: RowContext,
  articleIds: ReadonlyMap<string, number>,
  db: Parameters<typeof upsertPackage>[0],
): Promise<boolean> => {
  const { key, input } = item;
  const { changed } = await upsertPackage(db, {
    package: {
      siteId: site.id,
      slug: key,
      title: typeset(input.title),
      type: input.type,
      packageUrl: input.packageUrl,
      summary: typesetOrNull(input.summary),
      blurb: typesetOrNull(input.blurb),
      cssFile: input.cssFile ?? null,
      imageUrl: toUri(input.image),
      mediaUrl: toUri(input.media),
      imageCredit: toImage(input.image)?.credit ?? null,
      mediaCredit: toImage(input.media)?.credit ?? null,
      digitalEditionUrl: input.digitalEditionUrl ?? null,
      magazine: input.magazine ?? null,
      newestSkip: input.newest?.skip ?? null,
      newestCount: input.newest?.count ?? null,
      pubDate: getEmbargoDate(item),
    },
    articleIds: input.articles.flatMap((article) => articleIds.get(article) ?? []),
    navigations: input.navigations.map(({ name, description, link, query }) => ({
      name,
      description: typesetOrNull(description),
      link: link ?? null,
      query,
    })),
    sponsors: input.sponsors.map(({ adCode, name, url, twitterId, description, image }) => ({
      adCode: adCode ?? null,
      name,
      url,
      twitterId: twitterId ?? null,
      description: typesetOrNull(description),
      image: toUri(image),
    })),
    // A package that is not on the sites leaves its position to another one.
    ...(input.position && isVisible(item) && { position: input.position }),
  });
  return changed;
};

/** Removes a position from the documents of its former packages, so that a correction of one does not take it back. */
const clearPosition = async (writer: Writer, siteId: number, position: string, key: string): Promise<void> => {
  const { db } = writer;
  const holders = await db
    .selectFrom('contentDocuments')
    .select('key')
    .where('siteId', '=', siteId)
    .where('kind', '=', 'package')
    .where('state', '=', 'published')
    .where('key', '<>', key)
    .where(sql<string>`document ->> 'position'`, '=', position)
    .orderBy('key')
    .execute();
  for (const holder of holders) {
    const stored = await findDocument(db, siteId, 'package', holder.key, 'lock');
    if (stored?.document['position'] !== position) continue;
    const { position: _, ...document } = stored.document;
    await saveDerived(writer, siteId, 'package', stored, document);
  }
};

const tags: Kind<PackageInput>['tags'] = ({ key, input: { type, position } }) => [
  `package:${key}`,
  'packages',
  `package-type:${type}`,
  ...(position ? [`package-position:${position}`] : []),
];

/** Packages: issues, special reports, and the positions of the home page (§3, Package). */
export const packageKind: Kind<PackageInput> = {
  schema: packageInput,
  ...slugKey,
  keyExample: 'special-report-the-maturity-file',
  tags,
  ownTag: ({ key }) => `package:${key}`,
  check: async ({ input }, { site }, { db }) => {
    const articleIds = await findArticleIds(db, site.id, input.articles);
    const paths = new Set((await listCategories(db, site.id)).map(({ path }) => path));
    return [
      ...(input.newest && input.articles.length > 0
        ? [{ path: 'newest', message: 'the package has articles: use one of the two' }]
        : []),
      ...findArticleIssues(input.articles, articleIds),
      ...input.navigations.flatMap(({ query }, index) =>
        paths.has(query) ? [] : [{ path: `navigations[${index}].query`, message: `no category "${query}"` }],
      ),
    ];
  },
  write: async (writer, target, items) => {
    const { db, addTags } = writer;
    const context = createRowContext(target);
    const articleIds = await findArticleIds(
      db,
      target.site.id,
      items.flatMap(({ input }) => input.articles),
    );
    for (const item of items) {
      const { position } = item.input;
      if (position && isVisible(item)) await clearPosition(writer, target.site.id, position, item.key);
      if ((await writeItem(item, context, articleIds, db)) && isVisible(item)) addTags(tags(item));
    }
  },
  remove: async ({ deleteRow }, { site }, key) => {
    await deleteRow('packages', { siteId: site.id, slug: key });
  },
};
