import type { ContentError } from '@masthead/graphql-ops';

/** Why an address is not found: `known` routes without that content, `unmatched` addresses, and missing files. */
export type MissingAddress = 'known' | 'unmatched' | 'file';

/** Why a page cannot be shown: not found, or a content error (§8). */
export type PageError = { kind: 'not-found'; address?: MissingAddress } | ContentError;

export type PageResult<View> = { ok: true; value: View } | { ok: false; error: PageError };

export const found = <View>(value: View): PageResult<View> => ({ ok: true, value });

/** The route exists, its content does not. */
export const notFound: PageResult<never> = { ok: false, error: { kind: 'not-found' } };

/** The address matches no route (§2.4, §8). */
export const unmatched = (address: 'unmatched' | 'file'): Extract<PageResult<never>, { ok: false }> => ({
  ok: false,
  error: { kind: 'not-found', address },
});

/** Thrown when the content service fails, so that the response is a 500 and is not cached. */
export class ContentUnavailableError extends Error {
  override readonly name = 'ContentUnavailableError';
  constructor(error: ContentError) {
    const reason =
      error.kind === 'incomplete-query'
        ? `the query lacks ${error.missing.join(', ')}`
        : 'the content service returned no usable response';
    super(`This page could not be loaded: ${reason}. See the preceding log lines.`, { cause: error });
  }
}
