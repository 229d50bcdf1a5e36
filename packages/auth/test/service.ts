import { createServer, type IncomingMessage } from 'node:http';
import { onTestFinished } from 'vitest';

/** What a service was asked. */
export type Asked = { method: string; url: string; body: unknown };

export type Answering = (asked: Asked) => { status?: number; body: unknown };

const textOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
};

/** A service on this machine for one test. It answers what the test says and remembers what it was asked. */
export const startService = async (answer: Answering): Promise<{ origin: string; asked: Asked[] }> => {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    void textOf(request).then((text) => {
      const one = {
        method: request.method ?? '',
        url: request.url ?? '',
        body: text === '' ? undefined : (JSON.parse(text) as unknown),
      };
      asked.push(one);
      const { status = 200, body } = answer(one);
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(typeof body === 'string' ? body : JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The service has no port.');
  return { origin: `http://127.0.0.1:${address.port}`, asked };
};
