import {
  type DatabaseConnection,
  type Kysely,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type QueryId,
} from 'kysely';
import type { Database } from './schema.ts';

/** Limits of the queries of one request. */
export type QueryBudget = {
  /** Throws where no further query may start. */
  beforeQuery: () => void;
  /** Throws where more rows were read than allowed. */
  afterQuery: (rows: number) => void;
  /** Called with the reason when the database cancels a query by its statement timeout. */
  onTimeout: (cause: Error) => Error;
};

const budgets = new WeakMap<QueryId, QueryBudget>();

/** The same database for one request, whose queries count against a budget. */
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
 * Checks budgets where a query gets its connection. Queries of a request wait for connections, so a check when they are
 * written would let all of them pass at once.
 */
class BudgetedDriver extends PostgresDriver {
  readonly #guarded = new WeakSet<DatabaseConnection>();

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    if (this.#guarded.has(connection)) return connection;
    this.#guarded.add(connection);
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

/** PostgreSQL's dialect, with budgets. */
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
