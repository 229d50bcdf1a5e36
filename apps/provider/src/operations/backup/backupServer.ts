import { chmodSync, rmSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';

/** The socket of the provider that uses an embedded database: no other process can read its files meanwhile. */
const toSocketPath = (dataDirectory: string): string => path.join(dataDirectory, 'database', 'backup.sock');

/** The longest path of a socket on Linux and macOS. */
const maxSocketPath = 103;

/** Result of a backup, as sent to the command. */
export type BackupReply = { kind: 'done'; bytes: number } | { kind: 'failed'; message: string };

/** Accepts requests for backups from commands on this machine. The socket is for the owner of the data folder only. */
export const startBackupServer = async (
  dataDirectory: string,
  backUp: (file: string) => Promise<BackupReply>,
): Promise<Server | undefined> => {
  const socket = toSocketPath(dataDirectory);
  if (socket.length > maxSocketPath) return undefined;
  // Left over from a killed process: the lock of the database guarantees that no other one runs.
  rmSync(socket, { force: true });
  const server = createServer(async (incoming, outgoing) => {
    const file = await text(incoming).catch(() => undefined);
    if (file === undefined) return; // The command was stopped before its request was complete.
    outgoing.setHeader('content-type', 'application/json').end(JSON.stringify(await backUp(file)));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(socket, resolve);
  });
  chmodSync(socket, 0o600);
  server.unref();
  return server;
};

/** Requests a backup from the running provider. Undefined where none is running. */
export const requestBackup = (dataDirectory: string, file: string): Promise<BackupReply | undefined> =>
  new Promise((resolve, reject) => {
    const outgoing = request({ socketPath: toSocketPath(dataDirectory), method: 'POST', path: '/' }, (incoming) => {
      text(incoming).then((body) => resolve(JSON.parse(body) as BackupReply), reject);
    });
    outgoing.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(undefined);
      else reject(error);
    });
    outgoing.end(file);
  });
