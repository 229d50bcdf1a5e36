import { createServer } from 'node:net';
import { StartError } from './errors.ts';

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

export const freePort = async (): Promise<number> => {
  const port = await tryPort(0);
  if (port === undefined) throw new StartError('This machine has no free port: stop a server and try again.');
  return port;
};

/** Throws when the port is in use; the error names the variable to set. */
export const assertPortFree = async (port: number, variable: string, what: string): Promise<void> => {
  if (await isPortFree(port)) return;
  throw new StartError(
    `Port ${port} is taken, so ${what} cannot start. Stop what uses it, or choose another port: ${variable}=${port + 10} npm start`,
  );
};
