/** Source of a result: a cache, a stale entry that is being revalidated, or the provider. */
export type ResultSource = 'cache' | 'stale-cache' | 'provider';

/** One requested label. Variables are left out because they may contain search text of a reader. */
export interface PastQuery {
  /** Time of the request, in ms since 1970. */
  readonly at: number;
  /** The document's name: brand, site and route (§7.1). */
  readonly document: string;
  readonly label: string;
  readonly type: string;
  /** Time until all labels of the page had results, in ms. */
  readonly ms: number;
  /** `refused` was not sent (§5); `failed` was sent and has no result. */
  readonly outcome: ResultSource | 'refused' | 'failed';
}

/** §4: query history is recorded. */
export interface QueryHistory {
  readonly record: (queries: readonly PastQuery[]) => void;
  /** The last queries, newest first. */
  readonly newest: () => readonly PastQuery[];
}

const defaultEntries = 100;

/** Creates a history of the last labels for `createContentClient`, used by the developer tools. */
export const createQueryHistory = (maxEntries: number = defaultEntries): QueryHistory => {
  let queries: readonly PastQuery[] = [];
  return {
    record: (added) => {
      queries = [...added.toReversed(), ...queries].slice(0, maxEntries);
    },
    newest: () => queries,
  };
};
