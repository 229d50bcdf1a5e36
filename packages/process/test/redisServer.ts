import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** A bulk string of RESP, the Redis protocol; null for a missing value. */
const toBulkString = (value: string | undefined): string =>
  value === undefined ? '$-1\r\n' : `$${Buffer.byteLength(value)}\r\n${value}\r\n`;

/**
 * Parses the complete commands (RESP arrays of bulk strings) at the start of a buffer. An incomplete command is in
 * `rest`.
 */
const parseCommands = (
  buffer: Buffer,
): { readonly commands: readonly (readonly string[])[]; readonly rest: Buffer } => {
  const commands: string[][] = [];
  let rest = buffer;
  for (;;) {
    let position = 0;
    const readLine = (): string | undefined => {
      const end = rest.indexOf('\r\n', position);
      if (end < 0) return undefined;
      const line = rest.subarray(position, end).toString();
      position = end + 2;
      return line;
    };
    const arrayHeader = readLine();
    if (!arrayHeader?.startsWith('*')) return { commands, rest };
    const args: string[] = [];
    while (args.length < Number(arrayHeader.slice(1))) {
      const stringHeader = readLine();
      const length = Number(stringHeader?.slice(1));
      if (stringHeader === undefined || rest.length < position + length + 2) return { commands, rest };
      args.push(rest.subarray(position, position + length).toString());
      position += length + 2;
    }
    commands.push(args);
    rest = rest.subarray(position);
  }
};

/**
 * Starts a server on a free port with the Redis commands that the caches use. It stops after the current test. In the
 * mode `hang` it accepts connections and never responds.
 */
export const startRedisServer = async () => {
  const values = new Map<string, string>();
  const commands: (readonly string[])[] = [];
  const sockets = new Set<Socket>();
  const state: { mode: 'reply' | 'hang' } = { mode: 'reply' };
  /** The clients that subscribe to a channel. */
  const subscribers = new Map<string, Set<Socket>>();
  const toPush = (...parts: string[]): string => `>${parts.length}\r\n${parts.map(toBulkString).join('')}`;
  const toReply = (socket: Socket, [name = '', ...args]: readonly string[]): string => {
    const [channel = '', message = ''] = args;
    switch (name.toUpperCase()) {
      case 'SUBSCRIBE':
        subscribers.set(channel, (subscribers.get(channel) ?? new Set()).add(socket));
        return `>3\r\n${toBulkString('subscribe')}${toBulkString(channel)}:1\r\n`;
      case 'PUBLISH':
        for (const subscriber of subscribers.get(channel) ?? []) subscriber.write(toPush('message', channel, message));
        return `:${subscribers.get(channel)?.size ?? 0}\r\n`;
      case 'GET':
        return toBulkString(values.get(args[0] ?? ''));
      case 'MGET':
        return `*${args.length}\r\n${args.map((key) => toBulkString(values.get(key))).join('')}`;
      case 'SET':
        values.set(args[0] ?? '', args[1] ?? '');
        return '+OK\r\n';
      default:
        return '+OK\r\n';
    }
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    let buffer: Buffer = Buffer.alloc(0);
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk: Buffer) => {
      const { commands: complete, rest } = parseCommands(Buffer.concat([buffer, chunk]));
      buffer = rest;
      commands.push(...complete);
      if (state.mode === 'reply') socket.write(complete.map((command) => toReply(socket, command)).join(''));
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const stop = (): void => {
    sockets.forEach((socket) => socket.destroy());
    server.close();
  };
  onTestFinished(stop);
  return { url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`, values, commands, state, stop };
};
