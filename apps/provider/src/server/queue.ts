import { getTelemetry } from '@masthead/telemetry';
import type { Handler } from './http.ts';
import { isLoopback, type IsProxy, toClientKey } from '@masthead/process/clients';

/** `background`: no client waits, and the last slot stays free for clients. */
type Urgency = 'foreground' | 'background';

/** The caller of a job. Aborting the signal removes this caller from the queue. */
export type Caller = { client: string; urgency: Urgency; signal?: AbortSignal | undefined };

type QueueOptions = {
  /** Name of the queue in metrics. */
  name: string;
  /** Maximum jobs that run at once. */
  concurrency: number;
  /** Maximum waiting jobs, in total and per client. */
  maxWaiting: number;
  maxWaitingPerClient: number;
};

/** Thrown when the queue is full: a result would come too late to be of use. */
export class QueueFullError extends Error {
  override name = 'QueueFullError';
}

type Job<T> = {
  key: string;
  urgency: Urgency;
  task: () => Promise<T>;
  done: PromiseWithResolvers<T>;
  isRunning: boolean;
  callers: Map<string, number>;
};

/** Resolves as the promise does, or rejects with the signal's reason when it aborts. */
const rejectOnAbort = <T>(promise: Promise<T>, signal: AbortSignal | undefined, onAbort: () => void): Promise<T> => {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    const abort = (): void => {
      onAbort();
      reject(signal.reason);
    };
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
};

/** The waiting jobs of each client, in the order in which they were added. */
const createWaitingJobs = <T>() => {
  const byClient: Record<Urgency, Map<string, Job<T>[]>> = { foreground: new Map(), background: new Map() };
  const list = (urgency: Urgency, client: string): readonly Job<T>[] => byClient[urgency].get(client) ?? [];
  return {
    list,
    listClients: (urgency: Urgency): readonly string[] => [...byClient[urgency].keys()],
    has: (client: string): boolean => byClient.foreground.has(client) || byClient.background.has(client),
    add: (job: Job<T>, client: string): void =>
      void byClient[job.urgency].set(client, [...list(job.urgency, client), job]),
    remove: (job: Job<T>, client: string): void => {
      const remaining = list(job.urgency, client).filter((other) => other !== job);
      if (remaining.length === 0) byClient[job.urgency].delete(client);
      else byClient[job.urgency].set(client, remaining);
    },
  };
};

/**
 * Creates a fair queue of keyed jobs. Calls with the same key share one run. The next job belongs to the client with
 * the fewest running jobs and, among equals, to the least recently served client: a client with a hundred jobs delays
 * another client's first job by at most one job. A job without remaining callers is removed.
 */
