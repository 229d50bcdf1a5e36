import {
  type DatabaseConnection,
  type Kysely,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type QueryId,
} from 'kysely';
import type { Database } from './schema.ts';

/** Budget of the queries of one request. */
export type QueryBudget = {
  /** Throws when no further query may start. */
  beforeQuery: () => void;
  /** Throws when too many rows were read. */
  afterQuery: (rows: number) => void;
  /** Converts the error of a query that reached its statement timeout. */
  onTimeout: (cause: Error) => Error;
};

const budgets = new WeakMap<QueryId, QueryBudget>();

/** Returns the database for one request, whose queries count against a budget. */
export const withQueryBudget = (db: Kysely<Database>, budget: QueryBudget): Kysely<Database> =>
  db.withPlugin({
    transformQuery: ({ node, queryId }) => {
      budgets.set(queryId, budget);
      return node;
    },
    transformResult: ({ result }) => {
      budget.afterQuery(result.rows.length);
      return Promise.resolve(result);
    },
  });

const isStatementTimeout = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && error.code === '57014';

/**
 * Checks budgets when a query executes on its connection. Queries wait for connections, so an earlier check would let all
 * queries of a request pass at once.
 */
class BudgetedDriver extends PostgresDriver {
  readonly #patched = new WeakSet<DatabaseConnection>();

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    if (this.#patched.has(connection)) return connection;
    this.#patched.add(connection);
    const execute = connection.executeQuery.bind(connection);
    connection.executeQuery = async (query, options) => {
      const budget = budgets.get(query.queryId);
      budget?.beforeQuery();
      try {
        return await execute(query, options);
      } catch (error) {
        throw budget && isStatementTimeout(error) ? budget.onTimeout(error) : error;
      }
    };
    return connection;
  }
}

/** PostgreSQL's dialect with query budgets. */
export class BudgetedDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): BudgetedDriver {
    return new BudgetedDriver(this.#config);
  }
}
