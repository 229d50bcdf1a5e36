/** A log line: a message and structured fields. */
export interface LogEvent {
  readonly level: 'info' | 'warn' | 'error';
  readonly message: string;
  readonly [detail: string]: unknown;
}

/** Writes a log line. */
export type Log = (event: LogEvent) => void;

/** The log messages, verbatim where the specification has them (§5, §8). */
export const messages = {
  incomplete: 'Add Query: Failed validation for query. Please check required fields.',
  noFunction: 'Custom query must have a function!',
  slow: 'GraphQL request took too long',
  failed: 'GraphQL request failed',
  staleServed: 'Stale result served because the provider did not respond',
  entryRejected:
    'Results in Redis have an authentication code of another secret, and were not used. Set the same REVALIDATE_SECRET for all sites.',
  cacheFailed: 'Query cache failed; the result comes from the provider',
} as const;
