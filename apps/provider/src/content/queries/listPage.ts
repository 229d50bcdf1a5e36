import { type SelectQueryBuilder, sql, type RawBuilder } from 'kysely';
import type { Database } from '../../db/schema.ts';

/**
 * The number of a `limit` or `offset`, hidden from PostgreSQL's planner. A prepared statement with a plain parameter
 * looks cheaper for a small number than for an unknown one, so PostgreSQL plans it again for each use, which takes
 * longer than the statement. Only where one plan is right for each number: an index has the order of the list, or the
 * list is short.
 */
export const toOpaqueLimit = (count: number): RawBuilder<number> => sql<number>`(select ${count}::integer)`;

/** The rows of a list that a page has. */
export type Paging = { limit: number; offset: number };

type List<Table extends keyof Database, Row> = SelectQueryBuilder<Database, Table, Row>;

/**
 * Returns a page of a list with the number of rows of the whole list, in one statement. A page without rows, such as
 * one behind the end of the list, takes a second one.
 * @param all the list without columns, order and limits
 * @param select adds the columns and the order
 */
export const listPage = async <Table extends keyof Database, Row extends object>(
  all: List<Table, object>,
  select: (list: List<Table, object>) => List<Table, Row>,
  { limit, offset }: Paging,
): Promise<{ estimate: number; rows: Row[] }> => {
  const total = all.select(sql<number>`count(*)::integer`.as('total'));
  const page = await select(all).select(total.as('total')).limit(limit).offset(offset).execute();
  const [first] = page as readonly { total: number }[];
  const { total: estimate } = first ?? (await total.executeTakeFirstOrThrow());
  return { estimate, rows: page as unknown as Row[] };
};
