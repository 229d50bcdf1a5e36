import type { Server, Socket } from 'node:net';
import type { IsProxy } from '@masthead/process/clients';

/** Maximum open connections: in total, and per address that is not a trusted proxy. */
const connectionLimits = { total: 2_000, perAddress: 100 } as const;

/** Closes connections beyond the limits immediately, so that one address cannot use all of them. */
export const limitConnections = (
  server: Server,
  isProxy: IsProxy,
  limits: Readonly<Record<keyof typeof connectionLimits, number>> = connectionLimits,
): void => {
  const open = new Map<string, number>();
  server.maxConnections = limits.total;
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress;
    if (address === undefined || isProxy(address)) return;
    const count = (open.get(address) ?? 0) + 1;
    if (count > limits.perAddress) {
      socket.destroy();
      return;
    }
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left === 0) open.delete(address);
      else open.set(address, left);
    });
  });
};
