/** PostgreSQL's codes of errors that are expected. */
const sqlStates = {
  /** A migration has changed the columns of a prepared statement. */
  changedResultType: '0A000',
  /** A query ran longer than it may. */
  queryCanceled: '57014',
  /** Two transactions wait for each other. */
  deadlockDetected: '40P01',
} as const;

/** Whether an error is PostgreSQL's for a state. */
export const hasSqlState = (error: unknown, state: keyof typeof sqlStates): error is Error =>
  error instanceof Error && 'code' in error && error.code === sqlStates[state];
