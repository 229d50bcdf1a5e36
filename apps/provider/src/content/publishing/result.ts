/** A problem of an input: the path of the field (`slides[2].image.alt`, empty for the whole) and what to do. */
export type Issue = { path: string; message: string };

/** Why content was not written. */
export type PublishError =
  | { kind: 'invalid'; issues: readonly Issue[] }
  | { kind: 'not-found' }
  /** The caller may not make this change. */
  | { kind: 'forbidden'; scope: string }
  /** The stored document has another hash than the caller expects. */
  | { kind: 'changed'; hash: string | undefined };

/** A value, or the reason why there is none. */
export type Result<Value, Failure = PublishError> = { ok: true; value: Value } | { ok: false; error: Failure };

export const ok = <Value>(value: Value): { ok: true; value: Value } => ({ ok: true, value });

export const fail = <Failure>(error: Failure): { ok: false; error: Failure } => ({ ok: false, error });

export const invalid = (issues: readonly Issue[]): { ok: false; error: PublishError } =>
  fail({ kind: 'invalid', issues });
