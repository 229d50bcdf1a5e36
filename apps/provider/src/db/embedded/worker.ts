import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { joinBytes } from './socket.ts';
import { SyncedFiles, toSyncedParams } from './syncedFiles.ts';

/** A request in the wire protocol. The database has a thread, because a query would block the event loop. */
export type WorkerRequest = { id: number } & ({ message: Uint8Array } | { close: true });
/** The size of the page cache: 128 MB, or 16 MB. */
export type EngineMemory = 'normal' | 'small';
/** `folder` contains the files of the database; without it the database is in memory. */
export type WorkerOptions = { folder: string | undefined; memory: EngineMemory };
export type WorkerReply =
  | { ready: true }
  | { id: number; bytes: Uint8Array }
  | { id: number; failure: string }
  | { failedToStart: string };

const { folder, memory } = workerData as WorkerOptions;
const port = parentPort;
if (!port) throw new Error('db/embedded/worker.ts must run as a worker thread. Open the database with openDatabase.');
/** Sends a reply; the memory of a result moves to the other thread instead of being copied. */
const send = (reply: WorkerReply) =>
  port.postMessage(reply, 'bytes' in reply && reply.bytes.length > 0 ? [reply.bytes.buffer as ArrayBuffer] : []);
const getErrorMessage = (error: unknown) => (error instanceof Error ? error.message : String(error));

// The default limit of the write-ahead log is 1 GB, far more than a publication needs.
const startParams = [
  ...PGlite.defaultStartParams,
  '-c',
  'max_wal_size=128MB',
  ...(memory === 'small' ? ['-c', 'shared_buffers=16MB'] : []),
];

/** PGlite's other methods for messages also parse each response and keep it, so memory would grow with each query. */
const execute = async (database: PGlite, message: Uint8Array): Promise<Uint8Array> => {
  const parts: Uint8Array[] = [];
  // The bytes are a view of the database's memory.
  const onRawData = (bytes: Uint8Array): void => void parts.push(bytes.slice());
  await database.execProtocolRawStream(message, { syncToFs: false, onRawData });
  const [first] = parts;
  return first && parts.length === 1 ? first : joinBytes(parts);
};

try {
  const database = await PGlite.create(
    folder === undefined
      ? { dataDir: 'memory://', startParams }
      : { fs: new SyncedFiles(folder), startParams: toSyncedParams(startParams) },
  );
  // One request at a time arrives, and folders need no synchronization, so no lock is needed: it costs more than a
  // small query.
  port.on('message', async (request: WorkerRequest) => {
    try {
      if ('close' in request) {
        await database.close();
        send({ id: request.id, bytes: new Uint8Array() });
        port.close();
        return;
      }
      send({ id: request.id, bytes: await execute(database, request.message) });
    } catch (error) {
      send({ id: request.id, failure: getErrorMessage(error) });
    }
  });
  send({ ready: true });
} catch (error) {
  send({ failedToStart: getErrorMessage(error) });
  port.close();
}
