import { getRequestContext, getTelemetry } from '@masthead/telemetry';
import { performance } from 'node:perf_hooks';
import { log } from '../log.ts';

/** Why a page that the cache holds is rendered again: the lifetime of its route is over, or it was purged a moment ago. */
export type Revalidation = 'stale' | 'purged';

/** Limits of the queue. Times are in ms. */
export type RenderQueueOptions = {
  /** Pages that are rendered at the same time while no cached page is requested. While some are, it is one. */
  maxRenders: number;
  /** Cached pages that are rendered again at once, which nobody waits for: old ones, and purged ones. */
  maxRevalidations: Readonly<Record<Revalidation, number>>;
  /** Pages that may wait. Of more, the last one of the client with the most is refused. */
  maxWaiting: number;
  /** Maximum share of time in which the event loop is busy, from one render to the next. */
  maxUtilization: number;
  /** Maximum wait of a page for an event loop that is less busy. */
  maxWaitMs: number;
  /** A render that takes longer waits for a service: it ends for the queue, so that other pages do not wait for it. */
  maxRenderMs: number;
  /** How long a request for a cached page counts. */
  readersMs: number;
  clock?: { now: () => number };
  /** Time in which the event loop has been busy since the start of the process. */
  getBusyMs?: () => number;
};

/** The function that ends a render. `refused`: too many pages wait. */
export type RenderTurn = (() => void) | 'refused';

type WaitingPage = { client: string; since: number; start: () => void; refuse: () => void };

const getBusyMs = (): number => performance.eventLoopUtilization().active;

/**
 * Decides when pages that no cache holds are rendered. Renders block the event loop for tens of milliseconds, and cached
 * pages wait for them. While cached pages are requested, pages are rendered one after the other, and the next one only
 * when the loop has had rest since the last one began: most requests for cached pages meet an idle loop. Waiting pages of
 * the client with the fewest come first, so that a reader does not wait for a crawler.
 */
export const createRenderQueue = ({
  maxRenders,
  maxRevalidations,
  maxWaiting,
  maxUtilization,
  maxWaitMs,
  maxRenderMs,
  readersMs,
  clock = performance,
  getBusyMs: readBusyMs = getBusyMs,
}: RenderQueueOptions) => {
  const waiting: WaitingPage[] = [];
  let running = 0;
  let revalidating = 0;
  let lastStart = { at: -Infinity, busyMs: 0 };
  let lastCachedPage = -Infinity;
  let timer: NodeJS.Timeout | undefined;

  const hasReaders = (): boolean => clock.now() - lastCachedPage < readersMs;

  /** The time from which the loop has been idle enough since the last render began, if it stays idle. */
  const getRestEnd = (): number => lastStart.at + (readBusyMs() - lastStart.busyMs) / maxUtilization;

  const createCount = (): ((page: WaitingPage) => number) => {
    const pagesByClient = new Map<string, number>();
    for (const { client } of waiting) pagesByClient.set(client, (pagesByClient.get(client) ?? 0) + 1);
    return ({ client }) => pagesByClient.get(client) ?? 0;
  };

  const findNext = (): WaitingPage | undefined => {
    const now = clock.now();
    const [first] = waiting;
    if (!first) return undefined;
    if (running >= (hasReaders() ? 1 : maxRenders)) return undefined;
    if (!hasReaders()) return first;
    if (now - first.since >= maxWaitMs) return first;
    if (now < getRestEnd()) return undefined;
    const countOf = createCount();
    return waiting.reduce((best, page) => (countOf(page) < countOf(best) ? page : best), first);
  };

  const startWaiting = (): void => {
    for (let next = findNext(); next; next = findNext()) {
      waiting.splice(waiting.indexOf(next), 1);
      next.start();
    }
    clearTimeout(timer);
    const [first] = waiting;
    // The end of a render starts the next one.
    if (!first || running > 0) return;
    const wakeAt = Math.min(getRestEnd(), first.since + maxWaitMs);
    timer = setTimeout(startWaiting, Math.max(Math.ceil(wakeAt - clock.now()), 1));
  };

  const refuseSurplus = (): void => {
    if (waiting.length <= maxWaiting) return;
    const countOf = createCount();
    const most = Math.max(...waiting.map(countOf));
    const refused = waiting.findLast((page) => countOf(page) === most);
    if (!refused) return;
    waiting.splice(waiting.indexOf(refused), 1);
    refused.refuse();
  };

  /** Returns the function that ends a render, once, and at the latest after `maxRenderMs`. */
  const untilEnded = (onEnd: () => void): (() => void) => {
    const state = { isRunning: true };
    const end = (): void => {
      clearTimeout(limit);
      if (!state.isRunning) return;
      state.isRunning = false;
      onEnd();
    };
    const limit = setTimeout(end, maxRenderMs);
    return end;
  };

  const start = (): (() => void) => {
    running += 1;
    lastStart = { at: clock.now(), busyMs: readBusyMs() };
    return untilEnded(() => {
      running -= 1;
      startWaiting();
    });
  };

  return {
    /** Resolves when the page may be rendered, to the function that ends its render, or when it is refused. */
    enter: (client: string): Promise<RenderTurn> =>
      new Promise((resolve) => {
        waiting.push({
          client,
          since: clock.now(),
          start: () => resolve(start()),
          refuse: () => resolve('refused'),
        });
        startWaiting();
        refuseSurplus();
      }),
    /** Begins to render a page of the cache again, unless too many are. */
    revalidate: (why: Revalidation): RenderTurn => {
      if (revalidating >= maxRevalidations[why]) return 'refused';
      revalidating += 1;
      return untilEnded(() => (revalidating -= 1));
    },
    /** Notes that a page came from a cache. */
    noteCachedPage: (): void => void (lastCachedPage = clock.now()),
    /** Pages that wait. */
    getLength: (): number => waiting.length,
  };
};

/** A queue of renders. */
export type RenderQueue = ReturnType<typeof createRenderQueue>;

/** The queue of this process. */
export const renderQueue = createRenderQueue({
  maxRenders: 4,
  maxRevalidations: { stale: 4, purged: 50 },
  maxWaiting: 300,
  maxUtilization: 0.35,
  maxWaitMs: 5_000,
  maxRenderMs: 2_000,
  readersMs: 1_000,
});

/** Waits for a turn in a queue of renders, and measures the render from there to the call of the returned function. */
export const waitForTurn = async (queue: Pick<RenderQueue, 'enter'>, client: string): Promise<RenderTurn> => {
  const arrivedAt = performance.now();
  const end = await queue.enter(client);
  if (end === 'refused') {
    log({
      level: 'warn',
      message:
        'A page was refused with a 503, because too many pages wait to be rendered. Start another instance of the site unless a crawler is the cause.',
    });
    return end;
  }
  const startedAt = performance.now();
  const { record } = getTelemetry();
  const context = getRequestContext();
  if (context) context.renderStartedAt = startedAt;
  record('renderWaitSeconds', (startedAt - arrivedAt) / 1_000, {});
  return () => {
    record('renderSeconds', (performance.now() - startedAt) / 1_000, { route: context?.route ?? '' });
    end();
  };
};
