import { setTimeout as wait } from 'node:timers/promises';
import { formatError } from './errors.ts';
import type { Service } from './service.ts';
import { configurationExitCode } from '@masthead/process/command';

/** What to do after a process has ended by itself. */
type Restart = { kind: 'give-up' } | { kind: 'restart'; delayMs: number; failures: number };

/** Delays before the first and further restarts, in ms. The last one repeats. */
const delaysMs = [200, 1_000, 2_000, 5_000, 10_000, 30_000] as const;
/** A process that ran this long, in ms, was stable: the next restart is the first one again. */
const stableMs = 60_000;

/** Whether and when a process starts again. `failures` counts its ends since it was last stable. */
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

export type SuperviseOptions = {
  start: () => Service;
  /** Resolves when the service can be used; rejects when it has exited or takes too long. */
  waitUntilReady: (service: Service) => Promise<void>;
  /** Called when the process has ended by itself and starts again after a delay. */
  onRestart: (service: Service, exit: { code: number; delayMs: number }) => void;
  /** Called when a restarted service is ready. */
  onReadyAgain: (service: Service) => void;
  /** Called when a restart cannot help, with the exit code. */
  onGiveUp: (service: Service, code: number) => void;
};

/** A service that starts again when it ends by itself. */
export type SupervisedService = {
  /** Rejects where the first start fails: a later one would fail in the same way. */
  ready: Promise<void>;
  /** The running process, or the last one. */
  current: () => Service;
  stop: () => Promise<void>;
};

/** Starts a service and, once it was ready, restarts it with increasing delays when it ends by itself. */
export const supervise = ({
  start,
  waitUntilReady,
  onRestart,
  onReadyAgain,
  onGiveUp,
}: SuperviseOptions): SupervisedService => {
  const stopping = new AbortController();
  let service = start();
  let startedAt = performance.now();
  /** Starts the service again. Returns when it is ready, or has ended, or takes too long and was stopped. */
  const startAgain = async (): Promise<void> => {
    service = start();
    startedAt = performance.now();
    try {
      await waitUntilReady(service);
      if (!stopping.signal.aborted) onReadyAgain(service);
    } catch (error) {
      if (stopping.signal.aborted) return;
      console.error(formatError(error));
      await service.stop();
    }
  };

  const watch = async (): Promise<void> => {
    let failures = 0;
    for (;;) {
      const { code } = await service.ended;
      if (stopping.signal.aborted) return;
      const restart = toRestart({ code, uptimeMs: performance.now() - startedAt, failures });
      if (restart.kind === 'give-up') return onGiveUp(service, code);
      ({ failures } = restart);
      onRestart(service, { code, delayMs: restart.delayMs });
      await wait(restart.delayMs, undefined, { signal: stopping.signal }).catch(() => undefined); // stop() ends the wait
      if (stopping.signal.aborted) return;
      await startAgain();
    }
  };

  return {
    ready: waitUntilReady(service).then(() => void watch()),
    current: () => service,
    stop: async () => {
      stopping.abort();
      await service.stop();
    },
  };
};
