/** An expected failure is a value, not an exception. */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

/** Why a label has no answer (SPEC §5: required fields; SPEC §8: failed requests). */
export type ContentError =
  | { readonly kind: 'incomplete-query'; readonly missing: readonly string[] }
  | { readonly kind: 'unavailable'; readonly cause: unknown };

/** Wraps a value. */
export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

/** Wraps an expected failure. */
export const err = <E>(error: E): { readonly ok: false; readonly error: E } => ({ ok: false, error });
