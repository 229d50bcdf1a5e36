import { createServer, type IncomingMessage } from 'node:http';
import { onTestFinished } from 'vitest';

/** A request as the service received it. */
export type ReceivedRequest = { method: string; url: string; body: unknown };

/** Returns the status (default 200) and body of the response. A string is sent as it is, other bodies as JSON. */
export type Responder = (request: ReceivedRequest) => { status?: number; body: unknown };

const readText = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
};

/** Starts an HTTP service that records its requests. It is closed when the test finishes. */
export const startService = async (respond: Responder): Promise<{ origin: string; requests: ReceivedRequest[] }> => {
  const requests: ReceivedRequest[] = [];
  const server = createServer((request, response) => {
    void readText(request).then((text) => {
      const received = {
        method: request.method ?? '',
        url: request.url ?? '',
        body: text === '' ? undefined : (JSON.parse(text) as unknown),
      };
      requests.push(received);
      const { status = 200, body } = respond(received);
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(typeof body === 'string' ? body : JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The service has no port.');
  return { origin: `http://127.0.0.1:${address.port}`, requests };
};
