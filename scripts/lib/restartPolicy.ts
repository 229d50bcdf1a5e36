import { configurationExitCode } from '@masthead/process/command';

/** What to do after a process has ended by itself. */
export type Restart = { kind: 'give-up' } | { kind: 'restart'; delayMs: number; failures: number };

/** Delays before the first and further restarts, in ms. The last one repeats. */
const delaysMs = [200, 1_000, 2_000, 5_000, 10_000, 30_000] as const;
/** A process that ran this long, in ms, was stable: the next restart is the first one again. */
const stableMs = 60_000;

/**
 * Decides whether a process starts again, and when. `failures` counts its ends since it was last stable, without this
 * one.
 */
export const toRestart = ({
  code,
  uptimeMs,
  failures,
}: {
  code: number;
  uptimeMs: number;
  failures: number;
}): Restart => {
  if (code === configurationExitCode) return { kind: 'give-up' };
  const earlier = uptimeMs >= stableMs ? 0 : failures;
  const delayMs = delaysMs[Math.min(earlier, delaysMs.length - 1)] ?? delaysMs[0];
  return { kind: 'restart', delayMs, failures: earlier + 1 };
};