export const createQueue = <T>({ name, concurrency, maxWaiting, maxWaitingPerClient }: QueueOptions) => {
  const jobs = new Map<string, Job<T>>();
  const waitingJobs = createWaitingJobs<T>();
  const running: Record<Urgency, number> = { foreground: 0, background: 0 };
  /** For each client with jobs: how many run, and the turn in which the last one started. */
  const clients = new Map<string, { running: number; lastTurn: number }>();
  let waitingCount = 0;
  let turn = 0;
  getTelemetry().gauge('queueLength', () => [{ value: waitingCount, labels: { queue: name } }]);

  const getUsage = (client: string) => clients.get(client) ?? { running: 0, lastTurn: 0 };

  const finish = (job: Job<T>, client: string): void => {
    jobs.delete(job.key);
    running[job.urgency] -= 1;
    const { running: before, lastTurn } = getUsage(client);
    if (before === 1 && !waitingJobs.has(client)) clients.delete(client);
    else clients.set(client, { running: before - 1, lastTurn });
    startNext();
  };

  const start = (job: Job<T>, client: string): void => {
    job.isRunning = true;
    waitingCount -= 1;
    for (const caller of job.callers.keys()) waitingJobs.remove(job, caller);
    running[job.urgency] += 1;
    turn += 1;
    clients.set(client, { running: getUsage(client).running + 1, lastTurn: turn });
    job.task().then(
      (result) => {
        finish(job, client);
        job.done.resolve(result);
      },
      (error: unknown) => {
        finish(job, client);
        job.done.reject(error);
      },
    );
  };

  const startNext = (): void => {
    if (running.foreground + running.background >= concurrency) return;
    const urgency: Urgency = waitingJobs.listClients('foreground').length > 0 ? 'foreground' : 'background';
    if (urgency === 'background' && running.background >= Math.max(1, concurrency - 1)) return;
    const [client] = waitingJobs
      .listClients(urgency)
      .toSorted((a, b) => getUsage(a).running - getUsage(b).running || getUsage(a).lastTurn - getUsage(b).lastTurn);
    const job = client === undefined ? undefined : waitingJobs.list(urgency, client)[0];
    if (!job || client === undefined) return;
    start(job, client);
    startNext();
  };

  const removeCaller = (job: Job<T>, client: string): void => {
    if (job.isRunning) return;
    const remainingCalls = (job.callers.get(client) ?? 0) - 1;
    if (remainingCalls > 0) return void job.callers.set(client, remainingCalls);
    job.callers.delete(client);
    waitingJobs.remove(job, client);
    if (getUsage(client).running === 0 && !waitingJobs.has(client)) clients.delete(client);
    if (job.callers.size > 0) return;
    jobs.delete(job.key);
    waitingCount -= 1;
  };

  const addJob = (key: string, urgency: Urgency, task: () => Promise<T>): Job<T> => {
    const job: Job<T> = { key, urgency, task, done: Promise.withResolvers<T>(), isRunning: false, callers: new Map() };
    // Prevents an unhandled rejection when every caller has left.
    job.done.promise.catch(() => undefined);
    jobs.set(key, job);
    waitingCount += 1;
    return job;
  };

  const run = async (key: string, { client, urgency, signal }: Caller, task: () => Promise<T>): Promise<T> => {
    signal?.throwIfAborted();
    const shared = jobs.get(key);
    if (!shared?.isRunning && !shared?.callers.has(client)) {
      const isFull = !shared && waitingCount >= maxWaiting;
      if (isFull || waitingJobs.list(shared?.urgency ?? urgency, client).length >= maxWaitingPerClient)
        throw new QueueFullError('Too many requests are waiting. Try again in a few seconds.');
    }
    const job = shared ?? addJob(key, urgency, task);
    if (!job.isRunning) {
      const calls = job.callers.get(client) ?? 0;
      job.callers.set(client, calls + 1);
      if (calls === 0) waitingJobs.add(job, client);
      startNext();
    }
    return rejectOnAbort(job.done.promise, signal, () => removeCaller(job, client));
  };

  return { run };
};

/** A request takes less than a second. */
const retrySeconds = 2;

const createBusyResponse = (): Response =>
  Response.json(
    { errors: [{ message: `The service is busy. Try again in ${retrySeconds} s.` }] },
    { status: 503, headers: { 'retry-after': String(retrySeconds), 'cache-control': 'no-store' } },
  );

/** Schedules clients fairly (`createQueue`), apart from trusted proxies, which are sites: they skip the queue. */
export const createRequestQueue = (options: Omit<QueueOptions, 'name'>, isProxy: IsProxy = isLoopback) => {
  const queue = createQueue<Response>({ name: 'request', ...options });
  let requestCount = 0;
  return (handle: Handler): Handler =>
    async (request, client) => {
      if (isProxy(client)) return handle(request, client);
      requestCount += 1;
      try {
        return await queue.run(
          String(requestCount),
          { client: toClientKey(client), urgency: 'foreground', signal: request.signal },
          () => handle(request, client),
        );
      } catch (error) {
        if (error instanceof QueueFullError) return createBusyResponse();
        throw error;
      }
    };
};
