import { type RawBuilder, sql } from 'kysely';

/**
 * The number of a `limit` or `offset`, hidden from PostgreSQL's planner. A prepared statement with a plain parameter
 * looks cheaper for a small number than for an unknown one, so PostgreSQL plans it again for each use, which takes
 * longer than the statement. Only where one plan is right for each number: an index has the order of the list, or the
 * list is short.
 */
export const planOnce = (count: number): RawBuilder<number> => sql<number>`(select ${count}::integer)`;
