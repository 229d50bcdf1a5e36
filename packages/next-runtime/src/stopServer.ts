import type { Server, ServerResponse } from 'node:http';

/** Interval in ms in which connections that have become idle are closed. */
const pollMs = 50;

/** Follows the responses of a server, so that it can be stopped between two requests of each connection. */
export const createServerStop = (server: Server) => {
  const open = new Set<ServerResponse>();
  let isStopping = false;
  server.prependListener('request', (_, response: ServerResponse) => {
    if (isStopping) response.shouldKeepAlive = false;
    open.add(response);
    response.once('close', () => open.delete(response));
  });
  return {
    /** Finishes the requests that have arrived. After `deadlineMs` the remaining connections are closed. */
    stop: async (deadlineMs: number): Promise<void> => {
      isStopping = true;
      // A proxy that reuses a connection learns from `Connection: close` to open another one, to another instance.
      for (const response of open) response.shouldKeepAlive = false;
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      const closeIdle = setInterval(() => server.closeIdleConnections(), pollMs);
      const deadline = setTimeout(() => server.closeAllConnections(), deadlineMs);
      await closed;
      clearInterval(closeIdle);
      clearTimeout(deadline);
    },
  };
};
