import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';

/** A request of the load. Times in ms. */
type Sample = { path: string; status: number | string; waitMs: number };

/** What readers of pages seen before noticed. */
export type LoadResult = {
  requests: number;
  /** Statuses other than 200 and errors of connections, with their counts. */
  failures: ReadonlyMap<number | string, number>;
  longestMs: number;
  /** The page of the longest wait. */
  slowest: string;
  p99Ms: number;
  medianMs: number;
  /** The longest time that the load itself had no processor. Waits up to it prove nothing. */
  ownDelayMs: number;
};

const requestTimeoutMs = 30_000;
const pauseMs = 100;

/** Requests an address. Returns its status, or the code of the error. */
export const visit = async (url: string): Promise<Omit<Sample, 'path'>> => {
  const began = performance.now();
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(requestTimeoutMs) });
    await response.arrayBuffer();
    return { status: response.status, waitMs: performance.now() - began };
  } catch (error) {
    const { cause, name } = error instanceof Error ? error : { cause: undefined, name: String(error) };
    return { status: (cause as { code?: string } | undefined)?.code ?? name, waitMs: performance.now() - began };
  }
};

/** Requests pages again and again, as several readers, until it is stopped. */
export const startLoad = (origin: string, paths: readonly string[], readers = 6): (() => Promise<LoadResult>) => {
  const samples: Sample[] = [];
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const state = { isRunning: true, next: 0 };
  const read = async (): Promise<void> => {
    while (state.isRunning) {
      const path = paths[(state.next += 1) % paths.length] ?? '/';
      samples.push({ path, ...(await visit(origin + path)) });
      await wait(pauseMs);
    }
  };
  const running = Promise.all(Array.from({ length: readers }, read));
  return async () => {
    state.isRunning = false;
    await running;
    delay.disable();
    const failures = new Map<number | string, number>();
    for (const { status } of samples) if (status !== 200) failures.set(status, (failures.get(status) ?? 0) + 1);
    const slow = samples.toSorted((left, right) => right.waitMs - left.waitMs);
    const getWait = (share: number): number => Math.round(slow[Math.floor(slow.length * share)]?.waitMs ?? 0);
    return {
      requests: samples.length,
      failures,
      longestMs: getWait(0),
      slowest: slow[0]?.path ?? '',
      p99Ms: getWait(0.01),
      medianMs: getWait(0.5),
      ownDelayMs: Math.round(delay.max / 1e6),
    };
  };
};
