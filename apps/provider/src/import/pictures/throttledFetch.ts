import { setTimeout as wait } from 'node:timers/promises';
import { fetchMedia, type Network } from '../../media/library/fetchMedia.ts';
import type { MediaLibrary } from '../../media/library/mediaLibrary.ts';
import type { MediaResult } from '../../media/library/mediaRecord.ts';

const perHost = 2;
/** Waiting times before a download is tried again. */
const retryMs = [1_000, 4_000] as const;

/** Statuses that another try does not change. */
const isFinal = (message: string): boolean => /status 4(?:0[0-7]|1\d)/.test(message);

/** Runs at most `perHost` tasks of a host at the same time, in their order. */
export const createHostQueue = () => {
  const queues = new Map<string, { running: number; waiting: (() => void)[] }>();
  return async <Value>(host: string, task: () => Promise<Value>): Promise<Value> => {
    const queue = queues.get(host) ?? { running: 0, waiting: [] };
    queues.set(host, queue);
    // A task that ends passes its place on, so that a new task cannot start in between.
    if (queue.running >= perHost) await new Promise<void>((resolve) => void queue.waiting.push(resolve));
    else queue.running += 1;
    try {
      return await task();
    } finally {
      const next = queue.waiting.shift();
      if (next) next();
      else queue.running -= 1;
    }
  };
};

/** Adds remote files to the library: few at a time from one host, and again after a failure that may pass. */
export type ThrottledFetch = (url: URL) => Promise<MediaResult>;

/** Creates a fetcher. `network` and `delays` are for tests. */
export const createThrottledFetch = (
  library: MediaLibrary,
  { network, delays = retryMs }: { network?: Network | undefined; delays?: readonly number[] } = {},
): ThrottledFetch => {
  const inHostQueue = createHostQueue();
  return (url) =>
    inHostQueue(url.host, async () => {
      for (const delay of [...delays, undefined]) {
        const result = await fetchMedia(library, url.href, network);
        const [issue] = result.ok ? [] : result.error;
        const mayPass = issue?.code === 'busy' || (issue?.code === 'unreachable' && !isFinal(issue.message));
        if (!mayPass || delay === undefined) return result;
        await wait(delay);
      }
      throw new Error('The loop returns in its last round.');
    });
};
