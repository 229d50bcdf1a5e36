/** Where an answer came from: a cache, an older answer of a cache while a new one is fetched, or the service. */
export type ResultSource = 'cache' | 'stale-cache' | 'service';

/** One label that was asked for. It names no variables: they may hold what a reader searched for. */
export interface PastQuery {
  /** When it was asked, in ms since 1970. */
  readonly at: number;
  /** The document's name: brand, site and route (SPEC §7.1). */
  readonly document: string;
  readonly label: string;
  readonly type: string;
  /** How long the page waited for all of its labels, in ms. */
  readonly ms: number;
  /** `refused` was not sent (SPEC §5); `failed` was, and has no answer. */
  readonly outcome: ResultSource | 'refused' | 'failed';
}

/** SPEC §4: query history is recorded. */
export interface QueryHistory {
  readonly record: (queries: readonly PastQuery[]) => void;
  /** What was asked last, the newest first. */
  readonly newest: () => readonly PastQuery[];
}

const maxEntries = 100;

/** Remembers what was asked last, so many labels and no more. Give it to `createContentClient` where somebody looks at it. */
export const createQueryHistory = (most: number = maxEntries): QueryHistory => {
  let kept: readonly PastQuery[] = [];
  return {
    record: (queries) => {
      kept = [...queries.toReversed(), ...kept].slice(0, most);
    },
    newest: () => kept,
  };
};
