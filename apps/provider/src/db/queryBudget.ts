import {
  type DatabaseConnection,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type QueryId,
} from 'kysely';
import type { Db } from './schema.ts';
import { hasSqlState } from './sqlState.ts';
import { getTelemetry } from '@masthead/telemetry';

const verbPattern = /^\s*(\w+)/;
const tablePattern = /\b(?:from|into|update)\s+(?:only\s+)?"?(\w+)/i;

/** Names a statement by its verb and first table, such as `select articles`: few names for all texts. */
export const toStatementName = (text: string): string =>
  [verbPattern.exec(text)?.[1]?.toLowerCase() ?? 'statement', tablePattern.exec(text)?.[1]]
    .filter((part) => part !== undefined)
    .join(' ');

/** Executes a statement with its time measured and traced, by its text without values. */
const observeStatement = async <Result>(text: string, execute: () => Promise<Result>): Promise<Result> => {
  const { state, trace, record } = getTelemetry();
  if (state === 'off') return execute();
  const statement = toStatementName(text);
  const startedAt = performance.now();
  try {
    return await trace(
      { name: statement, kind: 'client', attributes: { 'db.system.name': 'postgresql', 'db.query.text': text } },
      execute,
    );
  } finally {
    record('statementSeconds', (performance.now() - startedAt) / 1_000, { statement });
  }
};

/** Limits of the queries of one request: their number, rows and time. */
export type QueryBudget = {
  /** Throws when no further query may start. */
  beforeQuery: () => void;
  /** Throws when too many rows were read. */
  afterQuery: (rowCount: number) => void;
  /** Converts the error of a query that reached its statement timeout. */
  onTimeout: (cause: Error) => Error;
};

const budgets = new WeakMap<QueryId, QueryBudget>();

/** Returns a view of the database for one request. Its queries count against the budget. */
export const withQueryBudget = (db: Db, budget: QueryBudget): Db =>
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

/** Checks budgets when a query executes: before, all that wait for a connection would pass. */
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
        return await observeStatement(query.sql, () => execute(query, options));
      } catch (error) {
        throw budget && hasSqlState(error, 'queryCanceled') ? budget.onTimeout(error) : error;
      }
    };
    return connection;
  }
}

/** PostgreSQL's dialect with query budgets, metrics and traces. */
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
