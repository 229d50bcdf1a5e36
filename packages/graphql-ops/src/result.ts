/** A value or an expected error, which is returned instead of thrown. */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

/** Why a label has no result (§5: required fields; §8: failed requests). */
export type ContentError =
  | { readonly kind: 'incomplete-query'; readonly missing: readonly string[] }
  | { readonly kind: 'unavailable'; readonly cause: unknown };

/** Creates a successful result. */
export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

/** Creates a failed result. */
export const err = <E>(error: E): { readonly ok: false; readonly error: E } => ({ ok: false, error });
