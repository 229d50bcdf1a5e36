/** Deliberate failures of the stub. */
const failureModes = ['none', 'throw', 'never', 'error', 'stale', 'garbage'] as const;
/** One of the failures. */
export type FailureMode = (typeof failureModes)[number];

/**
 * Behavior of the stub in this tab, from the URL:
 * `?house-delay=2000&house-empty=vert1,footer&house-size=largest&house-fault=throw`.
 */
export type Behavior = {
  delayMs: number;
  empty: string[];
  size: 'usual' | 'largest' | 'smallest';
  failure: FailureMode;
};

const usual: Behavior = { delayMs: 0, empty: [], size: 'usual', failure: 'none' };

const findOption = <Choice extends string>(choices: readonly Choice[], value: string | null): Choice | undefined =>
  choices.find((choice) => choice === value);

/** Reads the behavior from a query string. Missing parameters keep the previous values. */
export const readBehavior = (search: string, before: Behavior = usual): Behavior => {
  const query = new URLSearchParams(search);
  const delayMs = Number(query.get('house-delay') ?? before.delayMs);
  return {
    delayMs: Number.isFinite(delayMs) ? Math.min(Math.max(0, delayMs), 20_000) : before.delayMs,
    empty: query.get('house-empty')?.split(',').filter(Boolean) ?? before.empty,
    size: findOption(['usual', 'largest', 'smallest'], query.get('house-size')) ?? before.size,
    failure: findOption(failureModes, query.get('house-fault')) ?? before.failure,
  };
};
