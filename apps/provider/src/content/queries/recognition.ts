import { type Selectable, sql } from 'kysely';
import type { Database, Db } from '../../db/schema.ts';

export type ProfileRow = Selectable<Database['recognitionProfiles']>;

/** Finds the newest profile of a person in a directory. */
export const findProfile = (
  db: Db,
  directory: string,
  docName: string,
  siteId: number | undefined,
): Promise<ProfileRow | undefined> =>
  db
    .selectFrom('recognitionProfiles')
    .selectAll()
    .where('directory', '=', directory)
    .where('docName', '=', docName)
    .$if(siteId !== undefined, (query) => query.where('siteId', '=', siteId ?? 0))
    .orderBy('publishedYear', 'desc')
    .orderBy('id')
    .executeTakeFirst();

export const profileSorts = ['name', 'firm', 'year'] as const;
export type ProfileSort = (typeof profileSorts)[number];

type ProfileFilter = {
  directory: string;
  siteId: number | undefined;
  publishedYear: number | null | undefined;
  finalist: boolean | null | undefined;
  risingStar: boolean | null | undefined;
  winner: boolean | null | undefined;
  segment: string | null | undefined;
  award: string | null | undefined;
};

/** Lists one page of a directory, with the total. */
export const listProfiles = async (
  db: Db,
  filter: ProfileFilter,
  sort: ProfileSort,
  { limit, offset }: { limit: number; offset: number },
) => {
  let matching = db.selectFrom('recognitionProfiles').where('directory', '=', filter.directory);
  if (filter.siteId !== undefined) matching = matching.where('siteId', '=', filter.siteId);
  for (const field of ['publishedYear', 'finalist', 'risingStar', 'winner'] as const) {
    const value = filter[field];
    if (value !== null && value !== undefined) matching = matching.where(field, '=', value);
  }
  if (filter.segment)
    matching = matching.where(sql<boolean>`${filter.segment.toLowerCase()} = any(lower(segments::text)::text[])`);
  if (filter.award)
    matching = matching.where(sql<boolean>`${filter.award.toLowerCase()} = any(lower(award_names::text)::text[])`);
  const { total } = await matching.select(sql<number>`count(*)::integer`.as('total')).executeTakeFirstOrThrow();
  const page = matching.selectAll().limit(limit).offset(offset);
  const newestFirst = sort === 'year' ? page.orderBy('publishedYear', 'desc') : page;
  const ordered = sort === 'firm' ? newestFirst.orderBy(sql`lower(firm_name)`) : newestFirst;
  const profiles = await ordered
    .orderBy(sql`lower(pro_name)`)
    .orderBy('id')
    .execute();
  return { total, profiles };
};
