import { Worker } from 'node:worker_threads';
import { EngineSocket, type Exchange } from './socket.ts';
import type { EngineMemory, WorkerOptions, WorkerReply, WorkerRequest } from './worker.ts';

type PendingRequest = { resolve: (bytes: Uint8Array) => void; reject: (error: Error) => void };

type EmbeddedEngine = {
  /** Creates a connection for the driver. All share one session of the database. */
  connect: () => EngineSocket;
  /** Sends messages of the wire protocol to the session. The caller has reserved it in the pool of its connection. */
  exchange: Exchange;
  close: () => Promise<void>;
};

/** Starts the embedded PostgreSQL in a worker thread, in a folder or in memory, and returns its connection. */
export const startEngine = async (
  folder: string | undefined,
  memory: EngineMemory = 'normal',
): Promise<EmbeddedEngine> => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: { folder, memory } satisfies WorkerOptions,
  });
  const pendingRequests = new Map<number, PendingRequest>();
  let lastId = 0;
  let stopError: Error | undefined;

  const rejectAllRequests = (error: Error) => {
    stopError = error;
    for (const { reject } of pendingRequests.values()) reject(error);
    pendingRequests.clear();
  };
  const send = (request: { message: Uint8Array<ArrayBuffer> } | { close: true }) =>
    new Promise<Uint8Array>((resolve, reject) => {
      if (stopError) return reject(stopError);
      lastId += 1;
      pendingRequests.set(lastId, { resolve, reject });
      // The memory of a message moves to the thread instead of being copied.
      const moved = 'message' in request ? [request.message.buffer] : [];
      worker.postMessage({ ...request, id: lastId } satisfies WorkerRequest, moved);
    });

  const started = new Promise<void>((resolve, reject) => {
    worker.on('message', (reply: WorkerReply) => {
      if ('ready' in reply) return resolve();
      if ('failedToStart' in reply) {
        return reject(
          new Error(`The embedded database in ${folder ?? 'memory'} did not start: ${reply.failedToStart}`),
        );
      }
      const pendingRequest = pendingRequests.get(reply.id);
      pendingRequests.delete(reply.id);
      if ('failure' in reply) pendingRequest?.reject(new Error(`The embedded database failed: ${reply.failure}`));
      else pendingRequest?.resolve(reply.bytes);
    });
    worker.on('error', (cause) => {
      const error = new Error('The embedded database stopped.', { cause });
      rejectAllRequests(error);
      reject(error);
    });
    worker.on('exit', () => {
      const error = new Error('The embedded database is closed.');
      rejectAllRequests(error);
      // Without effect once it has started.
      reject(error);
    });
  });
  await started;

  const exchange: Exchange = (message) => send({ message });
  return {
    connect: () => new EngineSocket(exchange),
    exchange,
    close: async () => {
      await send({ close: true });
      await worker.terminate();
    },
  };
};
