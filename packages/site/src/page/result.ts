import type { ContentError } from '@masthead/graphql-ops';

/** Why a screen cannot be shown: not there, or not to be had right now (SPEC §8). */
export type PageError = { kind: 'not-found' } | ContentError;

/** What a loader answers: the screen's view, or why there is none. */
export type PageResult<View> = { ok: true; value: View } | { ok: false; error: PageError };

/** The view of a screen that was found. */
export const found = <View>(value: View): PageResult<View> => ({ ok: true, value });

/** The address names nothing. */
export const notFound: PageResult<never> = { ok: false, error: { kind: 'not-found' } };

/** Something that should have worked did not; thrown so that the answer is a 500 and is not cached. */
export class ContentFault extends Error {
  override readonly name = 'ContentFault';
  constructor(error: ContentError) {
    const reason = error.kind === 'incomplete-query' ? `the query lacks ${error.missing.join(', ')}` : 'the content service gave no usable answer';
    super(`This page could not be loaded: ${reason}. See the log lines before this one.`, { cause: error });
  }
}
