import { isSitePath } from '@masthead/content-rules/site-path';
import { z } from 'zod';
import { linkSchema } from '../files/schema/common.ts';
import type { Db } from '../../db/schema.ts';
import type { Issue } from './result.ts';
import { findSite, listSites } from '../queries/sites.ts';
import type { Route } from '../../server/router.ts';

/** Parameters by which other content systems select a page: `/?p=123`. A redirect is found by its path and these. */
const legacyParameters = ['p', 'page_id', 'attachment_id', 'cat', 'author', 'id'] as const;

/** Maximum length of an address, also percent-encoded: an index entry of PostgreSQL has at most 2,704 bytes. */
const maxAddressLength = 2000;

/**
 * Returns the form in which old addresses are stored and found: lowercase path with a slash at both ends, and the
 * parameters of `legacyParameters` in that order. Undefined for an address that is no path or too long.
 */
export const normalizeOldAddress = (address: string): string | undefined => {
  if (!isSitePath(address) || address.length > maxAddressLength) return undefined;
  const url = URL.parse(address, 'http://site.invalid');
  if (!url) return undefined;
  const path = `${url.pathname.toLowerCase().replace(/(?<!\/)\/+$/, '')}/`;
  const query = legacyParameters.flatMap((name) => {
    const value = url.searchParams.get(name);
    return value === null || value.length > 100 ? [] : [`${name}=${encodeURIComponent(value)}`];
  });
  const normalized = query.length > 0 ? `${path}?${query.join('&')}` : path;
  return normalized.length > maxAddressLength ? undefined : normalized;
};

/** A redirect of an old address to a page. */
export const redirectSchema = z
  .strictObject({
    from: z
      .string()
      .max(maxAddressLength)
      .refine(
        (address) => normalizeOldAddress(address) !== undefined,
        'must be a path on the site, such as /2019/05/a-post/',
      ),
    to: linkSchema.max(maxAddressLength),
  })
  .refine(({ from, to }) => normalizeOldAddress(from) !== normalizeOldAddress(to), 'must lead to another address');
/** A redirect of an old address to a page. */
export type Redirect = z.infer<typeof redirectSchema>;

/** Maximum redirects that lead from one old address to another. */
const maxHops = 5;

/** Finds the stored redirects of these addresses. */
const findTargets = async (
  db: Db,
  siteId: number,
  fromPaths: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (fromPaths.length === 0) return new Map();
  const rows = await db
    .selectFrom('redirects')
    .select(['fromPath', 'toPath'])
    .where('siteId', '=', siteId)
    .where('fromPath', 'in', fromPaths)
    .execute();
  return new Map(rows.map(({ fromPath, toPath }) => [fromPath, toPath]));
};

const addStoredTargets = async (db: Db, siteId: number, targets: Map<string, string>): Promise<void> => {
  for (let hop = 0; hop < maxHops; hop += 1) {
    const next = [...targets.values()].flatMap((to) => normalizeOldAddress(to) ?? []);
    const found = await findTargets(
      db,
      siteId,
      [...new Set(next)].filter((from) => !targets.has(from)),
    );
    if (found.size === 0) return;
    for (const [from, to] of found) targets.set(from, to);
  }
};

/** Follows redirects to the last address. Undefined: none, a loop, or too many hops. */
const follow = (targets: ReadonlyMap<string, string>, from: string): string | undefined => {
  let to = targets.get(from);
  for (let hop = 0; hop < maxHops; hop += 1) {
    const next = to === undefined ? undefined : targets.get(normalizeOldAddress(to) ?? '');
    if (next === undefined) return to;
    to = next;
  }
  return undefined;
};

/** Writes redirects, or lists those that would form a loop and writes none. A later one replaces an earlier one. */
export const writeRedirects = async (
  db: Db,
  siteId: number,
  redirects: readonly Redirect[],
  now: Date,
): Promise<readonly Issue[]> => {
  const parsed = redirects.flatMap(({ from, to }, index) => {
    const fromPath = normalizeOldAddress(from);
    return fromPath === undefined ? [] : [{ fromPath, to, index }];
  });
  if (parsed.length === 0) return [];
  const written = new Map(parsed.map(({ fromPath, to }) => [fromPath, to]));
  const targets = new Map(written);
  await addStoredTargets(db, siteId, targets);
  const issues = parsed
    .filter(({ fromPath }) => follow(targets, fromPath) === undefined)
    .map(({ index }) => ({
      path: `redirects[${index}].to`,
      message: `leads back to its own address, or over more than ${maxHops} redirects`,
    }));
  if (issues.length > 0) return issues;
  await db
    .insertInto('redirects')
    .values([...written].map(([fromPath, toPath]) => ({ siteId, fromPath, toPath, createdAt: now })))
    .onConflict((conflict) =>
      conflict.columns(['siteId', 'fromPath']).doUpdateSet((excluded) => ({ toPath: excluded.ref('excluded.toPath') })),
    )
    .execute();
  return [];
};

/** Finds the stored targets of redirects by their old address as it is given. */
export const findRedirects = async (
  db: Db,
  siteId: number,
  redirects: readonly Pick<Redirect, 'from'>[],
): Promise<ReadonlyMap<string, string>> => {
  const targets = await findTargets(
    db,
    siteId,
    redirects.flatMap(({ from }) => normalizeOldAddress(from) ?? []),
  );
  return new Map(
    redirects.flatMap(({ from }) => {
      const to = targets.get(normalizeOldAddress(from) ?? '');
      return to === undefined ? [] : [[from, to] as const];
    }),
  );
};

/** Finds where an old address leads in the end, over other old addresses. */
export const findRedirect = async (db: Db, siteId: number, address: string): Promise<string | undefined> => {
  const fromPath = normalizeOldAddress(address);
  if (fromPath === undefined) return undefined;
  const targets = new Map(await findTargets(db, siteId, [fromPath]));
  await addStoredTargets(db, siteId, targets);
  return follow(targets, fromPath);
};

/** Deletes the redirect of an old address. Returns whether there was one. */
export const deleteRedirect = async (db: Db, siteId: number, from: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('redirects')
    .where('siteId', '=', siteId)
    .where('fromPath', '=', normalizeOldAddress(from) ?? '')
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

const input = z.object({ brand: z.string().min(1).max(200), from: z.string().min(1).max(2000) });

/** Finds the page of an old address: `GET /data-api/redirects?brand=harbor&from=/2019/05/a-post/`. */
export const createRedirectRoute = (db: Db): Route => ({
  path: '/data-api/redirects',
  methods: ['GET', 'HEAD'],
  handle: async (request) => {
    const parsed = input.safeParse(Object.fromEntries(new URL(request.url).searchParams));
    if (!parsed.success) return Response.json({ error: 'Send brand and from.' }, { status: 400 });
    const site = findSite(await listSites(db), parsed.data.brand);
    const to = site && (await findRedirect(db, site.id, parsed.data.from));
    return to === undefined
      ? Response.json({ error: 'No redirect starts at this address.' }, { status: 404 })
      : Response.json({ to });
  },
});
