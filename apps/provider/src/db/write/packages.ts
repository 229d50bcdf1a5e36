import type { Insertable, Kysely } from 'kysely';
import { packageTypeKey } from '../packageTypeKey.ts';
import type { Database } from '../schema.ts';

/** A package with its articles in order, its navigations and its sponsors. */
export type PackageInput = {
  package: Omit<Insertable<Database['packages']>, 'typeKey'>;
  articleIds: readonly number[];
  navigations?: readonly Omit<Insertable<Database['packageNavigations']>, 'packageId' | 'position'>[];
  sponsors?: readonly Omit<Insertable<Database['packageSponsors']>, 'packageId' | 'position'>[];
  /** The place of the home page where it stands, such as `home-lead`. */
  position?: string;
};

/** Writes one package and gives its id. A package that takes a place pushes out the one that stood there. */
export const writePackage = async (db: Kysely<Database>, input: PackageInput): Promise<number> => {
  const { id } = await db
    .insertInto('packages')
    .values({ ...input.package, typeKey: packageTypeKey(input.package.type) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const numbered = <T>(list: readonly T[] | undefined) => (list ?? []).map((item, position) => ({ ...item, packageId: id, position }));

  const items = input.articleIds.map((articleId, position) => ({ packageId: id, articleId, position }));
  if (items.length > 0) await db.insertInto('packageItems').values(items).execute();
  const navigations = numbered(input.navigations);
  if (navigations.length > 0) await db.insertInto('packageNavigations').values(navigations).execute();
  const sponsors = numbered(input.sponsors);
  if (sponsors.length > 0) await db.insertInto('packageSponsors').values(sponsors).execute();
  if (input.position) {
    await db
      .insertInto('packagePositions')
      .values({ siteId: input.package.siteId, position: input.position, packageId: id })
      .onConflict((conflict) => conflict.columns(['siteId', 'position']).doUpdateSet({ packageId: id }))
      .execute();
  }
  return id;
};
