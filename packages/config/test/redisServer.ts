import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

const bulk = (value: string | undefined): string =>
  value === undefined ? '$-1\r\n' : `$${Buffer.byteLength(value)}\r\n${value}\r\n`;

/** Takes whole commands off the front of what a client sent; what is left waits for more. */
const readCommands = (buffer: Buffer): { readonly commands: readonly (readonly string[])[]; readonly rest: Buffer } => {
  const commands: string[][] = [];
  let rest = buffer;
  for (;;) {
    let at = 0;
    const line = (): string | undefined => {
      const end = rest.indexOf('\r\n', at);
      if (end < 0) return undefined;
      const text = rest.subarray(at, end).toString();
      at = end + 2;
      return text;
    };
    const head = line();
    if (!head?.startsWith('*')) return { commands, rest };
    const parts: string[] = [];
    while (parts.length < Number(head.slice(1))) {
      const size = line();
      const length = Number(size?.slice(1));
      if (size === undefined || rest.length < at + length + 2) return { commands, rest };
      parts.push(rest.subarray(at, at + length).toString());
      at += length + 2;
    }
    commands.push(parts);
    rest = rest.subarray(at);
  }
};

/** The part of the Redis protocol that the cache speaks, on a real port. `hang` makes it accept and never answer. */
export const startRedisServer = async () => {
  const values = new Map<string, string>();
  const commands: (readonly string[])[] = [];
  const sockets = new Set<Socket>();
  const state: { mode: 'answer' | 'hang' } = { mode: 'answer' };
  const answer = ([name = '', ...args]: readonly string[]): string => {
    switch (name.toUpperCase()) {
      case 'GET':
        return bulk(values.get(args[0] ?? ''));
      case 'MGET':
        return `*${args.length}\r\n${args.map((key) => bulk(values.get(key))).join('')}`;
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
      const { commands: complete, rest } = readCommands(Buffer.concat([buffer, chunk]));
      buffer = rest;
      commands.push(...complete);
      if (state.mode === 'answer') socket.write(complete.map(answer).join(''));
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
