import type { Insertable } from 'kysely';
import type { Database, Db } from '../schema.ts';
import { toUntypedDatabase, upsert } from './upsert.ts';

/** `Special+Reports`, `Special Reports` and `special+reports` are the same (§9, packages). */
export const toPackageTypeKey = (type: string): string =>
  type
    .replace(/[+\s]+/g, ' ')
    .trim()
    .toLowerCase();

/** A package with its articles in order, its navigations and its sponsors. */
export type PackageInput = {
  package: Omit<Insertable<Database['packages']>, 'typeKey'>;
  articleIds: readonly number[];
  navigations?: readonly Omit<Insertable<Database['packageNavigations']>, 'packageId' | 'position'>[];
  sponsors?: readonly Omit<Insertable<Database['packageSponsors']>, 'packageId' | 'position'>[];
  /** Position of the home page, such as `home-lead`. */
  position?: string;
};

type Part = 'packageItems' | 'packageNavigations' | 'packageSponsors';

/** Replaces a list of a package if it differs. Returns whether it changed. */
const replaceList = async <T extends Part>(
  db: Db,
  table: T,
  packageId: number,
  list: readonly Insertable<Database[T]>[],
): Promise<boolean> => {
  const untypedDb = toUntypedDatabase(db);
  const before = await untypedDb
    .selectFrom<string>(table)
    .selectAll()
    .where('packageId', '=', packageId)
    .orderBy('position')
    .execute();
  const isSame =
    before.length === list.length &&
    list.every((row, index) =>
      Object.entries(row).every(([name, value]) => (value ?? null) === (before[index]?.[name] ?? null)),
    );
  if (isSame) return false;
  await untypedDb.deleteFrom<string>(table).where('packageId', '=', packageId).execute();
  if (list.length > 0)
    await untypedDb
      .insertInto<string>(table)
      .values(list as readonly Record<string, unknown>[])
      .execute();
  return true;
};

/** Moves a package to a position, or away from every position. Returns whether anything changed. */
const setPosition = async (
  db: Db,
  siteId: number,
  position: string | undefined,
  packageId: number,
): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('packagePositions')
    .where('siteId', '=', siteId)
    .where('packageId', '=', packageId)
    .where('position', '<>', position ?? '')
    .executeTakeFirst();
  if (position === undefined) return numDeletedRows > 0n;
  const placement = { siteId, position, packageId };
  const changed = await upsert(db, 'packagePositions', [placement], { key: ['siteId', 'position'] });
  return numDeletedRows > 0n || changed.length > 0;
};

/** Inserts or updates a package by its slug; it replaces the one at its position. Returns whether anything changed. */
export const upsertPackage = async (db: Db, input: PackageInput): Promise<{ id: number; changed: boolean }> => {
  const { siteId, slug, type } = input.package;
  const changedRows = await upsert(db, 'packages', [{ ...input.package, typeKey: toPackageTypeKey(type) }], {
    key: ['siteId', 'slug'],
  });
  const { id } = await db
    .selectFrom('packages')
    .select('id')
    .where('siteId', '=', siteId)
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  const withPosition = <T>(list: readonly T[] | undefined) =>
    (list ?? []).map((item, position) => ({ ...item, packageId: id, position }));
  const changes = [
    changedRows.length > 0,
    await replaceList(
      db,
      'packageItems',
      id,
      input.articleIds.map((articleId, position) => ({ packageId: id, articleId, position })),
    ),
    await replaceList(db, 'packageNavigations', id, withPosition(input.navigations)),
    await replaceList(db, 'packageSponsors', id, withPosition(input.sponsors)),
    await setPosition(db, siteId, input.position, id),
  ];
  return { id, changed: changes.includes(true) };
};
