import type { Kysely } from 'kysely';
import { z } from 'zod';
import { linkSchema } from '../content/schema/common.ts';
import { isSitePath } from '../content/sitePath.ts';
import type { Database } from '../db/schema.ts';

/** Parameters by which other content systems select a page: `/?p=123`. A redirect is found by its path and these. */
export const legacyParameters = ['p', 'page_id', 'attachment_id', 'cat', 'author', 'id'] as const;

/**
 * Returns the form in which old addresses are stored and found: lowercase path with a slash at both ends, and the
 * parameters of `legacyParameters` in that order. Undefined for an address that is no path.
 */
export const normalizeOldAddress = (address: string): string | undefined => {
  if (!isSitePath(address) || address.length > 2000) return undefined;
  const url = URL.parse(address, 'http://site.invalid');
  if (!url) return undefined;
  const path = `${url.pathname.toLowerCase().replace(/(?<!\/)\/+$/, '')}/`;
  const query = legacyParameters.flatMap((name) => {
    const value = url.searchParams.get(name);
    return value === null || value.length > 100 ? [] : [`${name}=${encodeURIComponent(value)}`];
  });
  return query.length > 0 ? `${path}?${query.join('&')}` : path;
};

/** A redirect of an old address to a page. */
export const redirectSchema = z
  .strictObject({
    from: z
      .string()
      .max(2000)
      .refine(
        (address) => normalizeOldAddress(address) !== undefined,
        'must be a path on the site, such as /2019/05/a-post/',
      ),
    to: linkSchema.max(2000),
  })
  .refine(({ from, to }) => normalizeOldAddress(from) !== normalizeOldAddress(to), 'must lead to another address');
/** A redirect of an old address to a page. */
export type Redirect = z.infer<typeof redirectSchema>;

/** Writes redirects. A later one replaces an earlier one from the same address. */
export const writeRedirects = async (
  db: Kysely<Database>,
  siteId: number,
  redirects: readonly Redirect[],
  now: Date,
): Promise<void> => {
  const rows = new Map(
    redirects.flatMap(({ from, to }) => {
      const fromPath = normalizeOldAddress(from);
      return fromPath === undefined ? [] : [[fromPath, { siteId, fromPath, toPath: to, createdAt: now }] as const];
    }),
  );
  if (rows.size === 0) return;
  await db
    .insertInto('redirects')
    .values([...rows.values()])
    .onConflict((conflict) =>
      conflict.columns(['siteId', 'fromPath']).doUpdateSet((excluded) => ({ toPath: excluded.ref('excluded.toPath') })),
    )
    .execute();
};

/** Finds the redirect of an old address. A redirect to another old address is followed once. */
export const findRedirect = async (
  db: Kysely<Database>,
  siteId: number,
  address: string,
): Promise<string | undefined> => {
  const fromPath = normalizeOldAddress(address);
  if (fromPath === undefined) return undefined;
  const find = async (from: string) =>
    (
      await db
        .selectFrom('redirects')
        .select('toPath')
        .where('siteId', '=', siteId)
        .where('fromPath', '=', from)
        .executeTakeFirst()
    )?.toPath;
  const target = await find(fromPath);
  const next = target === undefined ? undefined : normalizeOldAddress(target);
  return next === undefined || next === fromPath ? target : ((await find(next)) ?? target);
};

/** Deletes the redirect of an old address. Returns whether there was one. */
export const deleteRedirect = async (db: Kysely<Database>, siteId: number, from: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('redirects')
    .where('siteId', '=', siteId)
    .where('fromPath', '=', normalizeOldAddress(from) ?? '')
    .executeTakeFirst();
  return numDeletedRows > 0n;
};
