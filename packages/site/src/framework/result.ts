import type { ContentError } from '@masthead/graphql-ops';

/** An address that no row of the route table takes: of a page, or of a file. A known one names something that is not there. */
export type MissingAddress = 'known' | 'unmatched' | 'file';

/** Why a screen cannot be shown: not there, or not to be had right now (SPEC §8). */
export type PageError = { kind: 'not-found'; address?: MissingAddress } | ContentError;

/** What a loader answers: the screen's view, or why there is none. */
export type PageResult<View> = { ok: true; value: View } | { ok: false; error: PageError };

/** The view of a screen that was found. */
export const found = <View>(value: View): PageResult<View> => ({ ok: true, value });

/** The address names nothing. */
export const notFound: PageResult<never> = { ok: false, error: { kind: 'not-found' } };

/** The address belongs to no route (SPEC §2.4, §8). */
export const unmatched = (address: 'unmatched' | 'file'): Extract<PageResult<never>, { ok: false }> => ({
  ok: false,
  error: { kind: 'not-found', address },
});

/** Something that should have worked did not; thrown so that the answer is a 500 and is not cached. */
export class ContentUnavailableError extends Error {
  override readonly name = 'ContentFault';
  constructor(error: ContentError) {
    const reason =
      error.kind === 'incomplete-query'
        ? `the query lacks ${error.missing.join(', ')}`
        : 'the content service gave no usable answer';
    super(`This page could not be loaded: ${reason}. See the log lines before this one.`, { cause: error });
  }
}
