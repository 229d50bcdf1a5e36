import { createServer } from 'node:net';

/** Listens briefly on a port, or on one that the system picks. */
const tryPort = (port: number): Promise<number | undefined> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen(port, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : undefined));
    });
  });

export const isPortFree = async (port: number): Promise<boolean> => (await tryPort(port)) !== undefined;

/** Returns a port that no process uses now. */
export const freePort = async (): Promise<number> => {
  const port = await tryPort(0);
  if (port === undefined) throw new Error('This machine has no free port: stop a server and try again.');
  return port;
};
