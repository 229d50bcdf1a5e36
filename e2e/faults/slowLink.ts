import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A network connection between two processes of the deployment. */
export type Link = {
  name: string;
  port: number;
  /** Delays what passes from now on, in each direction. */
  setDelayMs: (delayMs: number) => void;
  stop: () => void;
};

/** Starts a TCP proxy in front of a port, which delays what it passes on. */
export const startLink = async (name: string, targetPort: number): Promise<Link> => {
  let delayMs = 0;
  const sockets = new Set<Socket>();
  /** Passes data on in their order, also when the delay changes or a timer is late. */
  const pass = (from: Socket, to: Socket): void => {
    const waiting: { dueAt: number; act: () => void }[] = [];
    let timer: NodeJS.Timeout | undefined;
    const actOnDue = (): void => {
      const now = performance.now();
      while (waiting[0] && waiting[0].dueAt <= now) waiting.shift()?.act();
      timer = waiting[0] && setTimeout(actOnDue, waiting[0].dueAt - now);
    };
    const schedule = (act: () => void): void => {
      waiting.push({ dueAt: performance.now() + delayMs, act });
      if (timer === undefined) actOnDue();
    };
    from.on('data', (chunk) => schedule(() => to.write(chunk)));
    from.on('end', () => schedule(() => to.end()));
    from.on('close', () => schedule(() => to.destroy()));
    // A broken connection closes both sides.
    from.on('error', () => to.destroy());
  };
  const server = createServer({ allowHalfOpen: true, noDelay: true }, (client) => {
    const target = connect({ port: targetPort, host: '127.0.0.1', noDelay: true, allowHalfOpen: true });
    for (const socket of [client, target]) {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
    }
    pass(client, target);
    pass(target, client);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    name,
    port: (server.address() as AddressInfo).port,
    setDelayMs: (ms) => (delayMs = ms),
    stop: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
};
