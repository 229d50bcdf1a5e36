import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';

/**
 * The embedded PostgreSQL in a thread of its own: a query would hold the event loop for as long as it runs.
 * The thread takes wire protocol in and gives wire protocol out.
 */
export type WorkerRequest = { id: number; message: Uint8Array } | { id: number; close: true };
export type WorkerReply =
  | { ready: true }
  | { id: number; bytes: Uint8Array }
  | { id: number; failure: string }
  | { failedToStart: string };

const { dataDir } = workerData as { dataDir: string };
const port = parentPort;
if (!port) throw new Error('db/embedded/worker.ts runs as a worker thread; open the database with openDatabase.');
const send = (reply: WorkerReply) => port.postMessage(reply);
const getErrorMessage = (error: unknown) => (error instanceof Error ? error.message : String(error));

// The write-ahead log of a publication this size needs no gigabyte of disk.
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
