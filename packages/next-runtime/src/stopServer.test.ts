import { once } from 'node:events';
import { Agent, createServer, request as send, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createServerStop } from './stopServer';

const serve = async (listener: RequestListener) => {
  const server = createServer(listener);
  const { stop } = createServerStop(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const { port } = server.address() as AddressInfo;
  const get = async (): Promise<IncomingMessage> => {
    const request = send({ port, host: '127.0.0.1', agent }).end();
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    return response;
  };
  return { server, stop, get };
};

test('a request in progress is finished, and its connection is closed then', async () => {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
  const { stop, get } = await serve((_, response) => {
    arrive();
    void finished.then(() => response.end('complete'));
  });
  const response = get();
  await arrived;
  const stopped = stop(10_000);
  finish();
  const { headers } = (await response).resume();
  expect(headers.connection).toBe('close');
  await stopped;
  await expect(get()).rejects.toThrow('ECONNREFUSED');
});

test('an idle connection does not delay the stop', async () => {
  const { stop, get } = await serve((_, response) => response.end('complete'));
  (await get()).resume();
  await expect(stop(10_000)).resolves.toBeUndefined();
});

test('a request without end is aborted at the deadline', async () => {
  const { stop, get } = await serve((_, response) => void response.write('a part'));
  const response = await get();
  const failed = once(response.resume(), 'error');
  await stop(20);
  expect(String(await failed)).toContain('aborted');
});
