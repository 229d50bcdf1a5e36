import { Worker } from 'node:worker_threads';
import { type PGlite, protocol } from '@electric-sql/pglite';
import type { WorkerReply, WorkerRequest } from './worker.ts';

type PendingRequest = { resolve: (bytes: Uint8Array) => void; reject: (error: Error) => void };
type BackendMessage = Parameters<Parameters<InstanceType<typeof protocol.Parser>['parse']>[1]>[0];

/** What `createPgConfig` uses of a PGlite; the real one is in the worker thread. */
export type EmbeddedEngine = {
  forDriver: PGlite;
  close: () => Promise<void>;
};

/** The frontend messages that make the server answer at once: Sync and a simple Query. */
const flushingTypes = new Set(['S'.charCodeAt(0), 'Q'.charCodeAt(0)]);

/** Starts the embedded PostgreSQL in its thread and gives the driver a way to speak to it. */
export const startEngine = async (dataDir: string): Promise<EmbeddedEngine> => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: { dataDir } });
  const pendingRequests = new Map<number, PendingRequest>();
  let lastId = 0;
  let stopped: Error | undefined;

  const stop = (error: Error) => {
    stopped = error;
    for (const { reject } of pendingRequests.values()) reject(error);
    pendingRequests.clear();
  };
  const send = (request: { message: Uint8Array } | { close: true }) =>
    new Promise<Uint8Array>((resolve, reject) => {
      if (stopped) return reject(stopped);
      lastId += 1;
      pendingRequests.set(lastId, { resolve, reject });
      worker.postMessage({ ...request, id: lastId } satisfies WorkerRequest);
    });

  const started = new Promise<void>((resolve, reject) => {
    worker.on('message', (reply: WorkerReply) => {
      if ('ready' in reply) return resolve();
      if ('failedToStart' in reply) {
        return reject(new Error(`The embedded database in ${dataDir} did not start: ${reply.failedToStart}`));
      }
      const pending = pendingRequests.get(reply.id);
      pendingRequests.delete(reply.id);
      if ('failure' in reply) pending?.reject(new Error(`The embedded database failed: ${reply.failure}`));
      else pending?.resolve(reply.bytes);
    });
    worker.on('error', (cause) => {
      const error = new Error('The embedded database stopped.', { cause });
      stop(error);
      reject(error);
    });
    worker.on('exit', () => stop(new Error('The embedded database is closed.')));
  });
  await started;

  // One Parse, Bind, Describe, Execute, Sync travels to the thread as one message, not as five.
  let buffered: Uint8Array[] = [];
  const execProtocolStream = async (message: Uint8Array): Promise<BackendMessage[]> => {
    buffered.push(message);
    if (!flushingTypes.has(message[0] ?? 0)) return [];
    const bytes = await send({ message: buffered.length === 1 ? message : Buffer.concat(buffered) }).finally(
      () => (buffered = []),
    );
    const messages: BackendMessage[] = [];
    new protocol.Parser().parse(Buffer.from(bytes), (part) => messages.push(part));
    return messages;
  };

  return {
    forDriver: { waitReady: Promise.resolve(), execProtocolStream } as unknown as PGlite,
    close: async () => {
      await send({ close: true });
      await worker.terminate();
    },
  };
};
