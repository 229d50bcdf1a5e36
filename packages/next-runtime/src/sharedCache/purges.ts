/** Which instances a purge has reached: all, or only this one (`partial`) because the shared store failed. */
export type PurgeResult = 'complete' | 'partial';

type Purges = {
  /** Purges documents by tag, for all instances. Set by the production server. */
  documents?: (tags: readonly string[]) => Promise<PurgeResult>;
  /** Purges in progress, which the process finishes before it ends. */
  pending: Set<Promise<unknown>>;
};

const key = Symbol.for('masthead.purges');
const holder = globalThis as { [key]?: Purges };

/** Server (source) and route (build) have copies of this module of their own, so both use a global symbol. */
export const purges: Purges = (holder[key] ??= { pending: new Set() });

/** Purges the documents with any of the tags. */
export const purgeDocuments = async (tags: readonly string[]): Promise<PurgeResult> =>
  purges.documents?.(tags) ?? 'complete';
