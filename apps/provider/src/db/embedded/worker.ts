import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';

/**
 * Request to the worker thread of the embedded PostgreSQL, in the wire protocol. The database has its own thread because
 * a query would block the event loop.
 */
export type WorkerRequest = { id: number; message: Uint8Array } | { id: number; close: true };
/** Reply of the worker thread. */
export type WorkerReply =
  | { ready: true }
  | { id: number; bytes: Uint8Array }
  | { id: number; failure: string }
  | { failedToStart: string };

const { dataDir } = workerData as { dataDir: string };
const port = parentPort;
if (!port) throw new Error('db/embedded/worker.ts must run as a worker thread. Open the database with openDatabase.');
const send = (reply: WorkerReply) => port.postMessage(reply);
const getErrorMessage = (error: unknown) => (error instanceof Error ? error.message : String(error));

// The default limit of the write-ahead log is 1 GB, far more than a publication needs.
const startParams = [...PGlite.defaultStartParams, '-c', 'max_wal_size=128MB'];

try {
  const database = await PGlite.create({ dataDir, startParams });
  port.on('message', async (request: WorkerRequest) => {
    try {
      if ('close' in request) {
        await database.close();
        send({ id: request.id, bytes: new Uint8Array() });
        port.close();
        return;
      }
      send({ id: request.id, bytes: await database.execProtocolRaw(request.message) });
    } catch (error) {
      send({ id: request.id, failure: getErrorMessage(error) });
    }
  });
  send({ ready: true });
} catch (error) {
  send({ failedToStart: getErrorMessage(error) });
  port.close();
}
