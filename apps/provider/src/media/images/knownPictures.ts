import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import { createBoundedLookup, type Lookup } from '../../server/boundedLookup.ts';

/** An id takes 200 bytes. Content of another instance is visible after `missingTtlMs` at the latest. */
const limits = {
  maxFound: 50_000,
  maxMissing: 10_000,
  missingTtlMs: 10_000,
  maxPending: 1_000,
  perClient: { burst: 120, perMinute: 60 },
} as const;

/** Decides whether a picture may be rendered: it is in a file of house ads or in `known_pictures`. */
export type KnownPictures = {
  /** Reads ids into memory, up to a limit, so that a request for a known picture needs no query. */
  load: () => Promise<void>;
  get: (id: string, client: string) => Promise<Lookup<true>>;
};

/** Creates the look-up of known pictures. `named` are the ids of house ads. */
export const createKnownPictures = (
  db: Db,
  clock: () => Date,
  named: Pick<ReadonlySet<string>, 'has'>,
): KnownPictures => {
  const lookup = createBoundedLookup<true>({
    ...limits,
    clock,
    findAll: async (ids) =>
      new Map(
        (
          await db
            .selectFrom('knownPictures')
            .select('id')
            .where('id', 'in', [...ids])
            .execute()
        ).map(({ id }) => [id, true]),
      ),
  });
  return {
    load: async () => {
      const rows = await db.selectFrom('knownPictures').select('id').limit(limits.maxFound).execute();
      for (const { id } of rows) lookup.remember(id, true);
    },
    get: async (id, client) => (named.has(id) ? { kind: 'found', value: true } : lookup.get(id, client)),
  };
};

/** Adds the ids of all pictures in content again: of all rows whose triggers add them when they are written. */
export const registerContentPictures = async (db: Db): Promise<void> => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_trigger join pg_class on pg_class.oid = tgrelid
    where tgname = 'note_known_pictures' and pg_table_is_visible(tgrelid)`.execute(db);
  for (const { name } of rows)
    await sql`insert into known_pictures (id)
      select distinct hit.parts[1] from ${sql.table(name)} written_row
        cross join lateral regexp_matches(to_jsonb(written_row)::text, '/images/([a-z0-9-]+)', 'g') as hit (parts)
      where strpos(to_jsonb(written_row)::text, '/images/') > 0 and length(hit.parts[1]) <= 120
      on conflict do nothing`.execute(db);
};
