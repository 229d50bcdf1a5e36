import { createHmac } from 'node:crypto';
import { variables } from '@masthead/scripts/env';
import { StartError } from '@masthead/scripts/errors';
import { waitUntilReady } from '@masthead/scripts/ready';
import { freePort } from '@masthead/process/ports';
import type { Service } from '@masthead/scripts/service';
import { readMainProcessId } from './processes.ts';

/** A connection to the inspector of a running process (Chrome DevTools Protocol). */
export type Inspector = {
  /** Calls a method. @throws Error with the inspector's message if it fails */
  call: <Result>(method: string, parameters?: Readonly<Record<string, unknown>>) => Promise<Result>;
  close: () => void;
};

/** The inspector's port of a service. Pass `env` when it is started; nothing listens until it is inspected. */
export const createInspectorPort = async (): Promise<{ port: number; env: Readonly<Record<string, string>> }> => {
  const port = await freePort();
  return { port, env: { NODE_OPTIONS: `${variables.NODE_OPTIONS ?? ''} --inspect-port=${port}`.trim() } };
};

type Message = { id?: number; result?: unknown; error?: { message: string } };

/** Turns on the inspector of a service with the environment of `createInspectorPort`, and connects to it. */
export const connectInspector = async (service: Service, port: number): Promise<Inspector> => {
  // Node starts its inspector on this signal.
  process.kill(readMainProcessId(service), 'SIGUSR1');
  const list = `http://127.0.0.1:${port}/json/list`;
  await waitUntilReady(service, list);
  const [target] = (await (await fetch(list)).json()) as readonly { webSocketDebuggerUrl: string }[];
  if (!target) throw new StartError(`${service.name} has no inspector on port ${port}.`);
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  const { promise: opened, resolve, reject } = Promise.withResolvers<void>();
  socket.addEventListener('open', () => resolve());
  socket.addEventListener('error', () =>
    reject(new StartError(`The inspector of ${service.name} refuses connections.`)),
  );
  await opened;
  const pending = new Map<number, PromiseWithResolvers<unknown>>();
  socket.addEventListener('message', ({ data }) => {
    const { id = 0, result, error } = JSON.parse(String(data)) as Message;
    const call = pending.get(id);
    pending.delete(id);
    if (error) call?.reject(new Error(`The inspector of ${service.name}: ${error.message}`));
    else call?.resolve(result);
  });
  socket.addEventListener('close', () => {
    for (const call of pending.values()) call.reject(new StartError(`${service.name} closed its inspector.`));
  });
  let lastId = 0;
  return {
    call: <Result>(method: string, parameters = {}) => {
      const call = Promise.withResolvers<unknown>();
      lastId += 1;
      pending.set(lastId, call);
      socket.send(JSON.stringify({ id: lastId, method, params: parameters }));
      return call.promise as Promise<Result>;
    },
    close: () => socket.close(),
  };
};

/** Purges the pages and query results with a tag from a site, as a content system does. Returns the status. */
export const purge = async (origin: string, tag: string, secret: string): Promise<number> => {
  const [time, body] = [String(Date.now()), JSON.stringify({ tags: [tag] })];
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  const response = await fetch(`${origin}/api/purge/`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', 'x-purge-time': time, 'x-purge-signature': signature },
  });
  await response.arrayBuffer();
  return response.status;
};

/** Called once for each document that is rendered for the cache. */
const rendering = { file: 'next-runtime/src/documentCache/documentCache.ts', name: 'toDocument' } as const;

type Coverage = {
  result: readonly {
    url: string;
    functions: readonly { functionName: string; ranges: readonly { count: number }[] }[];
  }[];
};

/** Counts the documents that a site renders for its cache while work runs. */
export const countRenders = async ({ call }: Inspector, work: () => Promise<void>): Promise<number> => {
  await call('Profiler.enable');
  await call('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  // The first report may have calls since the start of the process.
  await call('Profiler.takePreciseCoverage');
  await work();
  const { result } = await call<Coverage>('Profiler.takePreciseCoverage');
  await call('Profiler.stopPreciseCoverage');
  return result
    .filter(({ url }) => url.endsWith(rendering.file))
    .flatMap(({ functions }) => functions)
    .filter(({ functionName }) => functionName === rendering.name)
    .reduce((sum, { ranges }) => sum + (ranges[0]?.count ?? 0), 0);
};

const readers = 200;
const freshLimitMs = 30_000;

/** Longer than a purged page is served stale (`purgeTimes.ts`). */
const purgeMs = 1_200;

type CacheState = string | null;

const requestPage = async (url: string): Promise<CacheState> => {
  const response = await fetch(url);
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${url} returned ${response.status}.`);
  return response.headers.get('x-page-cache');
};

/** Counts the renders of a page for 200 readers at once. `before` makes it stale: they come until it is replaced. */
export const countRendersForCrowd = (
  inspector: Inspector,
  url: string,
  before: () => Promise<void> = async () => {},
): Promise<number> =>
  countRenders(inspector, async () => {
    await before();
    const purgeEnd = Date.now() + purgeMs;
    const deadline = Date.now() + freshLimitMs;
    for (let states: CacheState[] = ['HIT']; states.every((state) => state === 'HIT');) {
      if (Date.now() > deadline) throw new Error(`${url} is neither rendered nor stale after ${freshLimitMs} ms.`);
      states = await Promise.all(Array.from({ length: readers }, () => requestPage(url)));
    }
    // A stale page is rendered after its response.
    while ((await requestPage(url)) !== 'HIT' || Date.now() < purgeEnd)
      if (Date.now() > deadline) throw new Error(`${url} is not cached after ${freshLimitMs} ms.`);
  });
