import { once } from 'node:events';
import { chmodSync, lstatSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import path from 'node:path';
import type pg from 'pg';
import type { Logger } from 'pino';
import { OperatorError } from '../../server/operatorError.ts';
import { type Exchange, flushingTypes, joinBytes, startedResponse } from './socket.ts';

/** PostgreSQL's driver derives the name of the socket from the folder and this port. */
export const sharedPort = 5432;

const toSocketPath = (directory: string): string => path.join(directory, `.s.PGSQL.${sharedPort}`);

/** The longest path of a socket on Linux and macOS. */
const maxSocketPathBytes = 103;

/** The largest request of a command: hundreds of articles in one statement have a few MB. */
const maxRequestBytes = 256 * 1024 * 1024;

/** How long a command may leave its transaction idle, such as while it is suspended: everything else waits for its end. */
const maxIdleInTransactionMs = 15_000;

/** How often a command that works inside a transaction without queries must send one. */
export const pingIntervalMs = 5_000;

/** Version 3.0 of the protocol, in the first message of a client. */
const protocolVersion = 196_608;

/** Whether the path of the socket in a folder is short enough for the operating system. */
const canShare = (directory: string): boolean => Buffer.byteLength(toSocketPath(directory)) <= maxSocketPathBytes;

type ClientRequest = { kind: 'start' | 'statement'; bytes: Uint8Array<ArrayBuffer> };

/** Splits what a client sends into requests, each of which has one response. */
async function* readRequests(socket: Socket): AsyncGenerator<ClientRequest> {
  let bytes = Buffer.alloc(0);
  /** Where the complete messages of the next request end. */
  let end = 0;
  let kind: ClientRequest['kind'] = 'start';
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    bytes = Buffer.concat([bytes, chunk]);
    for (;;) {
      // The first message has no type.
      const lengthAt = kind === 'start' ? end : end + 1;
      if (bytes.length < lengthAt + 4) break;
      const nextEnd = lengthAt + bytes.readUInt32BE(lengthAt);
      if (nextEnd < lengthAt + 4 || nextEnd > maxRequestBytes) return;
      if (bytes.length < nextEnd) break;
      const type = bytes[end] ?? 0;
      end = nextEnd;
      if (kind === 'statement' && !flushingTypes.has(type)) continue;
      yield { kind, bytes: joinBytes([bytes.subarray(0, end)]) };
      bytes = bytes.subarray(end);
      end = 0;
      kind = 'statement';
    }
  }
}

const isStart = (bytes: Uint8Array): boolean =>
  bytes.length >= 8 && Buffer.from(bytes).readInt32BE(4) === protocolVersion;

/** Whether a response ends with the message that the session is in no transaction. */
const isOutsideTransaction = (response: Uint8Array): boolean =>
  Buffer.from(response.subarray(-6)).equals(startedResponse.subarray(-6));

/** Serves one client. There is one session: it gets it for a statement or a transaction, as this process does. */
const serveClient = async (socket: Socket, pool: pg.Pool, exchange: Exchange): Promise<void> => {
  let session: pg.PoolClient | undefined;
  try {
    for await (const { kind, bytes } of readRequests(socket)) {
      if (kind === 'start') {
        if (!isStart(bytes)) return;
        socket.write(startedResponse);
        continue;
      }
      socket.setTimeout(0);
      session ??= await pool.connect();
      const response = await exchange(bytes);
      socket.write(response);
      if (isOutsideTransaction(response)) {
        session.release();
        session = undefined;
      } else socket.setTimeout(maxIdleInTransactionMs);
    }
  } finally {
    socket.destroy();
    // The client was interrupted in a transaction.
    if (session) {
      await session.query('rollback').finally(() => session?.release());
    }
  }
};

/** Lets commands use the embedded database of this process by a socket that only the owner of its folder can enter. */
export const shareDatabase = async ({
  directory,
  pool,
  exchange,
  log,
}: {
  directory: string;
  pool: pg.Pool;
  exchange: Exchange;
  log: Pick<Logger, 'warn'>;
}): Promise<() => Promise<void>> => {
  if (!canShare(directory)) {
    log.warn(
      `npm commands on the data work only while the provider is stopped: the path of ${directory} is too long for a socket`,
    );
    return async () => undefined;
  }
  const file = toSocketPath(directory);
  // Left over from a killed process: the lock of the database guarantees that no other one runs.
  rmSync(file, { force: true });
  const clients = new Map<Socket, Promise<void>>();
  const server = createServer((socket) => {
    socket.on('timeout', () => socket.destroy());
    const served = serveClient(socket, pool, exchange)
      // The command was killed, or the database has failed, which the next query of this process reports.
      .catch(() => undefined)
      .finally(() => clients.delete(socket));
    clients.set(socket, served);
  });
  server.listen(file);
  await once(server, 'listening');
  chmodSync(file, 0o600);
  server.unref();
  return async () => {
    server.close();
    for (const socket of clients.keys()) socket.destroy();
    await Promise.all(clients.values());
  };
};

/** The error of a command whose database another process has open without sharing it. */
export const createNotSharedError = (directory: string, options?: ErrorOptions): OperatorError =>
  new OperatorError(
    `Another process is using the database in ${directory} and accepts no commands: a provider that starts, or another command. Try again when it has started or ended.`,
    options,
  );

/** Throws where no process of the current user shares the database of a folder. */
export const assertShared = (directory: string): void => {
  if (!canShare(directory))
    throw new OperatorError(
      `The provider is running, and the path of ${directory} is too long for the socket of commands. Stop it, or move DATA_DIR to a shorter path.`,
    );
  const file = toSocketPath(directory);
  const stats = lstatSync(file, { throwIfNoEntry: false });
  if (!stats) throw createNotSharedError(directory);
  if (stats.uid !== process.getuid?.())
    throw new OperatorError(
      `The provider runs as another user (${stats.uid}), whose socket is ${file}. Run the command as that user.`,
    );
};
