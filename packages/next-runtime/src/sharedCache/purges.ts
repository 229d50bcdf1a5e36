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

/**
 * Connects the purge route to the document cache of its process. The server is loaded from source and the route from the
 * build, so each has its own copy of this module; both use one global symbol.
 */
export const purges: Purges = (holder[key] ??= { pending: new Set() });

/** Purges the documents with any of the tags. */
export const purgeDocuments = async (tags: readonly string[]): Promise<PurgeResult> =>
  purges.documents?.(tags) ?? 'complete';
