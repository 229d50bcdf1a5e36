/** One line of the log. What goes beside the message is for machines. */
export interface LogEvent {
  readonly level: 'info' | 'warn' | 'error';
  readonly message: string;
  readonly [detail: string]: unknown;
}

/** Where log lines go; the application decides. */
export type Log = (event: LogEvent) => void;

/** The messages, word for word where the specification has them (SPEC §5, §8). */
export const messages = {
  incomplete: 'Add Query: Failed validation for query. Please check required fields.',
  noFunction: 'Custom query must have a function!',
  slow: 'GraphQL request took too long',
  failed: 'GraphQL request failed',
  staleServed: 'Stale answer served because the provider did not answer',
  cacheFailed: 'Query cache failed; the answer comes from the provider',
} as const;
