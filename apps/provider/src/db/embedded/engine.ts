import { Worker } from 'node:worker_threads';
import { type PGlite, protocol } from '@electric-sql/pglite';
import type { WorkerOptions, WorkerReply, WorkerRequest } from './worker.ts';

type PendingRequest = { resolve: (bytes: Uint8Array) => void; reject: (error: Error) => void };
type BackendMessage = Parameters<Parameters<InstanceType<typeof protocol.Parser>['parse']>[1]>[0];

/** The size of the page cache: 128 MB, or 16 MB. */
export type EngineMemory = 'normal' | 'small';

/** A running embedded database. */
export type EmbeddedEngine = {
  /** A proxy to PGlite in the worker thread. It has only the members that `createPgConfig` uses. */
  forDriver: PGlite;
  /** Copies the files of the database to a folder. Queries wait meanwhile. */
  copyFiles: (folder: string) => Promise<void>;
  close: () => Promise<void>;
};

/** Type bytes of the client messages to which PostgreSQL responds at once: Sync and simple Query. */
const flushingTypes = new Set(['S'.charCodeAt(0), 'Q'.charCodeAt(0)]);

/** Starts the embedded PostgreSQL in a worker thread, with its files in a folder or in memory, and returns its connection for the driver. */
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
  const send = (request: { message: Uint8Array } | { copyTo: string } | { close: true }) =>
    new Promise<Uint8Array>((resolve, reject) => {
      if (stopError) return reject(stopError);
      lastId += 1;
      pendingRequests.set(lastId, { resolve, reject });
      worker.postMessage({ ...request, id: lastId } satisfies WorkerRequest);
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

  // Buffers messages until the next Sync or Query: the thread receives Parse, Bind, Describe, Execute and Sync as one
  // message instead of five. The driver has one connection, so queries do not overlap.
  let buffered: Uint8Array[] = [];
  const execProtocolStream = async (message: Uint8Array): Promise<BackendMessage[]> => {
    buffered.push(message);
    if (!flushingTypes.has(message[0] ?? 0)) return [];
    const bytes = await send({ message: buffered.length === 1 ? message : Buffer.concat(buffered) }).finally(
      () => (buffered = []),
    );
    const messages: BackendMessage[] = [];
    new protocol.Parser().parse(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), (part) =>
      messages.push(part),
    );
    return messages;
  };

  return {
    forDriver: { waitReady: Promise.resolve(), execProtocolStream } as unknown as PGlite,
    copyFiles: async (target) => {
      await send({ copyTo: target });
    },
    close: async () => {
      await send({ close: true });
      await worker.terminate();
    },
  };
};
