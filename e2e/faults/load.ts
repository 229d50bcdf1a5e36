import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';

/** A page that the load requests, with the name that reports show and its usual status. */
export type Target = { name: string; url: string; status: number };

/** A request of the load. Times in ms. */
type Sample = { name: string; status: number | string; waitMs: number };

type JudgedSample = Sample & { isExpected: boolean; netMs: number };

/** The longest wait of a cached page for any other process, in ms. */
export const maxCachedWaitMs = 250;

/** What readers of pages seen before noticed. */
export type LoadResult = {
  requests: number;
  /** Statuses other than the usual one and errors of connections, each with its page, and their counts. */
  failures: ReadonlyMap<string, number>;
  /** Requests that waited longer than `maxCachedWaitMs`, without the delays of the load itself. */
  slow: readonly string[];
  maxMs: number;
  /** The page of the longest wait. */
  slowest: string;
  p99Ms: number;
  medianMs: number;
  /** The longest time that the load itself had no processor. Waits up to it prove nothing. */
  ownDelayMs: number;
};

const requestTimeoutMs = 30_000;
const pauseMs = 100;
const tickMs = 10;

/** Adds up the time in which this process had no processor, in ms. */
const startDelayMeter = (): { getMs: () => number; stop: () => void } => {
  let delayedMs = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    delayedMs += Math.max(now - last - tickMs, 0);
    last = now;
  }, tickMs);
  return {
    // A delay in progress has no tick yet.
    getMs: () => delayedMs + Math.max(performance.now() - last - tickMs, 0),
    stop: () => clearInterval(timer),
  };
};

/** Requests an address. Returns its status, or the code of the error. */
export const visit = async (url: string): Promise<Omit<Sample, 'name'>> => {
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
export const startLoad = (targets: readonly Target[], readers = 6): (() => Promise<LoadResult>) => {
  const samples: JudgedSample[] = [];
  const meter = startDelayMeter();
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const state = { isRunning: true, next: 0 };
  const read = async (): Promise<void> => {
    while (state.isRunning) {
      const target = targets[(state.next += 1) % targets.length];
      if (!target) throw new Error('The load has no pages.');
      const delayedBefore = meter.getMs();
      const sample = await visit(target.url);
      samples.push({
        name: target.name,
        ...sample,
        isExpected: sample.status === target.status,
        netMs: sample.waitMs - (meter.getMs() - delayedBefore),
      });
      await wait(pauseMs);
    }
  };
  const running = Promise.all(Array.from({ length: readers }, read));
  return async () => {
    state.isRunning = false;
    await running;
    delay.disable();
    meter.stop();
    const failures = new Map<string, number>();
    for (const { name, status, isExpected } of samples)
      if (!isExpected) failures.set(`${status} ${name}`, (failures.get(`${status} ${name}`) ?? 0) + 1);
    const slowest = samples.toSorted((left, right) => right.waitMs - left.waitMs);
    const getWait = (share: number): number => Math.round(slowest[Math.floor(slowest.length * share)]?.waitMs ?? 0);
    return {
      requests: samples.length,
      failures,
      slow: samples
        .filter(({ netMs }) => netMs > maxCachedWaitMs)
        .toSorted((left, right) => right.netMs - left.netMs)
        .map(({ name, netMs }) => `${name} ${Math.round(netMs)} ms`),
      maxMs: getWait(0),
      slowest: slowest[0]?.name ?? '',
      p99Ms: getWait(0.01),
      medianMs: getWait(0.5),
      ownDelayMs: Math.round(delay.max / 1e6),
    };
  };
};
