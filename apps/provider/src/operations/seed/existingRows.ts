import type { Db } from '../../db/schema.ts';
import { toUntypedDatabase } from '../../db/write/upsert.ts';
import { hiddenUntil } from '../../db/tables/columns.ts';
import type { ArticleDates } from './schedule.ts';

/** An article in the database. `pubDate` is undefined for a draft without a date. */
export type ExistingArticle = { naturalId: string; pubDate: Date | undefined } & Pick<ArticleDates, 'modifiedDate'>;

/** The date that an author chose, or that of the row if it has one. */
const chooseDate = (publishAt: Date | null, pubDate: Date): Date | undefined =>
  publishAt ?? (pubDate < hiddenUntil ? pubDate : undefined);

const getSlug = (naturalId: string): string => naturalId.split('/')[3] ?? '';

/** The articles of a site by slug, with the dates of their authors. The imported one of two with a slug wins. */
export const findExistingArticles = async (db: Db, siteId: number): Promise<ReadonlyMap<string, ExistingArticle>> => {
  const rows = await db
    .selectFrom('articles')
    .leftJoin('contentDocuments as stored', (join) =>
      join
        .onRef('stored.siteId', '=', 'articles.siteId')
        .on('stored.kind', '=', 'article')
        .onRef('stored.key', '=', 'articles.naturalId'),
    )
    .select(['naturalId', 'pubDate', 'modifiedDate', 'stored.publishAt'])
    .where('articles.siteId', '=', siteId)
    .orderBy((row) => row('stored.sourceHash', 'is not', null))
    .orderBy('articles.id', 'desc')
    .execute();
  return new Map(
    rows.map(({ naturalId, pubDate, modifiedDate, publishAt }) => [
      getSlug(naturalId),
      { naturalId, pubDate: chooseDate(publishAt, pubDate), modifiedDate },
    ]),
  );
};

/** Finds the publication dates of a site's packages by slug, also of those that are not on the site. */
export const findPackageDates = async (db: Db, siteId: number): Promise<ReadonlyMap<string, Date>> => {
  const rows = await db
    .selectFrom('packages')
    .leftJoin('contentDocuments as stored', (join) =>
      join
        .onRef('stored.siteId', '=', 'packages.siteId')
        .on('stored.kind', '=', 'package')
        .onRef('stored.key', '=', 'packages.slug'),
    )
    .select(['slug', 'pubDate', 'stored.publishAt'])
    .where('packages.siteId', '=', siteId)
    .execute();
  return new Map(
    rows.flatMap(({ slug, pubDate, publishAt }) => {
      const date = chooseDate(publishAt, pubDate);
      return date ? [[slug, date] as const] : [];
    }),
  );
};

/** Tables whose rows keep their dates when their file is imported again. */
type DatedTable =
  | 'webcasts'
  | 'events'
  | 'podcasts'
  | 'resources'
  | 'partnerVideos'
  | 'editorialCalendar'
  | 'marketIndicators';

/** Finds columns of a site's rows by slug, as an earlier import wrote them. */
export const findExistingDates = async <Column extends string, Value extends Date | string = Date>(
  db: Db,
  table: DatedTable,
  siteId: number,
  columns: readonly Column[],
): Promise<ReadonlyMap<string, Record<Column, Value>>> => {
  const rows = await toUntypedDatabase(db)
    .selectFrom<string>(table)
    .select(['slug', ...columns])
    .where('siteId', '=', siteId)
    .execute();
  return new Map(rows.map((row) => [String(row['slug']), row as Record<Column, Value>]));
};
